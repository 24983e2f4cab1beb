import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// Tests of small views whose layout in cells differed from a phone's, or could have.
@MainActor
@Suite("Layout beside a phone's", .timeLimit(.minutes(2)))
struct PhoneLayoutTests {
  private let size = Told { $0.cells }

  /// Returns the lines of a view without blank lines at the top and without common indentation.
  private func trimmed<Content: View>(_ view: Content) -> [String] {
    let lines = drawn(view).drop { $0.isEmpty }
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }

  // SU-32
  @Test(arguments: [8, 16, 24] as [CGFloat])
  func `a background between two paddings has the inner one alone`(outer: CGFloat) {
    let view = Color.red.frame(width: 16, height: 16).padding(8)
    #expect(trimmed(view.background(Color.blue).padding(outer)) == ["▒▒▒▒", "▒██▒", "▒▒▒▒"])
    #expect(trimmed(view.background(size).padding(outer)) == ["4x3", " ██"])
  }

  // SU-34
  @Test func `what has no size of its own is a square where it is scaled to fit`() {
    let square = [String](repeating: "██████████", count: 5)
    #expect(trimmed(Color.red.scaledToFit().frame(width: 80, height: 80)) == square)
    #expect(trimmed(size.scaledToFit().frame(width: 80, height: 80)) == ["10x5"])
    // A letter is a cell, which is higher than wide.
    let letter = Text(verbatim: "a").scaledToFit().background(size)
    #expect(trimmed(letter.frame(width: 80, height: 80)) == ["ax1"])
  }

  // SU-83: half a row between two colours is a row; a cell cannot be cut.
  @Test func `the gap of half a row is a row`() {
    let view = VStack {
      Color.red.frame(height: 24)
      Color.blue.frame(height: 32)
    }
    .frame(width: 16)
    #expect(trimmed(view) == ["██", "██", "", "▒▒", "▒▒"])
  }

  // SU-85
  @Test func `text is cut at its blank where a letter or two of the next word would be seen`() {
    let row = HStack(spacing: 0) {
      Text(verbatim: "long words that go on").lineLimit(1)
      Text(verbatim: "12:30").fixedSize()
    }
    #expect(trimmed(row.frame(width: 144)) == ["long words…12:30"])
    let lines = Text(verbatim: "aaaa bbbb dddddddd eeee ffff").lineLimit(2)
    #expect(trimmed(lines.frame(width: 88)) == ["aaaa bbbb", "dddddddd…"])
  }

  // SU-85
  @Test(
    arguments: [
      (11, "ten letters"), (10, "tenletters"), (9, "ten lett…"),
    ]
  )
  func `a line that may be scaled drops its blanks before it is cut`(columns: Int, line: String) {
    let text = Text(verbatim: "ten letters").lineLimit(1).minimumScaleFactor(0.8)
    #expect(trimmed(text.frame(width: Double(columns) * 8)) == [line])
  }

  // SU-85
  @Test func `blanks stay where the factor allows less than they save, and in a sentence`() {
    let close = Text(verbatim: "a b c").lineLimit(1).minimumScaleFactor(0.9)
    #expect(trimmed(close.frame(width: 32)) == ["a b…"])
    let sentence = Text(verbatim: "one of four words").lineLimit(1).minimumScaleFactor(0.5)
    #expect(trimmed(sentence.frame(width: 112)) == ["one of four…"])
  }

  private struct Moment: TimelineEntry {
    let date: Date
  }

  private struct Whole: Widget {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "whole", provider: Provider()) { _ in Self.told }
        .contentMarginsDisabled()
        .supportedFamilies([.systemSmall])
    }

    static var told: some View {
      Told { room in
        let frame = room.frame(in: .global)
        return "\(Int(frame.minX)) \(Int(frame.width))"
      }
    }
  }

  @Test func `without content margins a view begins at the widget's edge and has its display size`()
    async throws
  {
    let offer = try #require(Whole().body.resolvedOffer)
    let setting = PictureSetting(
      family: .systemSmall,
      hasContentMargins: offer.hasContentMargins
    )
    let made = try await offer.makeSnapshot(setting)
    let picture = WidgetPicture(
      try ArchivedView(compactBytes: made.light),
      size: CellSize(columns: 20, rows: 10),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    #expect(picture.grid.plainText.hasPrefix("0 160"))
    #expect(setting.context.displaySize == CGSize(width: 160, height: 160))
  }

  // SU-40
  @Test func `a reader in a reader has its own line, seen from itself and from the widget`() {
    let view = GeometryReader { _ in
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "first")
        GeometryReader { inner in
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "y \(Int(inner.frame(in: .local).minY))")
            Text(verbatim: "y \(Int(inner.frame(in: .global).minY))")
          }
        }
        .frame(height: 32)
        Text(verbatim: "last")
      }
    }
    #expect(drawn(view) == ["first", "y 0", "y 16", "last"])
  }

  @Test func `a gradient with an opacity is one course of colours, in its frame too`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let context = DrawContext(now: Instant(microseconds: 0))
    let content = WidgetPicture(
      ViewArchiver.archive(gradient.opacity(0.5)),
      size: CellSize(columns: 1, rows: 8),
      in: context
    )
    let framed = FramedWidget(content, title: "").picture(in: context)
    let reds = String(decoding: framed.grid.ansi(depth: .truecolor), as: UTF8.self)
      .matches(of: /[34]8;2;(\d+);/).compactMap { Int($0.1) }
    #expect(reds.count == 16)
    #expect(reds == reds.sorted(by: >))
  }
}
