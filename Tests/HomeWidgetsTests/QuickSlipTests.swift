import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

// BW-28
@Suite("Slips in a line of words")
struct QuickSlipTests {
  @Test(arguments: [
    // A list of tags is as many tags, and one to-do is in one list.
    ("buy +home,work paint", "buy paint | +home | +work"),
    ("(+a,b) x", "x | +a | +b"), ("x +a,+b,c", "x | +a | +b | +c"),
    ("buy @home,work paint", "buy @work paint | @home; “@work” stays in the name"),
    ("+1,5 points", "+1,5 points"), ("+@home,x paint", "+@home,x paint"), ("-a,b c", "-a,b c"),
    ("x +\"a,b\"", "x | +a,b"),
    // A dash between words is one of them, where it keeps nothing from being read.
    ("Mail -- the list", "Mail -- the list"), ("50% off -- really -x", "50% off -- really -x"),
    ("Mail --", "Mail --"), ("Fix the -- --json output", "Fix the --json output"),
    ("Buy -- tomorrow +home", "Buy tomorrow +home"),
    ("Book hall -- 3 May", "Book hall 3 May"), ("Gym -- every friday", "Gym every friday"),
    ("+a Buy -- milk", "Buy milk | +a"), ("-- milk", "milk"),
    // A quotation that does not end, and one without a text.
    ("call note:\"unclosed +x", "call note:\"unclosed | +x; “note:\"unclosed” stays in the name"),
    ("call list:\"\"", "call list:\"\"; “list:\"\"” stays in the name"),
    // A time with its sign in the same word.
    ("Meet @5pm tomorrow", "Meet | 2026-11-22 17:00"),
    ("Meet tomorrow @17:30", "Meet | 2026-11-22 17:30"), ("Meet @9", "Meet @9"),
    // A rule that has ended, whose end is no day to be due on.
    (
      "Report every day until yesterday",
      "Report every day until yesterday; not read as a recurrence: “every day until yesterday”"
    ),
    (
      "Report every week until 2026-11-20",
      "Report every week until 2026-11-20; not read as a recurrence: “every week until 2026-11-20”"
    ),
  ])
  func `each word is in a field, in the name or told`(typed: String, read: String) throws {
    #expect(try QuickTextTests.read([typed]) == read)
  }

  @Test(arguments: [
    "high", "yüksek", "none", "#home", "!", "+", "-", "@ home", "- home", "+ milk", "tag:home",
    "size:large", "20th", "the 32nd", "11-13T16:00", "+2", "@2024", "due:\"\"",
  ])
  func `an edit does not rename by a slip`(typed: String) throws {
    let words = typed.split(separator: " ").map(String.init)
    let error = #expect(throws: QuickTextError.self) {
      try QuickTextTests.read(words, for: .edit)
    }
    #expect(error?.hint?.isEmpty == false)
    #expect(try QuickTextTests.read(["--"] + words, for: .edit) == typed)
  }

  @Test(arguments: [
    ("-a,b +c", " | +c | -a | -b"), ("http://a.test/x", "http://a.test/x"),
    ("High tide", "High tide"), ("#1 of the list", "#1 of the list"), ("7 eggs", "7 eggs"),
    ("list:\"\"", " | no list"),
  ])
  func `an edit reads what is none`(typed: String, read: String) throws {
    #expect(try QuickTextTests.read([typed], for: .edit) == read)
  }

  @Test func `a rule that has ended is refused with the sign that was typed`() {
    let plain = RecurrenceFault("it has no day")
    #expect(QuickTextError.every(plain).hint?.contains("every:week") == true)
    let ended = RecurrenceFault("it ends before it is due", hint: "let it end later")
    #expect(QuickTextError.every(ended).hint == "let it end later")
  }
}
