import Testing
import WidgetTimeline
import WidgetUI

extension PhoneWidget {
  static let all =
    lists + columns + rings + charts + calendars + agendas + weather + tables + shares + controls
    + accessories
}

/// Tests of widgets written like Apple's samples and popular ones, each of which fills a phone's
/// widget.
@MainActor
@Suite("What a phone's widget shows", .timeLimit(.minutes(5)))
struct ScaleTests {
  /// The widgets that do not show everything yet, with the reason.
  private static let waiting = ["rain of a year": narrowGaps]

  private static let narrowGaps =
    "twelve bars and eleven gaps are 38 columns, so that some bars touch"

  // SU-79, SU-80, SU-81, SU-82, SU-83
  @Test(arguments: PhoneWidget.all)
  func `everything that a phone's widget shows is seen here`(_ widget: PhoneWidget) throws {
    var picture = try SeenPicture(widget)
    let missing = picture.missing(of: widget)
    let reason = Self.waiting[widget.name]
    withKnownIssue(Comment(rawValue: reason ?? "")) {
      #expect(missing.isEmpty, "\n\(picture.text)")
    } when: {
      reason != nil
    }
  }

  @Test func `at least fifty-nine of sixty show everything`() {
    #expect(PhoneWidget.all.count == 60)
    #expect(Set(Self.waiting.keys).isSubset(of: PhoneWidget.all.map(\.name)))
    #expect(Self.waiting.count <= 1)
  }

  @Test(arguments: PhoneWidget.all)
  func `each fits a phone, and fills it`(_ widget: PhoneWidget) {
    let height = widget.heights.reduce(0, +)
    // A point or two too many lie in a phone's margins.
    #expect(height <= widget.room.height + 2)
    #expect(height > widget.room.height * 0.7)
    #expect(widget.widths.reduce(0, +) <= widget.room.width)
  }

  @Test func `their archives are small`() {
    let bytes = PhoneWidget.all.map(\.compactBytes.count).reduce(0, +)
    // A timeline keeps dozens of them, and all are read at once.
    #expect(bytes <= 60 * 470)
  }
}
