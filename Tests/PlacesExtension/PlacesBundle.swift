import Foundation
import WidgetExtension
import WidgetIntents
import WidgetTimeline
import WidgetUI

// An extension whose widget and intents say what the host answers them, for tests of the built host.
@main
struct PlacesBundle: WidgetBundle {
  var body: some Widget {
    PlaceWidget()
    ForecastWidget()
    ChoosyWidget()
  }
}

struct ChoosePlace: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Place"

  @Parameter(title: "City", default: "Berlin") var city: String
}

struct PlaceEntry: TimelineEntry {
  let date: Date
  let city: String
  let placed: String
}

struct PlaceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> PlaceEntry {
    PlaceEntry(date: .distantPast, city: "", placed: "")
  }

  func snapshot(for configuration: ChoosePlace, in context: Context) async -> PlaceEntry {
    let placed = (try? await PlacedList.text) ?? "not known"
    return PlaceEntry(date: .distantPast, city: configuration.city, placed: placed)
  }

  func timeline(for configuration: ChoosePlace, in context: Context) async -> Timeline<PlaceEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlaceWidget", provider: PlaceProvider()) { entry in
      VStack(alignment: .leading) {
        Text(verbatim: entry.city)
        Text(verbatim: entry.placed)
        Button("List", intent: ListPlaced())
      }
    }
    .configurationDisplayName("Place")
    .description("Where, and what is placed.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

enum PlacedList {
  /// Lists the widgets that `WidgetCenter` reports, with the configurations that the host sends.
  static var text: String {
    get async throws {
      let infos = try await WidgetCenter.shared.currentConfigurations()
      let sent = await ExtensionServer.host?.configurations() ?? []
      let lines = zip(infos, sent).map { info, placed in
        let city = placed.configuration.map { "\($0.name)=\($0.input.description)" }
        return (["\(info.kind) \(info.family)"] + city).joined(separator: " ")
      }
      return lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
    }
  }
}

struct ListPlaced: AppIntent {
  static let title: LocalizedStringResource = "List Placed Widgets"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await PlacedList.text)
  }
}

struct Remark: AppIntent {
  static let title: LocalizedStringResource = "Remark"

  @Parameter(title: "Words") var words: String
  @Parameter(title: "Is Warning", default: false) var isWarning: Bool

  func perform() async throws -> some IntentResult {
    HostLink.current?.log(isWarning ? .warning : .note, words)
    return .result()
  }
}
