import Combine
import Testing

struct RelativeDateTimeFormatterTests {
  @Test(
    arguments: [
      (432_000, RelativeDateTimeFormatter.UnitsStyle.full, "in 5 days"),
      (-7_200, .full, "2 hours ago"),
      (-7_200, .spellOut, "two hours ago"),
      (-7_200, .short, "2 hr. ago"),
      (-7_200, .abbreviated, "2h ago"),
    ] as [(TimeInterval, RelativeDateTimeFormatter.UnitsStyle, String)]
  )
  func `a date's distance is said in the style asked for`(
    seconds: TimeInterval,
    style: RelativeDateTimeFormatter.UnitsStyle,
    words: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    let reference = Date(timeIntervalSinceReferenceDate: 800_000_000)
    #expect(formatter.localizedString(for: reference + seconds, relativeTo: reference) == words)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == words)
  }

  @Test func `a day that has a name is named where names are asked for`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }
}
