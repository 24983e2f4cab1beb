import IntentScript
import Testing
import WidgetIntents

@Suite("Used files", .timeLimit(.minutes(5)))
struct CheckFileTests {
  @Test func `a file is read once, however often and under whatever path it is used`() throws {
    let script = try checked(
      """
      use "a.intents"
      use "./a.intents"
      use "b/../a.intents"
      print one()
      """,
      files: ["a.intents": "use \"a.intents\"\nfunc one() -> Int { return 1 }"]
    )
    #expect(script.sources.map(\.name) == ["test.intents", "a.intents"])
    #expect(script.functions.count == 1)
  }

  @Test func `a path counts from the folder of the file that says it (LG-27)`() throws {
    let script = try checked(
      "use \"lib/a.intents\"\nprint one()",
      files: [
        "lib/a.intents": "use \"sub/b.intents\"\nfunc one() -> Int { return two() - 1 }",
        "lib/sub/b.intents":
          "use \"../c.intents\"\nuse \"../../d.intents\"\nfunc two() -> Int { return c() + d() }",
        "lib/c.intents": "func c() -> Int { return 1 }",
        "d.intents": "func d() -> Int { return 1 }",
      ]
    )
    #expect(
      script.sources.map(\.name)
        == ["test.intents", "lib/a.intents", "lib/sub/b.intents", "lib/c.intents", "d.intents"]
    )
  }

  @Test func `no file above the script's folder is used, from wherever (LG-27)`() {
    let told = messages(
      "use \"lib/a.intents\"",
      files: ["lib/a.intents": "use \"../../b.intents\"", "b.intents": "", "../b.intents": ""]
    )
    #expect(told == ["`use` takes files below the script's folder, found \"../../b.intents\""])
  }

  @Test func `files that use each other are no circle: they only declare functions`() throws {
    let script = try checked(
      "use \"a.intents\"\nprint even(4)",
      files: [
        "a.intents": """
        use "b.intents"
        func even(n: Int) -> Bool { if n == 0 { return true } else { return odd(n - 1) } }
        """,
        "b.intents": """
        use "a.intents"
        func odd(n: Int) -> Bool { if n == 0 { return false } else { return even(n - 1) } }
        """,
      ]
    )
    #expect(script.functions.count == 2)
  }

  @Test func `places count over all files, in the order in which they are read`() throws {
    let script = try checked("use \"a.intents\"\n", files: ["a.intents": "func one() { }"])
    #expect(script.sources.map(\.base) == [0, 17])
  }

  @Test func `no script uses more than a hundred files`() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<200).map {
        ("f\($0).intents", "use \"f\($0 + 1).intents\"\nfunc f\($0)() { }")
      }
    )
    let told = messages("use \"f0.intents\"\nf0()", files: files)
    #expect(told == ["a script uses 100 files at most"])
  }

  @Test func `what cannot be read is told at the path`() {
    #expect(messages("use \"none.intents\"") == ["no such file"])
  }
}
