import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// Tests that need the whole program, and therefore run the built one.
@Suite("The running program", .timeLimit(.minutes(5)))
struct RunningProgramTests {
  private func tried(_ body: @escaping @Sendable (TriedProgram) throws -> Void) async throws {
    try await onThread { try body(try TriedProgram()) }
  }

  // WK-94, AI-70
  @Test func `a widget is made anew when its control was pressed, also when the intent has failed`()
    async throws
  {
    let widget = """
      #!/bin/sh
      echo x >>"$HOME/made"
      echo "made $(wc -l <"$HOME/made")"
      echo ---
      echo "Fail | bash=/bin/false terminal=false"

      """
    try await tried { program in
      try writeProgram(widget, to: "\(program.path)/count.1h.sh")
      #expect(try program.run(["extension", "add", "count.1h.sh", "--name", "count"]).code == 0)
      #expect(try program.run(["add", "count"]).code == 0)
      #expect(try program.run(["show", "count"]).output.contains("made 1"))
      #expect(try program.run(["show", "count"]).output.contains("made 1"))
      #expect(try program.run(["tap", "count", "1"]).code == 1)
      #expect(try program.run(["show", "count"]).output.contains("made 2"))
    }
  }

  // LG-28
  @Test func `what a script prints keeps its tabs, and no other control character unless asked`()
    async throws
  {
    try await tried { program in
      try Data(#"print "a\tb\u{1B}[31mc""#.utf8).write(
        to: URL(filePath: program.path).appending(path: "raw.intents")
      )
      #expect(try program.run(["run", "raw.intents"]).output == "a\tb\u{FFFD}[31mc\n")
      #expect(try program.run(["run", "raw.intents", "--raw"]).output == "a\tb\u{1B}[31mc\n")
    }
  }

  // RI-7
  @Test
  func
    `with its standard descriptors closed it changes what it should, and nothing it opens is written to`()
    async throws
  {
    try await tried { program in
      let line = "widgetctl perform add-to-do --name closed"
      #expect(try program.run(line: "\(line) >&- 2>&- <&-").code == 0)
      let found = try program.run(["find", "to-do"])
      #expect(found.code == 0 && found.output.contains("closed"))
    }
  }

  // PF-2
  @Test func `its entry point is synchronous`() {
    let main: @MainActor () -> Void = Widgetctl.main
    #expect(type(of: main) == (@MainActor () -> Void).self)
  }
}
