import TestSupport
import Testing
import WidgetTimeline

@testable import widgetctl

/// What is read aloud of the built-in widgets, in every size that they have.
@Suite("Spoken pictures of the built-in widgets", .startsPrograms, .timeLimit(.minutes(10)))
struct SpeechConventionTests {
  /// Each with what places it so that no network is asked; the to-do widget is there.
  private static let kinds = [
    ("to-do", []), ("sudoku", ["add", "sudoku"]), ("appearance", ["add", "appearance"]),
    ("crypto", ["add", "crypto", "--source", "local"]),
    ("characters", ["add", "characters", "--source", "local"]),
    ("episodes", ["add", "episodes", "--source", "local"]),
    ("users", ["add", "users", "--source", "local"]),
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
