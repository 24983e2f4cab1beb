import Foundation
import Ground
import Moments
import RuntimeRecords
import SharedStore
import WidgetExtension
import WidgetRender

/// Serves widgets and the program's intents to the host that started this process.
@MainActor
enum WidgetService {
  /// Answers the host's requests until the host ends; the main actor remains available to views
  /// (WK-23).
  ///
  /// The connection to the host is opened before any of the author's code runs. An author's
  /// initializer may open sockets, and the first one would get the connection's descriptor.
  static func run(
    _ widgets: @autoclosure @escaping @MainActor @Sendable () -> [any Widget],
    owner: Any.Type,
    client: (any StoreClient.Type)?,
    besides otherModules: Set<String> = []
  ) -> Never {
    let hasHost = ExtensionServer.hasHost
    useZonesOfSystem()
    useNamedHome()
    do {
      let content = ServedContent(
        eachWidget: eachServed(of: widgets()),
        intents: try IntentRegistry.discovered(besides: otherModules),
        schemas: client?.storeSchemas ?? [],
        useStore: { store in
          AppDependencyManager.shared.add(dependency: store)
          client?.use(store)
        },
        keepsStateInStore: client?.keepsStateInStore ?? false,
        hasActivities: activityCheck(besides: otherModules),
        // On Apple's systems a daemon holds the defaults; here each process has a copy of their file.
        synchronize: { UserDefaults.standard.synchronize() }
      )
      guard hasHost else {
        // Without a host that says so, the environment names the language.
        let language = UserLanguage.named { ProcessInfo.processInfo.environment[$0] }
        UserLanguage.$spoken.withValue(language ?? .english) {
          StandaloneProgram.run(content, besides: otherModules)
        }
      }
      ExtensionServer.serve(content) { dispatchMain() }
    } catch {
      complain("\(owner): \(error.message)\n")
      exit(error.exitCode)
    }
  }

  /// Sets Foundation's time zone to UTC if the host uses UTC because it cannot read the zone in
  /// `TZ`.
  ///
  /// Otherwise Foundation's own zone could lead to other days than the host's.
  private static func useZonesOfSystem() {
    guard let name = getenv("TZ").map({ String(cString: $0) }),
      TimeZoneSource().zone(forTZ: name).problem != nil
    else { return }
    setenv("TZ", "UTC", 1)
  }

  /// Makes Foundation use the home folder in `HOME`, as the host and the defaults do.
  ///
  /// Without this, Foundation uses the home of the account, and an author's documents and caches
  /// would be in another folder.
  static func useNamedHome() {
    guard let home = getenv("HOME"), home[0] == UInt8(ascii: "/") else { return }
    setenv("CFFIXED_USER_HOME", home, 1)
  }

  /// Returns a closure that returns whether the program declares attributes of Live Activities.
  ///
  /// The closure searches the program on its first call and stores the result.
  private nonisolated static func activityCheck(
    besides otherModules: Set<String>
  ) -> @Sendable () -> Bool {
    let known = Guarded<Bool?>(nil)
    return {
      known.withLock { known in
        if let known { return known }
        let found = ConformanceRecords.conformances(
          to: [(any ActivityAttributes).self],
          besides: otherModules
        )
        known = !found[0].isEmpty
        return !found[0].isEmpty
      }
    }
  }

  /// Returns the widgets that `widget` contributes: itself, or each element of a list.
  static func servedWidgets(of widget: any Widget) -> [ServedWidget] {
    parts(of: widget).compactMap { served($0) }
  }

  private static func parts(of widget: any Widget) -> [any Widget] {
    (widget as? WidgetList)?.widgets.flatMap { parts(of: $0) } ?? [widget]
  }

  /// Returns an iterator over the widgets to serve; a widget is created when it is requested.
  private static func eachServed(of widgets: [any Widget]) -> EachWidget {
    var rest = widgets.flatMap { parts(of: $0) }[...]
    return EachWidget {
      while let widget = rest.popFirst() {
        if let served = served(widget) { return served }
      }
      return nil
    }
  }

  private static func served<Content: Widget>(_ widget: Content) -> ServedWidget? {
    // A control is offered by a widget of this module's.
    let control = (widget as? OfferedControl)?.control
    let type = SwiftTypeName.unqualified(
      control.map { Swift.type(of: $0) as Any.Type } ?? Content.self
    )
    if StoppedWidgets.contains(type) { return stopped(type) }
    StoppedWidgets.announce(type)
    guard let offer = widget._configuration.resolvedOffer else { return nil }
    // The name of an activity is that under which an intent begins it.
    let typeName = offer.isActivity ? offer.kind : type
    let configuration = offer.configuration
    OfferedConfigurations.note(configuration, of: offer.kind)
    func setting(_ request: WidgetRequest) -> PictureSetting {
      PictureSetting(
        family: request.family,
        isPreview: request.isPreview,
        configuration: request.configuration,
        hasContentMargins: offer.hasContentMargins,
        chosenMode: request.mode,
        foreseen: request.foreseen.map { Instant(microseconds: $0).date },
        isScrolled: request.isScrolled
      )
    }
    return ServedWidget(
      kind: offer.kind,
      typeName: typeName,
      displayName: offer.title(typeName: typeName, appName: WidgetOffer.appName),
      description: offer.description ?? "",
      families: offer.families ?? WidgetFamily.placeable,
      isActivity: offer.isActivity,
      configuration: configuration.map { IntentMetadata($0) },
      placeholder: { @MainActor in try offer.makePlaceholder(setting($0)) },
      snapshot: { @MainActor in try await offer.makeSnapshot(setting($0)) },
      timeline: { @MainActor in try await offer.makeTimeline(setting($0)) },
      configure: { arguments, kept, context in
        guard let type = configuration else { return [] }
        return try await IntentBuilder(context: context)
          .configured(type, arguments, keeping: kept)
      },
      recommendations: { @MainActor in offer.recommendations() }
    )
  }

  /// Returns the description of a widget whose configuration stops the program; it has no pictures.
  ///
  /// The name of its type is used as its kind.
  private static func stopped(_ type: String) -> ServedWidget {
    let failure = ServedFailure.badRequest(detail: "the program stops where it describes \(type)")
    var widget = ServedWidget(
      kind: type,
      typeName: type,
      displayName: LocalizedStringResource(stringLiteral: type),
      description: "",
      families: [],
      placeholder: { _ in throw failure },
      snapshot: { _ in throw failure },
      timeline: { _ in throw failure }
    )
    widget.stops = true
    return widget
  }

  private static func complain(_ text: String) {
    let bytes = [UInt8](text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
