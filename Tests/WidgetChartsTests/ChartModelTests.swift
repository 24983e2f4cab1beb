import Foundation
import Testing
import WidgetUI

@testable import WidgetCharts

@Suite("A chart's marks and axes", .timeLimit(.minutes(5)))
struct ChartModelTests {
  private func model(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    ChartModel(content().plottedMarks, settings, calendar: Calendar(identifier: .gregorian))
  }

  private func spans(_ model: ChartModel) -> [[Double?]] {
    model.marks.map { [$0.y?.start.number, $0.y?.end?.number] }
  }

  @Test func `bars of one place stand on each other, those below zero downwards`() {
    let model = model {
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3))
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4))
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", -2))
      BarMark(x: .value("Day", "Tue"), y: .value("Cups", 1))
    }
    #expect(spans(model) == [[0, 3], [3, 7], [0, -2], [0, 1]])
    #expect(model.domain(\.y, count: 4) == .numbers(-5...10))
    #expect(model.domain(\.x, count: 4) == .categories(["Mon", "Tue"]))
  }

  @Test func `shares of a pile add up to one, and a centred pile has its middle at zero`() {
    let shares = model {
      each([3, 1]) { BarMark(x: .value("", "a"), y: .value("", $0), stacking: .normalized) }
    }
    #expect(spans(shares) == [[0, 0.75], [0.75, 1]])
    let centred = model {
      each([3, 1]) { BarMark(x: .value("", "a"), y: .value("", $0), stacking: .center) }
    }
    #expect(spans(centred) == [[-2, 1], [1, 2]])
    let alone = model {
      each([3, 1]) { BarMark(x: .value("", "a"), y: .value("", $0), stacking: .unstacked) }
    }
    #expect(spans(alone) == [[3, nil], [1, nil]])
  }

  private func each<Content: ChartContent>(
    _ numbers: [Int],
    @ChartContentBuilder _ content: @escaping (Int) -> Content
  ) -> some ChartContent {
    ForEach(numbers, id: \.self, content: content)
  }

  @Test func `an axis of heights includes zero, unless an author leaves it out`() {
    let content = { LineMark(x: .value("", 1), y: .value("", 70.0)) }
    #expect(model { content() }.domain(\.y, count: 4) == .numbers(0...80))
    #expect(model { content() }.domain(\.x, count: 4) == .numbers(1...2))
    var settings = ChartSettings()
    settings.y.domain = .automatic(includesZero: false, isReversed: false)
    #expect(model(settings) { content() }.domain(\.y, count: 4) == .numbers(70...71))
    settings.y.domain = (10...90).setting
    #expect(model(settings) { content() }.domain(\.y, count: 4) == .numbers(10...90))
  }

  @Test func `a number that is none is not drawn, and no axis goes to it`() {
    let model = model {
      LineMark(x: .value("", 1), y: .value("", Double.nan))
      LineMark(x: .value("", 2), y: .value("", Double.infinity))
      LineMark(x: .value("", 3), y: .value("", 5.0))
    }
    #expect(model.domain(\.y, count: 2) == .numbers(0...5))
    let scale = ChartScale(.numbers(0...5), from: 80, to: 0)
    #expect(scale.place(.number(.nan)) == nil)
    #expect(scale.place(.number(2.5)) == 40)
  }

  @Test func `categories have bands of equal width, and a place knows its value`() {
    let scale = ChartScale(.categories(["a", "b", "c", "d"]), from: 0, to: 80)
    #expect(scale.band == 20)
    #expect(scale.place(.category("b")) == 30)
    #expect(scale.place(.category("x")) == nil)
    #expect(scale.value(at: 79.9) == .category("d"))
    #expect(scale.value(at: 81) == nil)
    let proxy = ChartProxy(
      x: scale,
      y: ChartScale(.numbers(0...10), from: 160, to: 0),
      plot: CGRect(x: 0, y: 0, width: 80, height: 160)
    )
    #expect(proxy.position(forY: 5) == 80)
    #expect(proxy.value(atY: 40, as: Double.self) == 7.5)
    #expect(proxy.value(atX: 10, as: String.self) == "a")
    #expect(proxy.value(atX: 10, as: Int.self) == nil)
  }

  @Test func `colours go by category in the order of the marks, or as an author names them`() {
    var settings = ChartSettings()
    #expect(!model { RuleMark(y: .value("", 1)) }.hasLegend)
    let content = { (name: String) in
      PointMark(x: .value("", 1), y: .value("", 1)).foregroundStyle(by: .value("Kind", name))
    }
    let two = model {
      content("Tea")
      content("Filter")
      content("Tea")
    }
    #expect(two.colors == ["Tea", "Filter"])
    #expect(two.hasLegend)
    settings.legend = .hidden
    #expect(!model(settings) { content("Tea") }.hasLegend)
  }

  // SU-70
  @Test func `a chart says its values, not the words beside its axes`() {
    let piled = model {
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3))
        .foregroundStyle(by: .value("Kind", "Tea"))
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4))
        .foregroundStyle(by: .value("Kind", "Filter"))
      BarMark(x: .value("Day", "Tue"), y: .value("Cups", 1)).accessibilityHidden(true)
      RuleMark(y: .value("Limit", 5))
    }
    #expect(piled.words == "Cups by Day: Mon Tea 3, Mon Filter 4")
    let many = model { each(Array(1...30)) { PointMark(x: .value("", $0), y: .value("", $0)) } }
    #expect(many.words.hasPrefix("1 1, 2 2, 3 3, "))
    #expect(many.words.hasSuffix("24 24 and 6 more"))
    #expect(
      model { BarMark(xStart: .value("", 1), xEnd: .value("", 4), y: .value("", "a")) }.words
        == "a 1 to 4"
    )
    #expect(model { EmptyChartContent() }.words.isEmpty)
  }

  enum Kind: String, Plottable { case tea = "Tea", filter = "Filter" }

  @Test func `an enumeration is a category, a decimal a number`() {
    let model = model {
      BarMark(x: .value("Kind", Kind.filter), y: .value("Price", Decimal(string: "2.5") ?? 0))
    }
    #expect(model.marks[0].x?.start == .category("Filter"))
    #expect(spans(model) == [[0, 2.5]])
    let value = AxisValue(index: 0, count: 1, plotted: .category("Tea"), text: "Tea")
    #expect(value.as(Kind.self) == .tea)
    #expect(value.as(Double.self) == nil)
  }

  @Test func `marks drawn later have the higher index, those of one index in their order`() {
    let model = model {
      PointMark(x: .value("", 1), y: .value("", 1)).zIndex(2)
      PointMark(x: .value("", 2), y: .value("", 1))
      PointMark(x: .value("", 3), y: .value("", 1)).zIndex(-1)
      PointMark(x: .value("", 4), y: .value("", 1))
    }
    #expect(model.marks.compactMap { $0.x?.start.number } == [3, 2, 4, 1])
  }
}
