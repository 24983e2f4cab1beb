import Foundation
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// A widget as its configuration describes it, and the function that makes its pictures.
struct WidgetOffer {
  var kind: String
  var displayName: LocalizedStringResource?
  var description: LocalizedStringResource?
  /// The supported families; `nil` for all families of a terminal.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  /// Whether it draws Live Activities, which users do not place.
  var isActivity = false
  var configuration: (any AppIntent.Type)?
  var makePlaceholder: @MainActor (PictureSetting) throws -> MadeEntry
  var makeSnapshot: @MainActor (PictureSetting) async throws -> MadeEntry
  var makeTimeline: @MainActor (PictureSetting) async throws -> MadeTimeline
  /// The author's ready-made configurations (WK-18).
  var recommendations: @MainActor () -> [RecommendedConfiguration] = { [] }
  /// An entry from elsewhere, as a preview lists it; `nil` for one of another type than the provider's.
  var makeEntry: (@MainActor (any TimelineEntry, PictureSetting) -> MadeEntry?)?
}

/// Which picture is wanted, with what the widget's configuration adds to the request.
struct PictureSetting {
  var family: WidgetFamily
  var isPreview = false
  /// The placed widget's parameters; what is not named keeps its default.
  var configuration: [IntentArgument] = []
  var hasContentMargins = true
  /// The rendering mode if it differs from the family's.
  var chosenMode: DrawContext.RenderingMode?

  /// The moment to foresee; `nil` is the present.
  var foreseen: Date?
  /// Whether the widget is being scrolled.
  var isScrolled = false

  /// The rendering mode of the picture.
  var mode: DrawContext.RenderingMode { chosenMode ?? family.renderingMode }

  var context: TimelineProviderContext {
    TimelineProviderContext(
      family: family,
      isPreview: isPreview,
      isScrolled: isScrolled,
      foreseen: foreseen
    )
  }

  /// The configuration as the intent's parameters, with defaults for what is not named (AI-18).
  func resolved<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    let context = IntentContext(now: SystemClock().date, timeZone: .current)
    return try await IntentBuilder(context: context).configuration(type, configuration)
  }
}
