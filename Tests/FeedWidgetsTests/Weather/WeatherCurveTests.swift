import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import FeedWidgets

@MainActor
@Suite("Curves of the weather", .timeLimit(.minutes(2)))
struct WeatherCurveTests {
  // BW-20, CL-20
  @Test(
    arguments: [
      ("live", WidgetFamily.systemMedium, CellSize(columns: 58, rows: 15)),
      ("dry", .systemMedium, CellSize(columns: 38, rows: 9)),
      ("live", .systemLarge, CellSize(columns: 57, rows: 30)),
      ("live", .systemExtraLarge, CellSize(columns: 98, rows: 26)),
    ]
  )
  func `they follow a page of other cells`(
    rows: String,
    family: WidgetFamily,
    cells: CellSize
  ) throws {
    let drawing = FeedDrawing(title: "Weather") { (entry: WeatherEntry) in
      WeatherView(picture: entry.picture)
    }
    let entry = WeatherEntry(date: FeedWorld.now, picture: FeedSamples.weatherPicture(rows))
    let lines = try drawing.lines(of: entry, family, on: cells)
    let name = "weather-\(rows)-\(family.commandLineName)-on-\(cells.columns)x\(cells.rows)"
    try expectSnapshot(lines.joined(separator: "\n"), name)
  }
}
