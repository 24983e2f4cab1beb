import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

/// What is read aloud of the built-in widgets, in every size that they have.
@Suite("Spoken pictures of the built-in widgets", .startsPrograms, .timeLimit(.minutes(10)))
struct SpeechConventionTests {
  private static let kinds = [
    "to-do", "sudoku", "crypto", "characters", "episodes", "users", "appearance",
  ]

  /// Signs that stand for words on a screen and are noise, or nothing, to who listens.
  private static func isGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2039, 0x203A, 0x2116, 0x2190...0x2BFF: true
    default: false
    }
  }

  // CL-6
  @Test(arguments: kinds)
  func `speech says words and not glyphs`(kind: String) async throws {
    try await onThread {
      let program = try TriedProgram()
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
