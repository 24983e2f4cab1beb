import Foundation
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// A widget's description for the host, with the function that makes its pictures.
struct WidgetOffer {
  var kind: String
  var displayName: LocalizedStringResource?
  var description: LocalizedStringResource?
  /// The supported families; `nil` for all that a terminal has.
  var families: [WidgetFamily]?
  var hasContentMargins = true
  /// Whether it draws Live Activities, which users do not place.
  var isActivity = false
  var configuration: (any AppIntent.Type)?
  var makePlaceholder: @MainActor (PictureSetting) throws -> MadeEntry
  var makeSnapshot: @MainActor (PictureSetting) async throws -> MadeEntry
  var makeTimeline: @MainActor (PictureSetting) async throws -> MadeTimeline
  /// The author's recommended configurations (WK-18).
  var recommendations: @MainActor () -> [RecommendedConfiguration] = { [] }
  /// Makes the picture of an entry that a preview lists; `nil` if the entry has another type than the provider's.
  var makeEntry: (@MainActor (any TimelineEntry, PictureSetting) -> MadeEntry?)?
}

/// The conditions of a requested picture, with the values from the widget's configuration.
struct PictureSetting {
  var family: WidgetFamily
  var isPreview = false
  /// The placed widget's parameters; those that are missing have their defaults.
  var configuration: [IntentArgument] = []
  var hasContentMargins = true
  /// The rendering mode if it differs from the family's.
  var chosenMode: DrawContext.RenderingMode?

  /// The future moment for which a picture is requested; `nil` for the present.
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

  /// Returns the configuration as an intent, with defaults for missing parameters (AI-18).
  func resolved<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    let context = IntentContext(now: SystemClock().date, timeZone: .current)
    return try await IntentBuilder(context: context).configuration(type, configuration)
  }
}
