import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests how words name widgets, kinds and entities, for each operand that a command declares as
/// such a name.
@Suite("The conventions, what words stand for", .startsPrograms, .timeLimit(.minutes(20)))
struct SelectorConventionTests {
  /// An operand of a command that names something, such as a widget.
  struct Operand: CustomTestStringConvertible, Sendable {
    let command: String
    let index: Int

    var testDescription: String { "\(command), operand \(index)" }

    /// Returns a call of the command with this word as the operand.
    func call(_ word: String) -> [String] {
      var words = ConventionTests.samples[command] ?? []
      while words.count <= index { words.append(word) }
      words[index] = word
      return [command] + words
    }
  }

  private static func operands(of values: ArgumentValues) -> [Operand] {
    CommandList.all.flatMap { command in
      let signature = command.signature
      let all = (0..<min(signature.operands.upperBound, 2)).map(signature.operandValues)
      // Further ones that are declared alike are read alike.
      return all.firstIndex(of: values).map { [Operand(command: signature.name, index: $0)] } ?? []
    }
  }

  /// The commands whose operands are not tested, with the reasons.
  private static let untried = [
    "watch": "only a key ends it; it selects as 'show' does, and its mistakes are tried"
  ]

  /// A home folder with the widgets 8 (Kits), 9 (Kitsch) and 10 (Kitchen), and with to-dos numbered
  /// from 10.
  private static let chosen = Result {
    let program = try TriedProgram()
    let add = "widgetctl add to-do --size small"
    for line in [
      String(repeating: "\(add)\n", count: 9), "widgetctl remove 1 2 3 4 5 6 7",
      "widgetctl rename 8 Kits; widgetctl rename 9 Kitsch; widgetctl rename 10 Kitchen",
      "widgetctl show",
      "widgetctl todo rm 1 2 3 4 --yes",
      "for n in 5 6 7 8 9 10; do widgetctl todo add n$n; done; widgetctl todo rm 5-9 --yes",
    ] {
      let said = try program.run(line: "set -e; \(line)")
      try #require(said.code == 0, "\(line): \(said.errors)")
    }
    return program
  }

  private func tried(_ body: @escaping @Sendable (TriedProgram) throws -> Void) async throws {
    try await onThread { try body(try TriedProgram(copying: try Self.chosen.get())) }
  }

  // CL-10
  @Test(arguments: operands(of: .widgets))
  func `a widget is named by its id, its name or a beginning that only one has`(operand: Operand)
    async throws
  {
    try await tried { program in
      let isEndless = Self.untried[operand.command] != nil
      func call(_ word: String) -> [String] {
        operand.call(word) + (isEndless ? ["--linear"] : [])
      }
      let page = try program.run(["config", "export"]).output
      let beyond = try program.run(call("1"))
      #expect(beyond.code == 1 && beyond.output.isEmpty)
      #expect(beyond.errors.hasPrefix("widgetctl: no widget has the id '1'\nhint: "))
      let ambiguous = try program.run(call("kit"))
      #expect(ambiguous.code == 64 && ambiguous.output.isEmpty)
      #expect(ambiguous.errors.contains("\nhint: candidates: Kitchen, Kits, Kitsch\n"))
      #expect(try program.run(["config", "export"]).output == page)
      guard !isEndless else { return }
      for (word, id) in [("kits", "8"), ("kitche", "10"), ("KITSCH", "9")] {
        let named = try TriedProgram(copying: program)
        let numbered = try TriedProgram(copying: program)
        let (said, expected) = (try named.run(call(word)), try numbered.run(call(id)))
        #expect(said.code == 0 && expected.code == 0, "\(call(word)): \(said.errors)")
        #expect(said.output.count == expected.output.count)
        #expect(
          try named.run(["config", "export"]).output == numbered.run(["config", "export"]).output
        )
      }
    }
  }

  // CL-10
  @Test(arguments: operands(of: .kinds))
  func `a kind is named by a beginning that only one has`(operand: Operand) async throws {
    try await tried { program in
      let ambiguous = try program.run(operand.call("c"))
      #expect(ambiguous.code == 64 && ambiguous.output.isEmpty)
      #expect(ambiguous.errors.contains("\nhint: candidates: "))
      let whole = try TriedProgram(copying: program).run(operand.call("to-do"))
      #expect(whole.code == 0)
      #expect(try program.run(operand.call("to-d")).output == whole.output)
    }
  }

  // CL-10, CL-21
  @Test(arguments: operands(of: .subjects))
  func `the number in a picture is an entity's, as a whole`(operand: Operand) async throws {
    try await tried { program in
      let picture = try program.run(["show", "8", "--size", "large"]).output
      #expect(picture.contains("#10 "))
      let call = [operand.command, "complete-to-do"]
      let beyond = try program.run(call + ["1"])
      #expect(beyond.code != 0 && beyond.output.isEmpty && beyond.errors.contains("1"))
      let said = try program.run(call + ["10"])
      #expect(said.code == 0 && said.output.contains(" 10 "), "\(said.errors)\(said.output)")
    }
  }

  // CL-21
  @Test(arguments: [
    ("widgetctl find ToDo where number == 10", "n10"),
    ("widgetctl todo done 10", "Completed 10 “n10”"),
    ("printf 'print complete-to-do(id: 10).number\\n' | widgetctl run -", "10"),
    ("printf 'print ToDo(\"10\").name\\n' | widgetctl run -", "n10"),
    ("widgetctl completions bash 'widgetctl perform complete-to-do 1'", "10"),
    ("widgetctl show 8 --size large >.x; widgetctl tap 8 --size large", "n10 #10"),
    ("widgetctl say complete 10 in to-dos", "Completed 10 “n10”"),
  ])
  func `the number in a picture is the entity's everywhere`(line: String, expected: String)
    async throws
  {
    try await tried { program in
      let said = try program.run(line: line)
      #expect(said.code == 0 && said.output.contains(expected), "\(said.output)\(said.errors)")
    }
  }
}
