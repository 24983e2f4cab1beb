import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

enum Tone: String, AppEnum {
  case major, minor

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
    .major: "Major", .minor: "Minor",
  ]
}

/// An intent whose parameters have no defaults, as in many tutorials.
struct ChooseTone: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Tone"

  @Parameter(title: "Loud") var loud: Bool
  @Parameter(title: "Tone") var tone: Tone
}

struct ToneEntry: TimelineEntry {
  var date = Date.distantPast
  let configuration: ChooseTone
}

struct ToneProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ToneEntry { ToneEntry(configuration: ChooseTone()) }

  func snapshot(for configuration: ChooseTone, in context: Context) async -> ToneEntry {
    ToneEntry(configuration: configuration)
  }

  func timeline(for configuration: ChooseTone, in context: Context) async -> Timeline<ToneEntry> {
    Timeline(entries: [ToneEntry(configuration: configuration)], policy: .never)
  }
}

struct ChoosingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "tone", provider: ToneProvider()) { entry in
      Text(verbatim: "\(entry.configuration.loud) \(entry.configuration.tone)")
    }
    .configurationDisplayName("Tone")
    .supportedFamilies([.accessoryRectangular])
  }
}
