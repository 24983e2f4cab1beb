import Foundation
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// A widget's description for the host, with the function that makes its pictures.
struct WidgetOffer {
  var kind: String
  /// The author's name for the widget; `nil` if the author sets none.
  var displayName: LocalizedStringResource?
  /// The title of the intent that configures the widget, which users of a phone do not see; `nil`
  /// without an intent.
  var parametersTitle: LocalizedStringResource?
  var description: LocalizedStringResource?
  /// The supported families; `nil` for all that a terminal has.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  /// Whether the widget draws Live Activities, which users cannot place.
  var isActivity = false
  var configuration: (any AppIntent.Type)?
  var makePlaceholder: @MainActor (PictureSetting) throws -> MadeEntry
  var makeSnapshot: @MainActor (PictureSetting) async throws -> MadeEntry
  var makeTimeline: @MainActor (PictureSetting) async throws -> MadeTimeline
  /// The author's recommended configurations (WK-18).
  var recommendations: @MainActor () -> [RecommendedConfiguration] = { [] }
  /// Makes the picture of an entry of a `#Preview`.
  ///
  /// The closure returns `nil` if the entry's type is not the provider's.
  var makeEntry: (@MainActor (any TimelineEntry, PictureSetting) -> MadeEntry?)?
  /// Returns the Lock Screen view for an `ActivityViewContext`.
  ///
  /// The closure returns `nil` for a context of other attributes. The property is `nil` for
  /// widgets.
  var lockScreenView: (@MainActor (Any) -> AnyView?)?

  /// Returns the title for galleries and frames: the author's name for the widget, or else the
  /// app's name, as on a phone.
  ///
  /// A program without an app uses the title of the widget's parameters, or else the name of its
  /// type. `appName` is only evaluated if there is no name for the widget, because it opens the
  /// program's information.
  func title(typeName: String, appName: @autoclosure () -> String?) -> LocalizedStringResource {
    displayName ?? appName().map { LocalizedStringResource(stringLiteral: $0) } ?? parametersTitle
      ?? LocalizedStringResource(stringLiteral: typeName)
  }

  /// The name of the app that this imported program belongs to; `nil` for other programs.
  static var appName: String? {
    let name = Bundle.main.object(forInfoDictionaryKey: "WidgetctlAppName") as? String
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The conditions of a requested picture, with the values from the widget's configuration.
struct PictureSetting {
  var family: WidgetFamily
  var isPreview = false
  /// The placed widget's parameters; a parameter that is missing has its default.
  var configuration: [IntentArgument] = []
  var hasContentMargins = true
  /// The rendering mode for the picture; `nil` for the default mode of the family.
  var chosenMode: DrawContext.RenderingMode?

  /// The future moment for which a picture is requested; `nil` for the present.
  var foreseen: Date?
  /// Whether the widget is being scrolled.
  var isScrolled = false

  /// The requested rendering mode, or else the default mode of the family.
  var mode: DrawContext.RenderingMode { chosenMode ?? family.renderingMode }

  var context: TimelineProviderContext {
    TimelineProviderContext(
      family: family,
      isPreview: isPreview,
      isScrolled: isScrolled,
      foreseen: foreseen
    )
  }

  /// Returns the configuration as an intent, with defaults for missing parameters (AI-18).
  func resolved<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    let context = IntentContext(now: SystemClock().date, timeZone: .current)
    return try await IntentBuilder(context: context).configuration(type, configuration)
  }
}
