import Testing

@testable import WidgetIntents

@Suite("Localizable text", .timeLimit(.minutes(5)))
struct TextTests {
  @Test func `interpolation keeps a key and makes the text`() {  // AI-80
    let nested: LocalizedStringResource = "inner"
    let resource: LocalizedStringResource = "a \(1) b \(nested) c \(Soil.sand)"
    #expect(resource.key == "a %@ b %@ c %@")
    #expect(String(localized: resource) == "a 1 b inner c Sandy")
  }

  @Test(arguments: [
    (2.0 / 3.0, "%.2f", "0.67"), (-0.004, "%.2f", "0.00"), (12.5, "%.0f", "13"),
    (1.0, "%f", "1.000000"), (-2.5, "%06.1f", "-002.5"), (1e300, "%.1f", "1e+300"),
    (1.5, "%q", "1.5"), (1.5, "%999f", "1.5"), (1.5, "%d", "1.5"),
  ])
  func `a specifier shapes a number or leaves it`(number: Double, specifier: String, text: String) {
    let resource: LocalizedStringResource = "\(number, specifier: specifier)"
    #expect(resource.text == text)
  }

  @Test(arguments: [
    (42, "%d", "42"), (42, "%05lld", "00042"), (-7, "%4d", "  -7"), (255, "%x", "ff"),
  ])
  func `a specifier shapes a whole number`(number: Int, specifier: String, text: String) {
    let resource: LocalizedStringResource = "\(number, specifier: specifier)"
    #expect(resource.text == text)
  }

  @Test(arguments: [
    ("complte", "complete"), ("COMPLETE", "complete"), ("comp", "complete"), ("hide", nil),
    ("", nil), ("shwo", "show"), ("a", nil), ("to", "to-do"),
  ])
  func `a name close to what was written is suggested`(written: String, suggestion: String?) {
    let names = ["complete", "show", "to-do", "remove"]
    #expect(NameSuggestion.closest(to: written, in: names) == suggestion)
  }

  @Test func `a name that begins with what was written is closer than one with a letter changed`() {
    #expect(NameSuggestion.closest(to: "du", in: ["do", "due"]) == "due")
    #expect(NameSuggestion.closest(to: "do", in: ["done", "do"]) == "do")
  }

  @Test func `an endless name is not compared`() {
    let endless = String(repeating: "x", count: 100_000)
    #expect(NameSuggestion.closest(to: endless, in: ["x"]) == nil)
  }
}
