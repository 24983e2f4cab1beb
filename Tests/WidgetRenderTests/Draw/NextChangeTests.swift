import Moments
import Testing

@testable import WidgetRender

/// Tests the time at which a picture next changes by itself, which the live view uses (WK-122).
@Suite("The next change of a picture (WK-122)", .timeLimit(.minutes(2)))
struct NextChangeTests {
  private static let second: Int64 = 1_000_000
  private static let noon = Instant(microseconds: 1_764_590_400 * second)

  private static func change(_ view: ArchivedView, columns: Int = 20, asks: Bool = true) -> Int64? {
    var context = DrawContext(now: noon)
    context.findsNextChange = asks
    let drawn = WidgetPicture(view, size: CellSize(columns: columns, rows: 3), in: context)
    return drawn.nextChange.map { $0.microseconds - noon.microseconds }
  }

  private static func date(_ style: ArchivedText.DateStyle, in seconds: Int64) -> ArchivedView {
    let date = Instant(microseconds: noon.microseconds + seconds * second)
    return .text(ArchivedText(runs: [.init(.date(date, style))]))
  }

  private static func bar(_ seconds: Int64, _ style: ArchivedMeter.Style = .bar) -> ArchivedView {
    .meter(
      ArchivedMeter(
        style,
        .elapsed(
          from: noon,
          to: Instant(microseconds: noon.microseconds + seconds * second),
          countsDown: false
        ),
        paint: .color(.accent),
        track: .secondary
      )
    )
  }

  @Test func `a label in the frame changes the picture too`() {
    var context = DrawContext(now: Self.noon)
    context.findsNextChange = true
    let view = ArchivedView.empty.with(.widgetLabel(Self.date(.timer, in: 60)))
    let content = WidgetPicture(view, size: CellSize(columns: 20, rows: 1), in: context)
    let framed = FramedWidget(content, title: "Focus").picture(in: context)
    #expect(framed.nextChange == Instant(microseconds: Self.noon.microseconds + Self.second))
  }

  @Test func `words and plain dates never change`() {
    #expect(Self.change(text("words")) == nil)
    #expect(Self.change(Self.date(.time, in: 90)) == nil)
  }

  @Test func `a timer changes with the second, an offset with its unit`() {
    #expect(Self.change(Self.date(.timer, in: -90)) == Self.second)
    #expect(Self.change(Self.date(.offset, in: -90)) == 30 * Self.second)
  }

  @Test func `the first of several changes counts, and only where it was asked for`() {
    let both = ArchivedView.stack(
      ArchivedStack(.vertical, [Self.date(.offset, in: -90), Self.date(.timer, in: -90)])
    )
    #expect(Self.change(both) == Self.second)
    #expect(Self.change(both, asks: false) == nil)
  }

  @Test func `what is hidden changes nothing`() {
    let timer = Self.date(.timer, in: -90)
    #expect(Self.change(.modified(timer, .hidden)) == nil)
    #expect(Self.change(.modified(timer, .opacity(0))) == nil)
    #expect(Self.change(.modified(timer, .redacted(.placeholder))) == nil)
  }

  @Test func `a bar by time changes when its next half cell is filled`() {
    // Forty half cells in forty seconds: the first from the beginning on, the second after one and a half.
    let change = Self.change(Self.bar(40))
    #expect(change == 1)
    var context = DrawContext(now: Instant(microseconds: Self.noon.microseconds + 1))
    context.findsNextChange = true
    let drawn = WidgetPicture(Self.bar(40), size: CellSize(columns: 20, rows: 1), in: context)
    #expect(
      drawn.nextChange.map { $0.microseconds - Self.noon.microseconds } == 3 * Self.second / 2
    )
  }

  @Test func `a meter looks the same until then, and different from then on`() {
    for style in [ArchivedMeter.Style.bar, .markedBar] {
      var now = Self.noon
      for _ in 0..<30 {
        var context = DrawContext(now: now)
        context.findsNextChange = true
        let size = CellSize(columns: 8, rows: 1)
        let drawn = WidgetPicture(Self.bar(1_000, style), size: size, in: context)
        guard let next = drawn.nextChange else { break }
        #expect(next > now)
        var before = DrawContext(now: Instant(microseconds: next.microseconds - 1))
        before.findsNextChange = true
        let same = WidgetPicture(Self.bar(1_000, style), size: size, in: before)
        #expect(same.grid.plainText == drawn.grid.plainText)
        now = next
      }
    }
  }

  @Test func `a ring by time is drawn anew before its end has moved by a place`() {
    let size = CellSize(columns: 8, rows: 4)
    var context = DrawContext(now: Instant(microseconds: Self.noon.microseconds + 1))
    context.findsNextChange = true
    let next = WidgetPicture(Self.bar(1_000, .ring), size: size, in: context).nextChange
    let step = next.map { $0.microseconds - Self.noon.microseconds }
    #expect(step == 1_000 * Self.second / 256)
  }

  @Test func `a time that is over changes nothing any more`() {
    #expect(Self.change(Self.bar(-10)) == nil)
    #expect(Self.change(Self.bar(0)) == nil)
  }
}
