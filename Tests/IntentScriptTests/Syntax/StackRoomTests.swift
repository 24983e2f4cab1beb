import Foundation
import ScriptTesting
import Testing

@testable import IntentScript

/// Tests that a deeply nested script does not overflow the stack of the parsing thread (RI-12).
@Suite("The stack that a script takes", .timeLimit(.minutes(5)))
struct StackRoomTests {
  /// The text before and after the core, which is repeated for each level.
  struct Nesting: CustomTestStringConvertible, Sendable {
    let opening: String
    var core = "1"
    var closing = ""
    /// The height of a level in the syntax tree; `nil` if another limit is reached first.
    var height: Int? = 1

    var testDescription: String { opening + core + closing }

    func text(_ levels: Int) -> String {
      String(repeating: opening, count: levels) + core + String(repeating: closing, count: levels)
        + "\n"
    }
  }

  static let all = [
    Nesting(opening: "(", closing: ")"),
    Nesting(opening: "[", closing: "]"),
    Nesting(opening: "not ", core: "true"),
    Nesting(opening: "- "),
    Nesting(opening: "if true { ", core: "print 1", closing: " }"),
    Nesting(opening: "for x in [1] { ", core: "print 1", closing: " }"),
    Nesting(opening: "try { ", core: "print 1", closing: " } catch { }"),
    Nesting(opening: "", closing: " + 1"),
    // A chain of branches is flat.
    Nesting(opening: "if true { } else ", core: "{ print 1 }", height: 0),
    Nesting(opening: "\"\\(", core: "1", closing: ")\"", height: nil),
    Nesting(opening: "now.description", core: "", closing: ".trimmed()", height: 2),
  ]

  /// Parses, formats, checks and compiles a script on a thread with a stack of `kilobytes`, and
  /// returns the messages.
  private func mistakes(in text: String, kilobytes: Int) async -> [String] {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let source = ScriptSource(name: "test.intents", text: text)
        let parsed = Parser.parse(source)
        _ = TreeText.text(of: parsed)
        _ = try? ScriptFormatter.format(source)
        if let script = try? ScriptTrial.check(text) {
          _ = ScriptCompiler.program(script)
        }
        continuation.resume(returning: parsed.diagnostics.map(\.message))
      }
      thread.stackSize = kilobytes << 10
      thread.start()
    }
  }

  /// The size in kilobytes of a stack that is enough for every script within the limits.
  #if SANITIZED
  private static let roomy = 65_536
  // A sanitizer's own calls take what is left of a small stack.
  private static let stacks = [roomy]
  #else
  private static let roomy = 8_192
  private static let stacks = [256, 512, 1_024, roomy]
  #endif

  @Test(arguments: all, stacks)
  func `a script of any depth is read or refused`(nesting: Nesting, kilobytes: Int) async {
    for levels in [40, Parser.maximumDepth - 2, 5_000] {
      let messages = await mistakes(in: nesting.text(levels), kilobytes: kilobytes)
      #expect(messages.count < 5)
      if let height = nesting.height, kilobytes == Self.roomy {
        #expect(messages.isEmpty == (levels * height < Parser.maximumDepth))
      }
    }
  }
}
