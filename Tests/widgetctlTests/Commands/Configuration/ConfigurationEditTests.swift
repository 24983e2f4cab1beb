import SeededNumbers
import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("A changed file of settings (CL-22)", .timeLimit(.minutes(2)))
struct ConfigurationEditTests {
  private func edited(
    _ text: String,
    _ change: (inout ConfigurationEdit) -> Void
  ) -> String {
    var edit = ConfigurationEdit(Array(text.utf8))
    change(&edit)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", nil, "a = 1\n"), ("# c", nil, "# c\na = 1\n"),
      ("a = 2 # c\nb = 3", nil, "a = 1 # c\nb = 3"),
      ("a =\n", nil, "a = 1\n"),
      ("b = 2\n\n[kind x]\na = 3\n", nil, "b = 2\na = 1\n\n[kind x]\na = 3\n"),
      ("[kind x]\na = 3\n", nil, "a = 1\n\n[kind x]\na = 3\n"),
      ("a = 3\na = 4", nil, "a = 3\na = 1"),
      ("", "x", "[kind x]\na = 1\n"), ("a = 2", "x", "a = 2\n\n[kind x]\na = 1\n"),
      ("[kind x]", "x", "[kind x]\na = 1\n"),
      ("[kind x]\nb = 2\n[kind y]\n", "x", "[kind x]\nb = 2\na = 1\n[kind y]\n"),
    ] as [(String, String?, String)]
  )
  func `a value is set where it stands, else behind its section`(
    text: String,
    kind: String?,
    expected: String
  ) {
    #expect(edited(text) { $0.set(.init(kind: kind, key: "a"), to: "1") } == expected)
  }

  @Test func `what is taken away takes its lines with it`() {
    let text = "# c\na = 1\nb = 2\na = 3 # d\n[kind x]\na = 4\n"
    let left = edited(text) { _ = $0.unset(.init(kind: nil, key: "a")) }
    #expect(left == "# c\nb = 2\n[kind x]\na = 4\n")
    var edit = ConfigurationEdit(Array(left.utf8))
    let isThere = edit.unset(.init(kind: nil, key: "a"))
    #expect(!isThere)
  }

  @Test func `whatever stands in a file, what is set is read, and all else stays`() {
    var numbers = SplitMix64(seed: 11)
    let lines = [
      "a = 1", "b = \"x\" # c", "# a = 2", "", "[kind x]", "[kind y] # a", "junk", "a =", "  b=3",
      "[z",
    ]
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 0...8, using: &numbers))
        .map { _ in lines.randomElement(using: &numbers) ?? "" }
        .joined(separator: "\n")
      let place = ConfigurationEdit.Place(
        kind: [nil, "x", "y"].randomElement(using: &numbers) ?? nil,
        key: ["a", "b", "c"].randomElement(using: &numbers) ?? "a"
      )
      let before = ConfigurationEdit(Array(text.utf8))
      let value = ["1", "two # words", ""].randomElement(using: &numbers) ?? ""
      let after = edited(text) { $0.set(place, to: value) }
      #expect(ConfigurationEdit(Array(after.utf8)).value(at: place) == value, "\(text) → \(after)")
      // A line more, or the value's own; nothing goes away.
      let kept = after.split(separator: "\n").filter { !$0.contains(place.key) }
      for line in text.split(separator: "\n") where !line.contains(place.key) {
        #expect(kept.contains(line), "\(text) → \(after)")
      }
      if before.value(at: place) == nil {
        let again = edited(after) { _ = $0.unset(place) }
        #expect(ConfigurationEdit(Array(again.utf8)).value(at: place) == nil)
      }
    }
  }
}
