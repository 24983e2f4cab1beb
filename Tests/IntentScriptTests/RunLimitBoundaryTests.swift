import Ground
import IntentScript
import ScriptTesting
import Testing

/// Tests the exact limits: a script that just meets a limit, and one that exceeds it by one
/// (LG-17).
@Suite("Limits, to the last one", .timeLimit(.minutes(5)))
struct RunLimitBoundaryTests {
  struct Boundary: Sendable, CustomTestStringConvertible {
    let name: String
    let value: Int
    let fits: String
    let exceeds: String

    var testDescription: String { "\(name) \(value): \(fits)" }

    init(_ name: String, _ value: Int, _ fits: String, _ exceeds: String) {
      self.name = name
      self.value = value
      self.fits = fits
      self.exceeds = exceeds
    }

    var options: ScriptOptions {
      var options = ScriptOptions()
      switch name {
      case "steps": options.limits.steps = value
      case "depth": options.limits.depth = value
      case "values": options.limits.values = value
      case "bytes": options.limits.bytes = value
      default: options.limits.outputBytes = value
      }
      return options
    }
  }

  /// Each iteration of a loop and each call of a function is a step.
  static let steps = [
    Boundary("steps", 0, "print 1", "repeat 1 times { }"),
    Boundary("steps", 100, "repeat 100 times { }", "repeat 101 times { }"),
    Boundary("steps", 3, "for x in [1, 2, 3] { print x }", "for x in [1, 2, 3, 4] { print x }"),
    Boundary(
      "steps",
      10,
      "var i = 0\nwhile i < 10 { i = i + 1 }",
      "var i = 0\nwhile i < 11 { i = i + 1 }"
    ),
    Boundary(
      "steps",
      8,
      "func f() { }\nrepeat 4 times { f() }",
      "func f() { }\nrepeat 4 times { f() }\nf()"
    ),
    // Beyond the number of steps after which the machine yields.
    Boundary("steps", 5_000, "repeat 5000 times { }", "repeat 5001 times { }"),
    Boundary("steps", 8_192, "repeat 8192 times { }", "repeat 8193 times { }"),
    // Those of the branches count together, what was before them once.
    Boundary(
      "steps",
      10,
      "repeat 2 times { }\nparallel {\n repeat 4 times { }\n repeat 4 times { }\n}",
      "repeat 2 times { }\nparallel {\n repeat 4 times { }\n repeat 5 times { }\n}"
    ),
    Boundary(
      "steps",
      10,
      "parallel {\n repeat 4 times { }\n repeat 4 times { }\n}\nrepeat 2 times { }",
      "parallel {\n repeat 4 times { }\n repeat 4 times { }\n}\nrepeat 3 times { }"
    ),
  ]

  private static let descent = "func f(n: Int) { if n > 1 { f(n: n - 1) } }\n"

  static let depths = [
    Boundary("depth", 1, descent + "f(n: 1)", descent + "f(n: 2)"),
    Boundary("depth", 3, descent + "f(n: 3)", descent + "f(n: 4)"),
    Boundary("depth", 3, descent + "f(n: 3)\nf(n: 3)", descent + "f(n: 3)\nf(n: 4)"),
  ]

  static let values = [
    Boundary("values", 3, "print [1, 2, 3]", "print [1, 2, 3, 4]"),
    Boundary("values", 3, "let a = [1]\nprint a + [2, 3]", "let a = [1, 2]\nprint a + [3, 4]"),
    Boundary("values", 3, "var a = [1]\na += [2, 3]", "var a = [1, 2]\na += [3, 4]"),
    Boundary("values", 3, "print \"a,b,c\".split(by: \",\")", "print \"a,b,c,\".split(by: \",\")"),
    Boundary("values", 3, "print \"a b c\".words", "print \"a b c d\".words"),
    Boundary("values", 3, "print \"a\\nb\\nc\\n\".lines", "print \"a\\nb\\nc\\nd\".lines"),
    Boundary("values", 3, "print \"a,b,c\".fields", "print \"a,b,c,d\".fields"),
    Boundary("values", 3, "print find ToDo where number < 4", "print find ToDo"),
  ]

