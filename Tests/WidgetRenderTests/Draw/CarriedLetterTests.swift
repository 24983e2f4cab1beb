import Testing

@testable import WidgetRender

struct CarriedLetterTests {
  /// Draws a numeral at the top of a column; the column is rotated by 90 degrees, and the numeral
  /// by `degrees`.
  private func numeral(turnedBack degrees: Double) -> [String] {
    let numeral = text("3").with(.rotation(degrees: degrees, anchor: .center))
    return lines(
      column(numeral, .gap).with(.rotation(degrees: 90, anchor: .center)),
      9,
      5
    )
  }

  // SU-36
  @Test func `letters that are turned and turned back stand where the turns carry them`() {
    #expect(numeral(turnedBack: -90) == ["", "", "        3", "", ""])
  }

  // SU-36
  @Test func `letters that stay turned keep their place`() {
    #expect(numeral(turnedBack: 0) == ["    3", "", "", "", ""])
  }
}
