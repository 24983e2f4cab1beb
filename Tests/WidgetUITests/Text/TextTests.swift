import Foundation
import Moments
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Archived text", .timeLimit(.minutes(5)))
struct TextTests {
  private func text<Content: View>(_ view: Content) throws -> ArchivedText {
    try #require(ViewArchiver.archive(view).texts.first)
  }

  private func styled(_ words: String, _ attributes: TextStyle.Attributes) -> ArchivedText.Run {
    ArchivedText.Run(.verbatim(words), style: TextStyle(attributes: attributes))
  }

  // SU-54
  @Test func `a literal is read as inline Markdown`() throws {
    let archived = try text(Text("a **b _c_** ~~d~~ `*e*` snake_case_name \\*f\\* 2 * 3 * 4"))
    #expect(
      archived.runs == [
        styled("a ", []), styled("b ", .bold), styled("c", [.bold, .italic]), styled(" ", []),
        styled("d", .strikethrough), styled(" *e* snake_case_name *f* 2 * 3 * 4", []),
      ]
    )
  }

  // SU-54
  @Test func `a variable, verbatim text and interpolated values are not`() throws {
    let name = "**x**"
    #expect(try text(Text(name)).runs == [styled("**x**", [])])
    #expect(try text(Text(verbatim: "**x**")).runs == [styled("**x**", [])])
    #expect(try text(Text("**\(name)**")).runs == [styled("**x**", .bold)])
  }

  // SU-6
  @Test func `texts join with their own styles`() throws {
    let joined =
      Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundStyle(.red)
      + Text(verbatim: "c").italic(false)
    let archived = try text(joined.italic())
    #expect(
      archived.runs == [
        styled("a", [.bold, .italic]),
        ArchivedText.Run(
          .verbatim("b"),
          style: TextStyle(
            foreground: ArchivedColor(.system(.red)),
            attributes: .italic
          )
        ),
        styled("c", []),
      ]
    )
  }

  // SU-53
  @Test(
    arguments: [
      (Font.largeTitle, .bold), (.title3, .bold), (.headline, .bold),
      (.body, []), (.subheadline, []), (.caption, .dim), (.footnote, .dim),
      (.caption.weight(.semibold), .bold), (.headline.weight(.regular), []),
      (.body.italic(), .italic), (.system(size: 40, weight: .heavy), .bold),
      (.title, .bold), (.title2, .bold), (.callout, []), (.caption2, .dim),
      (.system(size: 14, weight: .medium), []), (.system(size: 14, weight: .black), .bold),
      (.system(.body, design: .rounded), []), (.custom("Courier", size: 14), []),
    ] as [(Font, TextStyle.Attributes)]
  )
  func `fonts become attributes`(font: Font, attributes: TextStyle.Attributes) throws {
    #expect(try text(Text(verbatim: "a").font(font)).runs == [styled("a", attributes)])
    #expect(try text(HStack { Text(verbatim: "a") }.font(font)).runs == [styled("a", attributes)])
  }

  // SU-6
  @Test func `weight and lines reach every text below`() throws {
    func attributes<Content: View>(_ view: Content) throws -> TextStyle.Attributes {
      try #require(try text(view).runs.first).style.attributes
    }
    let stack = HStack { Text(verbatim: "a") }
    #expect(try attributes(stack.fontWeight(.semibold)) == .bold)
    #expect(try attributes(stack.fontWeight(.light)) == [])
    #expect(try attributes(stack.strikethrough()) == .strikethrough)
    #expect(try attributes(stack.underline()) == .underline)
    #expect(try attributes(stack.strikethrough(false)) == [])
  }

  // SU-60
  @Test func `levels belong to the current style, and named colours do not`() throws {
    func color<Content: View>(_ view: Content) throws -> ArchivedColor {
      try #require(try text(view).runs.first).style.foreground
    }
    let a = Text(verbatim: "a")
    #expect(try color(a.foregroundStyle(.secondary)) == .secondary)
    #expect(
      try color(VStack { a.foregroundStyle(.secondary) }.foregroundStyle(.red))
        == ArchivedColor(.system(.red), opacity: 153)
    )
    #expect(
      try color(VStack { a.foregroundStyle(Color.secondary) }.foregroundStyle(.red))
        == .secondary
    )
    #expect(
      try color(VStack { a.foregroundStyle(.secondary) }.foregroundStyle(.secondary))
        == ArchivedColor(.foreground(level: 3))
    )
    #expect(try color(VStack { a }.foregroundStyle(.tint).tint(.green)) == .init(.system(.green)))
  }

  // SU-50, SU-48, SU-51
  @Test func `limits, truncation and alignment reach every text below`() throws {
    let archived = try text(
      Group { Text(verbatim: "a") }.lineLimit(2, reservesSpace: true).truncationMode(.middle)
        .multilineTextAlignment(.trailing)
    )
    #expect(archived.lineLimit == 2)
    #expect(archived.minimumLines == 2)
    #expect(archived.truncation == .middle)
    #expect(archived.alignment == .trailing)
    #expect(try text(Text(verbatim: "a").lineLimit(0)).lineLimit == 1)
    func lines<Content: View>(_ view: Content) throws -> [Int?] {
      let archived = try text(view)
      return [archived.minimumLines, archived.lineLimit]
    }
    let a = Text(verbatim: "a")
    #expect(try lines(a.lineLimit(2...4)) == [2, 4])
    #expect(try lines(a.lineLimit(-3...0)) == [1, 1])
    #expect(try lines(a.lineLimit(...3)) == [1, 3])
    #expect(try lines(a.lineLimit(2...)) == [2, nil])
    #expect(try lines(a.lineLimit(5, reservesSpace: false)) == [1, 5])
    #expect(try lines(a.lineLimit(3).lineLimit(2...4)) == [1, 3])
  }

  // SU-4, WK-112 to WK-118
  @Test func `dates stay open`() throws {
    let date = Date(timeIntervalSince1970: 1.5)
    let archived = try text(Text("due \(date, style: .relative)"))
    #expect(
      archived.runs == [
        styled("due ", []),
        ArchivedText.Run(.date(Instant(microseconds: 1_500_000), .relative)),
      ]
    )
    let range = Text(date...date.addingTimeInterval(1))
    #expect(
      try text(range).runs.first?.content
        == .interval(
          from: Instant(microseconds: 1_500_000),
          to: Instant(microseconds: 2_500_000)
        )
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a date that is no date does not trap`(seconds: Double) throws {
    #expect(
      try text(Text(Date(timeIntervalSinceReferenceDate: seconds), style: .date)).runs.count == 1
    )
  }
}
