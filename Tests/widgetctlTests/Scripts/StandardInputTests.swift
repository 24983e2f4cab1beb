import IntentScript
import SystemLibrary
import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("A script's standard input", .timeLimit(.minutes(5)))
struct StandardInputTests {
  /// The lines that are read from a pipe with some bytes, which then ends.
  private final class Input {
    private let source: StandardInput
    private var lines = InputLines()

    init(_ parts: [[UInt8]]) throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      for part in parts { #expect(write(ends[1], part, part.count) == part.count) }
      close(ends[1])
      source = StandardInput(descriptor: ends[0])
    }

    func read(_ part: InputPart, limit: Int) throws -> String? {
      while true {
        if case .found(let text) = try lines.next(part, limit: limit) { return text }
        lines.append(try source.read())
      }
    }
  }

  private func input(_ text: String) throws -> Input { try Input([Array(text.utf8)]) }

  private func lines(_ input: Input, limit: Int = 1_000) throws -> [String] {
    var lines: [String] = []
    while let line = try input.read(.lines, limit: limit) { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\n", ["one"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("é\t1\nü", ["é\t1", "ü"]),
  ])
  func `lines come without their ends (LG-22)`(_ text: String, _ expected: [String]) throws {
    #expect(try lines(try input(text)) == expected)
  }

  @Test func `the whole of it is what no line has taken`() throws {
    let input = try input("one\ntwo\nthree\n")
    #expect(try input.read(.lines, limit: 100) == "one")
    #expect(try input.read(.text, limit: 100) == "two\nthree\n")
    #expect(try input.read(.text, limit: 100) == "")
    #expect(try input.read(.lines, limit: 100) == nil)
  }

  @Test func `a longer line than is read at once is one line`() throws {
    let long = String(repeating: "x", count: 30_000)
    #expect(try lines(try input("\(long)\n\(long)y\n"), limit: 1 << 20) == [long, "\(long)y"])
  }

  @Test func `what is longer than the limit is returned up to one byte more`() throws {
    let line = try input("abcdef").read(.lines, limit: 3)
    #expect(line?.utf8.count == 4)
  }

  @Test func `bytes that are no text are an error that says so`() throws {
    let input = try Input([[0x61, 0xFF, 0x0A]])
    let error = #expect(throws: IntentError.self) { try input.read(.lines, limit: 100) }
    #expect(error?.message == "standard input is not UTF-8")
    #expect(error?.exitCode == 65)
  }

  @Test
  func `lines do not depend on where the pieces end, and are ready where nothing has to come`()
    throws
  {
    let text = Array("one\r\ntwo\n\nthree".utf8)
    for size in 1...text.count {
      var lines = InputLines()
      var found: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines.append(Array(text[start..<min(start + size, text.count)]))
        while lines.isReady(for: .lines, limit: 100) {
          guard case .found(let line?) = try lines.next(.lines, limit: 100) else { break }
          found.append(line)
        }
        let open = try lines.next(.lines, limit: 100)
        #expect(open == .needsMore)
      }
      lines.append([])
      let isReady = lines.isReady(for: .lines, limit: 100)
      #expect(isReady)
      let last = try (lines.next(.lines, limit: 100), lines.next(.lines, limit: 100))
      #expect(last == (.found("three"), .found(nil)))
      #expect(found == ["one", "two", ""])
    }
  }
}
