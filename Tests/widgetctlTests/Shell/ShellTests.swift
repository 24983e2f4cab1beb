import Testing

@testable import widgetctl

@Suite("What a shell is told of a begun word (CL-16)")
struct ShellTests {
  private static let candidates = ShellAnswer.words([
    ShellCandidate("Buy milk", "a: b"), ShellCandidate("Buy", ""),
  ])

  @Test func `bash lists words as they are inserted, each with its meaning`() {
    let lines = Shell.bash.lines(of: Self.candidates, for: ShellLine("widgetctl x "))
    #expect(lines == ["words", #"Buy\ milk  (a: b)"#, "Buy"])
  }

  @Test func `the only word stands alone in bash, which would insert the meaning`() {
    let answer = ShellAnswer.words([ShellCandidate("4", "Buy milk")])
    #expect(Shell.bash.lines(of: answer, for: ShellLine("widgetctl x ")) == ["words", "4"])
  }

  @Test(
    "bash gets words in the quote that is open",
    arguments: [
      ("x ", #"it\'s\ \$5"#), (#"x ""#, #"it's \$5"#), ("x '", #"it'\''s $5"#),
    ]
  )
  func quoted(_ line: String, word: String) {
    let answer = ShellAnswer.words([ShellCandidate("it's $5")])
    #expect(Shell.bash.lines(of: answer, for: ShellLine(line)) == ["words", word])
  }

  @Test(
    "bash replaces what stands behind the last sign at which it breaks words",
    arguments: [
      ("x --size=la", "large"), ("x \"--size=la", "--size=large"), ("x --si", "--size=large"),
    ]
  )
  func broken(_ line: String, word: String) {
    let answer = ShellAnswer.words([ShellCandidate("--size=large")])
    #expect(Shell.bash.lines(of: answer, for: ShellLine(line)) == ["words", word])
  }

  @Test(arguments: Shell.allCases)
  func `words that a value follows at once are told apart, so that no blank is typed`(
    shell: Shell
  ) {
    let signs = ShellAnswer.words([ShellCandidate("pri:", "the priority"), ShellCandidate("+")])
    #expect(shell.lines(of: signs, for: ShellLine("todo add ")).first == "signs")
    let mixed = ShellAnswer.words([ShellCandidate("pri:"), ShellCandidate("pri:high")])
    #expect(shell.lines(of: mixed, for: ShellLine("todo add ")).first == "words")
  }

  @Test func `zsh gets colons escaped before the one that parts word and meaning`() {
    let answer = ShellAnswer.words([ShellCandidate("09:00", "the morning"), ShellCandidate("now")])
    let lines = Shell.zsh.lines(of: answer, for: ShellLine("x "))
    #expect(lines == ["words", #"09\:00:the morning"#, "now"])
  }

  @Test func `fish gets a tab between word and meaning, and no other`() {
    let answer = ShellAnswer.words([ShellCandidate("4", "Buy\tmilk\nand bread")])
    let lines = Shell.fish.lines(of: answer, for: ShellLine("x "))
    #expect(lines.count == 2)
    #expect(lines[1].split(separator: "\t").count == 2)
    #expect(!lines[1].contains("\n"))
  }

  @Test(arguments: Shell.allCases)
  func `paths are left to the shell`(shell: Shell) {
    #expect(shell.lines(of: .files, for: ShellLine("x ")) == ["files"])
  }

  // RI-1
  @Test func `a word that would write to the terminal is not offered`() {
    let answer = ShellAnswer.words([ShellCandidate("evil\u{1B}[31m"), ShellCandidate("even")])
    #expect(answer.fitting("ev") == .words([ShellCandidate("even")]))
  }

  @Test func `case counts where a word begins so`() {
    let answer = ShellAnswer.words([ShellCandidate("Work"), ShellCandidate("world")])
    #expect(answer.fitting("w") == .words([ShellCandidate("world")]))
    #expect(answer.fitting("WOR") == answer)
  }
}
