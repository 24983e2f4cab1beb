import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

/// Tests the sentences for screen readers about the built-in widgets, in every size.
@Suite("Spoken pictures of the built-in widgets", .startsPrograms, .timeLimit(.minutes(10)))
struct SpeechConventionTests {
  /// The kinds of widgets, each with the command that places it without network access; the to-do
  /// widget is already placed.
  private static let kinds = [
    ("to-do", []), ("sudoku", ["add", "sudoku"]), ("appearance", ["add", "appearance"]),
    ("crypto", ["add", "crypto", "--source", "local"]),
    ("characters", ["add", "characters", "--source", "local"]),
    ("episodes", ["add", "episodes", "--source", "local"]),
    ("users", ["add", "users", "--source", "local"]),
  ]

  /// Returns whether a character is a symbol that replaces words on a screen, and that screen
  /// readers read badly or not at all.
  private static func isGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2039, 0x203A, 0x2116, 0x2190...0x2BFF: true
    default: false
    }
  }

  // CL-6
  @Test(arguments: kinds)
  func `speech says words and not glyphs`(kind: String, placing: [String])
    async throws
  {
    try await onThread {
      let program = try TriedProgram()
      if !placing.isEmpty { #expect(try program.run(placing).code == 0) }
      for size in WidgetFamily.placeable.map(\.commandLineName) {
        let spoken = try program.run(["show", kind, "--size", size, "--format", "speech"])
        guard spoken.code == 0 else {
          #expect(spoken.errors.contains("has no size"))
          continue
        }
        #expect(!spoken.output.filter(\.isLetter).isEmpty)
        let glyphs = spoken.output.unicodeScalars.filter(Self.isGlyph)
        #expect(glyphs.isEmpty, "\(size): \(spoken.output)")
      }
    }
  }
}
