import TestSupport

#if os(Linux)
import Foundation
import Testing
import WidgetRender

@testable import widgetctl

// CL-20
@Suite("Pictures at a terminal", .startsPrograms, .timeLimit(.minutes(20)))
struct FittedShowTests {
  /// Returns the lines that commands leave on a terminal of this size, without the prompt's line;
  /// `nil` if there are no terminals.
  private func lines(
    of commands: String,
    columns: UInt16,
    rows: UInt16
  ) async throws -> [String]? {
    try await onThread {
      let home = TemporaryFolder()
      let path = "PATH=\(Session.programs):$PATH"
      let program = try PromptedProgram(
        home: home.url,
        program: "/bin/sh",
        arguments: ["-c", "\(path); exec 2>&1; \(commands); printf 'the end'"],
        columns: columns,
        rows: rows
      )
      guard let program else { return nil }
      let shown = try #require(program.terminal.shown(until: "the end"))
      #expect(program.exitCode() == 0)
      let plain = shown.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return plain.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
        .map { String($0) }
    }
  }

  @Test(
    arguments: [(80, 24), (120, 40), (40, 12), (30, 10), (20, 4), (200, 50)] as [(UInt16, UInt16)]
  )
  func `the top is never scrolled away, whatever the terminal's size`(
    columns: UInt16,
    rows: UInt16
  ) async throws {
    let three = "widgetctl add to-do --size large >/dev/null; widgetctl add to-do >/dev/null; "
    for commands in ["widgetctl show", three + "widgetctl show", three + "widgetctl show --page 2"]
    {
      // The last page may be the first.
      let either = commands.hasSuffix("2") ? "\(commands) 2>/dev/null || true" : commands
      let lines = try await lines(of: either, columns: columns, rows: rows)
      guard let lines else { return }
      #expect(lines.count < Int(rows), "\(lines)")
      for line in lines { #expect(TextWidth.columns(of: line) <= Int(columns), "\(line)") }
    }
  }

  @Test func `a frame and a title stay, and what is hidden is said on one line below`() async throws
  {
    let add = "widgetctl add to-do --size large >/dev/null; "
    for rows in [24, 12] as [UInt16] {
      let lines = try await lines(of: add + "widgetctl show 2", columns: 80, rows: rows)
      guard let lines else { return }
      #expect(lines.first?.hasPrefix("╭─ To-Do ·2 ─") == true)
      #expect(lines.last?.hasPrefix("╰───") == true)
      #expect(lines.count == Int(rows) - 1)
    }
    // Without a border, for which there are too few columns, a line below counts what is hidden and not what is blank.
    let narrow = try await self.lines(of: add + "widgetctl show 2", columns: 40, rows: 12)
    #expect(narrow?.contains { $0.contains("hidden") } == false)
    let low = try await self.lines(of: add + "widgetctl show 2", columns: 40, rows: 4)
    #expect(low?.last?.contains("of To-Do ·2 hidden") == true)
    let pages = try await self.lines(of: add + "widgetctl show", columns: 60, rows: 24)
    #expect(pages?.last == "widgetctl: page 1 of 2, more with --page 2")
  }

  // Of a screen of 24 rows a border takes two, and the shell's prompt one.
  @Test func `a long list has no blank rows on a screen of 24 while to-dos are hidden`()
    async throws
  {
    let add = "seq 1 94 | sed 's/^/item /' | widgetctl todo add - >/dev/null; "
    let lines = try await lines(
      of: add + "widgetctl show to-do --size large",
      columns: 80,
      rows: 24
    )
    guard let lines else { return }
    #expect(lines.contains { $0.contains("+77 more") })
    #expect(!lines.contains { $0.hasPrefix("│") && $0.allSatisfy { "│ ".contains($0) } })
  }

  @Test func `the run that makes the store says below its picture what to try, and no other does`()
    async throws
  {
    let words = "widgetctl: try widgetctl watch, widgetctl gallery, widgetctl todo add Buy milk"
    guard let first = try await lines(of: "widgetctl show", columns: 80, rows: 24) else { return }
    #expect(first.last == words)
    #expect(first.count < 24)
    for commands in [
      "widgetctl show >/dev/null; widgetctl show", "widgetctl show | cat",
      "widgetctl show --json; true", "widgetctl show --format tmux",
      "widgetctl show --store other.sqlite", "widgetctl show 2>/dev/null",
    ] {
      let others = try await lines(of: "cd; \(commands)", columns: 80, rows: 24)
      #expect(others?.isEmpty == false, "\(commands)")
      #expect(others?.contains { $0.contains("widgetctl: try") } == false, "\(commands)")
    }
  }

  @Test func `what is said of a widget does not push its picture away`() async throws {
    let said = "widgetctl show --at 2100-01-01"
    guard let lines = try await lines(of: said, columns: 80, rows: 24) else { return }
    #expect(lines.contains { $0.contains("the timeline of to-do ends before") })
    #expect(lines.count < 24)
  }
}
#endif
