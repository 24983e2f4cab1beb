import Moments
import Testing

@testable import widgetctl

// BW-32
@Suite("Words of delivered reminders", .timeLimit(.minutes(2)))
struct ReminderWordsTests {
  private static func claims(_ count: Int, isAgain: Bool = false) -> [ReminderPlan.Claim] {
    (0..<count).map { index in
      ReminderPlan.Claim(
        reminder: FoundReminder(
          id: "r\(index + 1)",
          moment: Int64(index),
          title: "Task \(index + 1)",
          text: "due today"
        ),
        isAgain: isAgain
      )
    }
  }

  @Test(arguments: [
    (0, nil), (1, "Task 1: due today"), (2, "Task 1: due today · Task 2: due today"),
    (4, "Task 1: due today · Task 2: due today · Task 3: due today · Task 4: due today"),
    (5, "Task 3: due today · Task 4: due today · Task 5: due today · and 2 more before them"),
    (40, "Task 38: due today · Task 39: due today · Task 40: due today · and 37 more before them"),
  ])
  func `the latest are said one by one, and the others are counted`(count: Int, line: String?) {
    #expect(ReminderWords.line(Self.claims(count)) == line)
    let (single, counted) = ReminderWords.parts(Self.claims(count))
    #expect(single.count + counted.count == count)
  }

  @Test func `one that may have been delivered before says again, in both languages`() {
    #expect(ReminderWords.line(Self.claims(1, isAgain: true)) == "Task 1: again: due today")
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(ReminderWords.line(Self.claims(1, isAgain: true)) == "Task 1: yeniden: due today")
      #expect(ReminderWords.line(Self.claims(5))?.hasSuffix("ve öncesinde 2 tane daha") == true)
    }
  }

  @Test func `a program reads the line, and what it is about`() {
    let notice = ReminderWords.notice(Self.claims(1)[0])
    #expect(notice.title == "Task 1")
    #expect(
      notice.json.line(isASCII: false)
        == "{\"message\": \"Task 1: due today\", \"isAgain\": false, \"reminder\": {}}\n"
    )
    let counted = ReminderWords.notice(of: Self.claims(37))
    #expect(counted.title == "37 more reminders")
    #expect(counted.text == "Task 35 · Task 36 · Task 37 · …")
    #expect(counted.json.text.contains("\"reminders\""))
  }
}
