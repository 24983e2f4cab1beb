internal import Moments
package import SharedStore
package import WidgetIntents
internal import WidgetTimeline

/// The widgets, intents and hooks that one extension serves.
package struct ServedContent: Sendable {
  private let offered: OfferedWidgets
  package var intents: IntentRegistry
  /// Lines for the user who adds the extension.
  package var remarks: [String]
  /// The collections of the extension's modules; if there are none, the store is never opened.
  package var schemas: [ModuleSchema]
  /// Called with the open store before the first request that may use it.
  ///
  /// Called again when a store in memory is replaced by the real one.
  package var useStore: @Sendable (SharedStore) -> Void
  /// Whether intents change nothing outside of the store, so that their runs need not wait for each
  /// other (AI-75).
  package var keepsStateInStore: Bool
  /// Whether the program has Live Activities, which its intents may begin.
  package var hasActivities: @Sendable () -> Bool
  /// Called before and after the author's code runs for a request, in both cases before the answer.
  ///
  /// It reads the changes of other processes, and writes values that the code has set.
  package var synchronize: @Sendable () -> Void
  /// Called after the host has closed the connection, before the process ends, to clean up.
  package var leave: @Sendable () -> Void

  /// Creates the content; `eachWidget` returns one widget after another, and only as many as are
  /// requested.
  package init(
    eachWidget: @autoclosure @escaping @MainActor @Sendable () -> EachWidget,
    intents: IntentRegistry,
    remarks: [String] = [],
    schemas: [ModuleSchema] = [],
    useStore: @escaping @Sendable (SharedStore) -> Void = { _ in },
    keepsStateInStore: Bool = false,
    hasActivities: @escaping @Sendable () -> Bool = { false },
    synchronize: @escaping @Sendable () -> Void = {},
    leave: @escaping @Sendable () -> Void = {}
  ) {
    offered = OfferedWidgets(eachWidget)
    self.intents = intents
    self.remarks = remarks
    self.schemas = schemas
    self.useStore = useStore
    self.keepsStateInStore = keepsStateInStore
    self.hasActivities = hasActivities
    self.synchronize = synchronize
    self.leave = leave
  }
}

/// Returns the widgets of a program one after another.
///
/// The standard library's `AnyIterator` would search all conformances of the program at its first use.
package struct EachWidget {
  /// Returns the next widget, or `nil` after the last one.
  let next: () -> ServedWidget?

  package init(_ next: @escaping () -> ServedWidget?) {
    self.next = next
  }

  /// Returns the widgets of a list.
  package init(_ list: [ServedWidget]) {
    var rest = list[...]
    next = { rest.popFirst() }
  }
}

/// The widgets of a program, of which only those up to the one that a request needs are created.
///
/// An intent needs none of them, and a picture only one, so the author's code for others does not
/// run.
@MainActor
private final class OfferedWidgets {
  private let make: @MainActor @Sendable () -> EachWidget
  private lazy var rest = make()
  private var made: [ServedWidget] = []

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> EachWidget) {
    self.make = make
  }

  var list: [ServedWidget] {
    while let next = rest.next() { made.append(next) }
    return made
  }

  func first(ofKind kind: String) -> ServedWidget? {
    if let known = made.first(where: { $0.kind == kind }) { return known }
    while let next = rest.next() {
      made.append(next)
      if next.kind == kind { return next }
    }
    return nil
  }
}

extension ServedContent {
  /// The widgets in the order of the bundle, which is the order of galleries (WK-26).
  @MainActor package var widgets: [ServedWidget] { offered.list }

  @MainActor func widget(ofKind kind: String) -> ServedWidget? { offered.first(ofKind: kind) }

  /// The answer to `describe`: the description in English, with its texts in other languages.
  @MainActor var description: ExtensionDescription {
    var description = offer
    let lines = intents.namesakes + remarks
    if !lines.isEmpty { description.namesakes = lines }
    for language in UserLanguage.allCases where language != .english {
      let texts = UserLanguage.$spoken.withValue(language) {
        description.translation(to: described)
      }
      if !texts.isEmpty { description.translations = [language.rawValue: texts] }
    }
    return description
  }

  /// The description by which scripts are checked: names and types, without texts in other
  /// languages.
  @MainActor var offer: ExtensionDescription {
    UserLanguage.$spoken.withValue(.english) { described }
  }

  /// The description of the extension in the current language.
  @MainActor private var described: ExtensionDescription {
    var description = ExtensionDescription(
      widgets: widgets.map { widget in
        let configuration = widget.configuration.flatMap { configuration in
          intents.intents.first { $0.identifier == configuration.identifier } ?? configuration
        }
        return widget.summary(configuration)
      },
      intents: intents.intents,
      entities: intents.entities,
      enumerations: intents.enumerations,
      shortcuts: intents.shortcuts,
      shortCommands: intents.shortCommands.isEmpty ? nil : intents.shortCommands,
      records: schemas.flatMap(\.collections).map { RecordDescription($0) },
      keepsStateInStore: keepsStateInStore ? true : nil
    )
    description.asksForInput = true
    return description
  }
}

extension ServedWidget {
  fileprivate func summary(_ configuration: IntentMetadata?) -> WidgetDescription {
    var summary = WidgetDescription(
      kind: kind,
      name: commandLineName,
      displayName: displayName.text,
      description: description.text,
      families: families.map(\.commandLineName),
      configuration: configuration,
      isActivity: isActivity ? true : nil
    )
    // The host knows why.
    if stops { summary.stops = "its program stops" }
    return summary
  }

  /// The type's name in kebab case without a trailing `Widget`; for example, `to-do` for
  /// `ToDoWidget`.
  private var commandLineName: String {
    let suffix = "Widget"
    let isMoreThanSuffix = typeName.hasSuffix(suffix) && typeName.count > suffix.count
    return CommandLineName.kebab(
      isMoreThanSuffix ? String(typeName.dropLast(suffix.count)) : typeName
    )
  }
}
