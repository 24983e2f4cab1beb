import Foundation
import WidgetIntents
import WidgetTimeline
import WidgetUI

/// An intent with a required parameter that has no value until the user sets one.
struct ChooseCode: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Code"

  @Parameter(title: "Code") var code: String
}

struct CodeProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> OddEntry { OddEntry(words: "any code") }

  func snapshot(for configuration: ChooseCode, in context: Context) async -> OddEntry {
    OddEntry(words: configuration.code)
  }

  func timeline(for configuration: ChooseCode, in context: Context) async -> Timeline<OddEntry> {
    Timeline(entries: [OddEntry(words: configuration.code)], policy: .never)
  }
}

struct NeedingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "needing", provider: CodeProvider()) { entry in
      VStack(alignment: .leading) {
        Text(verbatim: "Code").unredacted()
        Text(verbatim: entry.words)
      }
    }
    .configurationDisplayName("Code")
    .supportedFamilies([.systemSmall])
  }
}
