import Combine
import Testing

@Suite("Lengths of time by their components")
struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle,
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    return formatter
  }

  @Test(
    arguments: [
      (.positional, "1:00:10", "0"), (.abbreviated, "1h 10s", "0s"),
      (.short, "1 hr, 10 sec", "0 sec"), (.full, "1 hour, 10 seconds", "0 seconds"),
      (.spellOut, "one hour, ten seconds", "zero seconds"), (.brief, "1hr 10sec", "0sec"),
    ] as [(DateComponentsFormatter.UnitsStyle, String, String)]
  )
  func `each style writes an hour and ten seconds, and nothing at all`(
    style: DateComponentsFormatter.UnitsStyle,
    hour: String,
    nothing: String
  ) {
    #expect(formatter(style).string(from: 3_610) == hour)
    #expect(formatter(style).string(from: 0) == nothing)
  }

  @Test(
    arguments: [
      (.default, "1:05"), (.pad, "00:01:05"), (.dropLeading, "1:05"), ([], "0:01:05"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, String)]
  )
  func `zeros that lead are dropped, kept or padded`(
    behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    text: String
  ) {
    let formatter = formatter(.positional)
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: 65) == text)
  }

  @Test func `more units than asked for are cut, and phrases stand around the rest`() {
    let formatter = formatter(.full)
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 7_260) == "About 2 hours remaining")
  }

  @Test func `a single largest unit goes into the next where that is asked for`() {
    let formatter = formatter(.abbreviated)
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test func `components are filled from the smaller ones, and dates are counted by the calendar`()
  {
    let formatter = formatter(.full)
    formatter.allowedUnits = [.month, .day, .hour, .minute]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    let start = Date(timeIntervalSince1970: 1_769_904_000)
    formatter.calendar?.timeZone = .gmt
    #expect(formatter.string(from: start, to: start + 28 * 86_400) == "1 month")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func `the words are those of the calendar's locale`() {
    #expect(formatter(.full, locale: "de_DE").string(from: 7_200) == "2 Stunden")
    #expect(formatter(.abbreviated, locale: "ja_JP").string(from: 3_660) == "1時間1分")
  }
}