  static let bytes = [
    Boundary(
      "bytes",
      10,
      "let a = \"12345\"\nprint a + a",
      "let a = \"12345\"\nprint a + \"678901\""
    ),
    Boundary(
      "bytes",
      10,
      "let a = \"12345\"\nprint a + \"é678\"",
      "let a = \"123456\"\nprint a + \"é678\""
    ),
    Boundary(
      "bytes",
      10,
      "var a = \"12345\"\na += \"67890\"",
      "var a = \"12345\"\na += \"678901\""
    ),
    Boundary(
      "bytes",
      10,
      "let a = \"1234\"\nprint \"\\(a), \\(a)\"",
      "let a = \"1234\"\nprint \"\\(a), \\(a)5\""
    ),
    Boundary(
      "bytes",
      10,
      "print [10, 20, 30].joined(by: \", \")",
      "print [10, 20, 300].joined(by: \", \")"
    ),
    Boundary(
      "bytes",
      10,
      "print \"a-b-c\".replacing(\"-\", with: \"123\") + \"4\"",
      "print \"a-b-c\".replacing(\"-\", with: \"1234\")"
    ),
    Boundary("bytes", 10, "print \"ab\".padded(to: 10)", "print \"ab\".padded(to: 11)"),
    Boundary("bytes", 10, "print \"ab\".padded(left: 10)", "print \"ab\".padded(left: 11)"),
    // As many blanks, and a text that takes more bytes than cells.
    Boundary("bytes", 10, "print \"éé\".padded(to: 8)", "print \"éé\".padded(to: 9)"),
    Boundary(
      "bytes",
      10,
      "print \"éé\".padded(to: 8)",
      "print \"ab\".padded(to: 9223372036854775807)"
    ),
    // U+0149 becomes two letters, U+0130 a letter and a mark: three bytes of two.
    Boundary("bytes", 10, "print \"ŉŉŉ1\".uppercased", "print \"ŉŉŉ12\".uppercased"),
    Boundary("bytes", 10, "print \"İİİ1\".lowercased", "print \"İİİ12\".lowercased"),
  ]

  static let output = [
    // A line's end is a byte.
    Boundary("outputBytes", 10, "print \"123456789\"", "print \"1234567890\""),
    Boundary(
      "outputBytes",
      10,
      "print \"1234\"\nprint \"56é\"",
      "print \"1234\"\nprint \"567é\""
    ),
    Boundary("outputBytes", 6, "print [1, 2, 3]", "print [1, 2, 30]"),
    // Branches count together, also those that the script ends with.
    Boundary(
      "outputBytes",
      10,
      "parallel {\n print \"1234\"\n print \"5678\"\n}",
      "parallel {\n print \"1234\"\n print \"56789\"\n}"
    ),
    Boundary(
      "outputBytes",
      10,
      "parallel {\n print \"1234\"\n if true { print \"1234\"\n exit 0 }\n}",
      "parallel {\n print \"1234\"\n if true { print \"12345\"\n exit 0 }\n}"
    ),
    Boundary(
      "outputBytes",
      10,
      "print \"1\"\nparallel {\n print \"123\"\n print \"567\"\n}",
      "print \"1\"\nparallel {\n print \"123\"\n print \"5678\"\n}"
    ),
    Boundary(
      "outputBytes",
      10,
      "parallel {\n print \"123\"\n print \"456\"\n}\nprint \"7\"",
      "parallel {\n print \"123\"\n print \"456\"\n}\nprint \"78\""
    ),
  ]

  @Test(arguments: [steps, depths, values, bytes, output].joined())
  func `what a limit allows is its number, and one more ends the script`(
    boundary: Boundary
  ) async {
    let options = boundary.options
    let fits = await ScriptTrial.run(boundary.fits, host: await Self.host(), options: options)
    #expect(fits.error == nil)
    let exceeds = await ScriptTrial.run(boundary.exceeds, host: await Self.host(), options: options)
    guard case .limit(boundary.name, boundary.value, _)? = exceeds.outcome.error else {
      Issue.record("\(exceeds.error ?? "no error")")
      return
    }
    #expect(exceeds.outcome.exitCode == 65)
  }

  /// Returns a host with four to-dos.
  private static func host() async -> ToDoDouble {
    let host = ToDoDouble()
    for number in 1...4 { _ = await ScriptTrial.run("add-to-do(\"\(number)\")", host: host) }
    return host
  }

  @Test(arguments: [
    ("print input.text", ["123456789"], ["1234567890"]),
    ("for line in input.lines { print line }", ["1234567890"], ["1", "12345678901"]),
  ])
  func `what is read is as long as a text may be`(
    script: String,
    fits: [String],
    exceeds: [String]
  ) async {
    var options = ScriptOptions()
    options.limits.bytes = 10
    let read = await ScriptTrial.run(script, host: ToDoDouble(input: fits), options: options)
    #expect(read.error == nil)
    let refused = await ScriptTrial.run(script, host: ToDoDouble(input: exceeds), options: options)
    guard case .limit("bytes", 10, _)? = refused.outcome.error else {
      Issue.record("\(refused.error ?? "no error")")
      return
    }
  }

  @Test(arguments: [(Int64(1_000_000), true), (1_000_001, false)])
  func `a script may take its last microsecond`(elapsed: Int64, fits: Bool) async {
    var options = ScriptOptions()
    options.limits.seconds = 1
    let first = Guarded(true)
    let time = ElapsedTime {
      first.withLock { first in
        defer { first = false }
        return first ? 0 : elapsed
      }
    }
    let result = await ScriptTrial.run(
      "print remind(at: now)",
      options: options,
      elapsed: time
    )
    #expect((result.error == nil) == fits)
    #expect(fits || result.error?.hasSuffix("limit seconds") == true)
  }
}
