import Ground
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests the prompt for inputs at a pseudo terminal.
@Suite("Prompt at a terminal", .timeLimit(.minutes(5)))
struct LinePromptTests {
  @Test func `an input is read, and the terminal given back`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal) {
      #expect(terminal.shown(until: "> ") != nil)
      #expect(!terminal.isOrdinary)
      terminal.press("print 2\u{1B}[D1\r")
    }
    #expect(outcome == .input("print 12"))
    #expect(terminal.isOrdinary)
  }

  @Test func `an input that is not whole goes on in the next line`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal) {
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press("f(\r")
      #expect(terminal.shown(until: "… ") != nil)
      terminal.press(")\r")
    }
    #expect(outcome == .input("f(\n)"))
  }

  @Test func `a pasted block is entered and not run`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal) {
      #expect(terminal.shown(until: "\u{1B}[?2004h") != nil)
      terminal.press("\u{1B}[200~print 1\rprint 2\u{1B}[201~")
      #expect(terminal.shown(until: "print 2") != nil)
      terminal.press("3\r")
    }
    #expect(outcome == .input("print 1\nprint 23"))
  }

  @Test func `several candidates are listed, their common begin is completed`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal) {
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press("c\t")
      #expect(terminal.shown(until: "complete  compare") != nil)
      terminal.press("l\t\r")
    }
    #expect(outcome == .input("complete"))
  }

  @Test func `an escape key alone is decided by a pause`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal, history: ["old"]) {
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press("\u{12}o")
      #expect(terminal.shown(until: "(search: o) old") != nil)
      terminal.press("\u{1B}")
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press("new\r")
    }
    #expect(outcome == .input("new"))
  }

  @Test(arguments: [("\u{03}", LinePrompt.Outcome.abandoned), ("\u{04}", .ended)])
  func `a line can be given up`(keys: String, expected: LinePrompt.Outcome) async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let outcome = await Self.outcome(at: terminal) {
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press(keys)
    }
    #expect(outcome == expected)
    #expect(terminal.isOrdinary)
  }

  @Test func `a terminal of another size is drawn on anew`() async throws {
    let terminal = try #require(TestTerminal(columns: 40, rows: 10))
    let events = try #require(TerminalEvents(input: terminal.program))
    let outcome = await Self.outcome(at: terminal, events: events) {
      #expect(terminal.shown(until: "> ") != nil)
      terminal.press("print 1234567890")
      #expect(terminal.shown(until: "0") != nil)
      terminal.resize(columns: 10, rows: 10)
      events.wake()
      #expect(terminal.shown(until: "> print 12\r\n34567890") != nil)
      terminal.press("\r")
    }
    #expect(outcome == .input("print 1234567890"))
  }

  /// Returns the outcome of a prompt while `person` presses keys on another thread.
  private static func outcome(
    at terminal: TestTerminal,
    events: TerminalEvents? = nil,
    history: [String] = [],
    _ person: @escaping @Sendable () -> Void
  ) async -> LinePrompt.Outcome? {
    async let outcome = BlockingThread.run { () -> LinePrompt.Outcome? in
      guard
        let raw = RawTerminal(
          input: terminal.program,
          output: OutputDescriptor(number: terminal.program)
        ),
        let events = events ?? TerminalEvents(input: terminal.program)
      else { return nil }
      var prompt = LinePrompt(terminal: raw, events: events, isASCII: false)
      return prompt.read(history: history, language: language)
    }
    await BlockingThread.run(person)
    return await outcome
  }

  private static var language: LinePrompt.Language {
    LinePrompt.Language(
      isWhole: { $0.filter { $0 == "(" }.count == $0.filter { $0 == ")" }.count },
      complete: { text, offset in
        let words = ["complete", "compare"].filter { $0.hasPrefix(text) }
        return Completion(bytes: 0..<offset, candidates: words.map { Candidate($0) })
      }
    )
  }
}
