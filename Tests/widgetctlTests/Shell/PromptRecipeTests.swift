import Foundation
import TestSupport
import Testing

/// Tests the cookbook's prompts as each shell shows them (RI-1).
@Suite("A prompt in its shell", .startsPrograms, .timeLimit(.minutes(5)))
struct PromptRecipeTests {
  struct Recipe: Sendable, CustomTestStringConvertible {
    let shell: String
    let line: String

    var testDescription: String { shell }
    var isThere: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") }

    /// The command line with which the shell reads the file `recipe` and prints its prompt.
    var call: String {
      switch shell {
      case "bash": #"bash --norc --noprofile -c '. ./recipe; printf "%s\n" "${PS1@P}"'"#
      case "zsh": #"zsh -fc '. ./recipe; print -P -- "$RPROMPT"'"#
      default: "fish --no-config -c 'source recipe; fish_right_prompt'"
      }
    }
  }

  /// Returns the cookbook's lines for prompts, which have the name of their shell in a comment.
  private static func recipes() throws -> [Recipe] {
    let lines = try DocumentBlock.all().filter { $0.name == "Cookbook" }.flatMap(\.lines)
    return ["bash", "zsh", "fish"].compactMap { shell in
      lines.first { $0.contains("# \(shell), ") }.map { Recipe(shell: shell, line: $0) }
    }
  }

  /// The name of a to-do with characters that shells treat as formats, substitutions or escapes.
  private static let name = #"5%d%n%F{red}$(id)`id`\w!"#

  private func shown(
    _ recipe: Recipe,
    color: String?,
    in program: TriedProgram
  ) throws -> (prompt: String, line: String) {
    // Another one beside it is counted, in a style of its own.
    let added = try program.run(["todo", "add", "pri:high", "--", Self.name])
    try #require(added.code == 0)
    let line = color.map { color in
      recipe.line.replacing(/--format (prompt[=a-z]*)/) { "--format \($0.1) --color \(color)" }
    }
    try Data("\(line ?? recipe.line)\n".utf8)
      .write(to: URL(filePath: "\(program.path)/recipe"))
    let prompt = try program.run(line: recipe.call, ["TZ": "UTC", "LANG": "C.UTF-8"])
    #expect(prompt.errors.isEmpty, "\(prompt.errors)")
    let plain = try program.run(["show", "to-do", "--size", "inline", "--color", "never"])
    return (prompt.output, plain.output.trimmingCharacters(in: .newlines))
  }

  @Test func `the cookbook has a prompt for each shell`() throws {
    #expect(try Self.recipes().map(\.shell) == ["bash", "zsh", "fish"])
  }

  @Test(arguments: [nil, "16"])
  func `the text of a to-do is shown as it is, and colours have no width`(color: String?)
    async throws
  {
    let recipes = try Self.recipes().filter(\.isThere)
    try await onThread {
      for recipe in recipes {
        let (prompt, line) = try shown(recipe, color: color, in: try TriedProgram())
        #expect(line.contains(Self.name.prefix(10)), "\(line)")
        let bare = prompt.replacing(/\u{1B}\[[0-9;]*m|\u{1}|\u{2}/, with: "")
        #expect(bare.contains(line), "\(recipe.shell): \(prompt)")
        #expect((color == nil) == !prompt.contains("\u{1B}["), "\(recipe.shell): \(prompt)")
      }
    }
  }

  @Test func `a shell that is handed on decides for itself`() async throws {
    try await onThread {
      let program = try TriedProgram()
      _ = try program.run(["todo", "add", "--", "50%"])
      let call = ["show", "to-do", "--format", "prompt", "--size", "inline"]
      let zsh = try program.run(call, ["ZSH_VERSION": "5.9"]).output
      #expect(zsh == (try program.run(["show", "to-do", "--format", "prompt=zsh"]).output))
      let bash = try program.run(call, [:]).output
      #expect(bash == (try program.run(["show", "to-do", "--format", "prompt=bash"]).output))
    }
  }
}
