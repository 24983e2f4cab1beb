import Testing

@testable import WidgetRender

/// Tests a row of four columns in six-point type, which is three times as wide in a terminal as on
/// a phone.
@Suite("A row that is wider than the picture", .timeLimit(.minutes(5)))
struct CutRowTests {
  private static let hours = row(
    hour("9 AM"),
    hour("12 PM"),
    hour("3 PM"),
    hour("6 PM"),
    spacing: 1
  )

  private static func hour(_ name: String) -> ArchivedView {
    column(text(name), text("21°")).with(.fixedSize(horizontal: true, vertical: true))
  }

  @Test func `has a sign where texts go on beyond a side`() {
    #expect(lines(Self.hours, 24, 2) == ["  9 AM 12 PM 3 PM 6 PM", "  21°   21°  21°  21°"])
    let leading = CellAlignment(.leading, .center)
    #expect(
      lines(Self.hours.frame(14, nil, leading), 14, 2) == ["9 AM 12 PM 3 …", "21°   21°  21…"]
    )
    let middle = lines(Self.hours.frame(14), 14, 2)
    #expect(middle.allSatisfy { $0.first == "…" && $0.last == "…" }, "\(middle)")
    #expect(lines(Self.hours, 14, 2, isASCII: true).allSatisfy { $0.last == "~" })
  }

  @Test(arguments: [
    hours.with(.offset(columns: 9, rows: 0)), hours.with(.clipped), hours.with(.scroll(.vertical)),
    text("12 PM").with(.offset(columns: 9, rows: 0)),
  ])
  func `has none where its author moves or cuts it`(view: ArchivedView) {
    #expect(!lines(view, 14, 2).joined().contains("…"))
  }
}
