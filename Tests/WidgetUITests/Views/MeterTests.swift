import Foundation
import Moments
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Gauges and progress", .timeLimit(.minutes(5)))
struct MeterTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  // SU-66
  @Test(
    arguments: [(5, 0.5), (0, 0), (10, 1), (-3, 0), (12, 1), (.nan, 0), (.infinity, 1)]
      as [(Double, Double)]
  )
  func `a value is clamped to its range`(value: Double, fraction: Double) {
    let view = ViewArchiver.archive(Gauge(value: value, in: 0...10) { words("label") })
    #expect(view.meters.map(\.value) == [.fraction(fraction)])
  }

  @Test func `an empty range measures nothing`() {
    let view = ViewArchiver.archive(Gauge(value: 3.0, in: 3...3) { words("label") })
    #expect(view.meters.map(\.value) == [.fraction(0)])
  }

  private func gauge(_ style: some GaugeStyle) -> ArchivedView {
    ViewArchiver.archive(
      Gauge(value: 0.25) {
        words("label")
      } currentValueLabel: {
        words("value")
      } minimumValueLabel: {
        words("min")
      } maximumValueLabel: {
        words("max")
      }
      .gaugeStyle(style)
    )
  }

  // SU-66
  @Test func `each style shows its meter and the labels that it has room for`() {
    let all: [(ArchivedView, ArchivedMeter.Style, [String])] = [
      (gauge(.automatic), .bar, ["label", "min", "max", "value"]),
      (gauge(.linearCapacity), .bar, ["label", "min", "max", "value"]),
      (gauge(.accessoryLinearCapacity), .bar, ["label", "min", "max", "value"]),
      (gauge(.accessoryLinear), .markedBar, ["min", "max"]),
      (gauge(.linear), .markedBar, ["min", "max"]),
      (gauge(.accessoryCircular), .arc, ["value", "min", "max"]),
      (gauge(.circular), .arc, ["value", "min", "max"]),
      (gauge(.accessoryCircularCapacity), .ring, ["value"]),
    ]
    for (view, style, words) in all {
      #expect(view.meters.map(\.style) == [style])
      #expect(view.words == words)
    }
  }

  // SU-66
  @Test func `a label stands in for the value and the bounds that are not given`() {
    func gauge(_ style: some GaugeStyle) -> ArchivedView {
      ViewArchiver.archive(Gauge(value: 0.25) { words("label") }.gaugeStyle(style))
    }
    #expect(gauge(.accessoryCircular).words == ["label"])
    #expect(gauge(.accessoryCircularCapacity).words == ["label"])
    #expect(gauge(.accessoryLinear).words == ["label"])
    let named = Gauge(value: 0.25) {
      words("label")
    } currentValueLabel: {
      words("value")
    }
    let view = ViewArchiver.archive(named.gaugeStyle(.accessoryCircular))
    #expect(view.words == ["value", "label"])
  }

  // SU-62
  @Test func `a tint paints the meter`() {
    let gauge = Gauge(value: 0.25) { EmptyView() }
    let red = ViewArchiver.archive(gauge.tint(.red)).meters.map(\.paint)
    #expect(red == [.color(ArchivedColor(.system(.red)))])
  }

  // SU-66
  @Test func `a style of an author's own is told the fraction and the labels`() {
    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(Int(configuration.value * 100))")
        configuration.label
        configuration.currentValueLabel
      }
    }
    let view = ViewArchiver.archive(
      VStack { Gauge(value: 5.0, in: 0...20) { words("label") } }.gaugeStyle(Percent())
    )
    #expect(view.words == ["25", "label"])
    #expect(view.meters.isEmpty)
  }

  // SU-67
  @Test(
    arguments: [
      (3, 4, .fraction(0.75)), (9, 4, .fraction(1)), (-1, 4, .fraction(0)),
      (0, 0, .fraction(0)), (nil, 4, .indeterminate),
    ] as [(Double?, Double, ArchivedMeter.Value)]
  )
  func `progress is a part of its total, or not known`(
    value: Double?,
    total: Double,
    expected: ArchivedMeter.Value
  ) {
    let view = ViewArchiver.archive(ProgressView(value: value, total: total))
    #expect(view.meters.map(\.value) == [expected])
  }

  // SU-67
  @Test func `progress is a bar, a ring, or a small ring where its end is not known`() {
    let known = ProgressView("words", value: 0.5)
    let unknown = ProgressView("words")
    #expect(ViewArchiver.archive(known).meters.map(\.style) == [.bar])
    #expect(ViewArchiver.archive(unknown).meters.map(\.style) == [.ring])
    #expect(ViewArchiver.archive(known.progressViewStyle(.circular)).meters.map(\.style) == [.ring])
    #expect(ViewArchiver.archive(unknown.progressViewStyle(.linear)).meters.map(\.style) == [.bar])
    #expect(ViewArchiver.archive(known).words == ["words"])
  }

  // WK-119
  @Test func `an interval's progress stays open until it is drawn, with its count`() {
    let start = Date(timeIntervalSince1970: 100)
    let interval = start...start.addingTimeInterval(60)
    let value = ArchivedMeter.Value.elapsed(
      from: Instant(microseconds: 100_000_000),
      to: Instant(microseconds: 160_000_000),
      countsDown: true
    )
    let view = ViewArchiver.archive(ProgressView(timerInterval: interval))
    #expect(view.meters.map(\.value) == [value])
    #expect(view.texts.count == 1)
    let bare = ProgressView(timerInterval: interval) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    #expect(ViewArchiver.archive(bare).texts.isEmpty)
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "?")
    }
  }

  // SU-67, WK-119
  @Test func `an author's own style draws progress, but not an interval's`() {
    let style = Percent()
    let half = ViewArchiver.archive(ProgressView(value: 0.5).progressViewStyle(style))
    #expect(half.words == ["50"])
    #expect(ViewArchiver.archive(ProgressView().progressViewStyle(style)).words == ["?"])
    let start = Date(timeIntervalSince1970: 0)
    let timed = ProgressView(timerInterval: start...start.addingTimeInterval(1))
    #expect(ViewArchiver.archive(timed.progressViewStyle(style)).meters.count == 1)
  }
}
