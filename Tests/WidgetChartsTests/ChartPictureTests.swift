import Foundation
import Moments
import TestSupport
import Testing
import WidgetCharts
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// Pictures of charts in widgets, as texts that can be reviewed.
@MainActor
@Suite("Pictures of charts", .timeLimit(.minutes(5)))
struct ChartPictureTests {
  @Test(arguments: ChartCase.all)
  func `a chart is drawn like this`(chart: ChartCase) throws {
    let text = chart.families.map { family in
      [false, true].map { ChartPicture.text(of: chart.view(), in: family, isASCII: $0) }.joined()
    }
    .joined()
    try expectSnapshot(text, "chart-\(chart.name)")
  }

  @Test
  func `an axis goes over the values that are asked for, and a background is behind the marks`() {
    let plain = Chart { LineMark(x: .value("Hour", 1), y: .value("Cups", 2)) }
    let scaled = plain.chartXScale(domain: 0...900)
    let chart =
      scaled
      .chartBackground { _ in Text(verbatim: "behind") }
    let text = ChartPicture.text(of: chart, in: .systemMedium, isASCII: false)
    #expect(text.contains("behind"))
    func drawn(_ view: some View) -> String {
      ChartPicture.text(of: view, in: .systemMedium, isASCII: false)
    }
    #expect(drawn(scaled) != drawn(plain))
  }
}

/// Draws a view in a widget with its border.
@MainActor
enum ChartPicture {
  static func text(of view: some View, in family: WidgetFamily, isASCII: Bool) -> String {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en_US")
    let archive = ViewArchiver.archive(view.padding(.horizontal, 8), in: environment)
    let context = DrawContext(now: Instant(microseconds: 0), isASCII: isASCII)
    let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let content = WidgetPicture(archive, size: cells, in: context)
    return FramedWidget(content, title: "\(family.commandLineName)")
      .picture(in: context).grid.plainText
  }
}
