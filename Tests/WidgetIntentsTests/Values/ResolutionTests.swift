import FoundationEssentials
import Testing

@testable import WidgetIntents

@Suite("Understanding parameters", .timeLimit(.minutes(5)))
struct ResolutionTests {
  @Test(arguments: [
    ("flag", "on", "true"), ("flag", "NO", "false"), ("count", "-12", "-12"),
    ("ratio", "0.5", "0.5"), ("ratio", "1", "1.0"), ("words", "none", "none"), ("words", "", ""),
    ("link", "https://example.com/a?b=c", "https://example.com/a?b=c"), ("count", "none", ""),
    ("flag", "nil", ""),
  ])
  func `text becomes the parameter's type`(name: String, text: String, echo: String) async throws {
    #expect(try await Garden.run("echo", (name, text)).value == .string(echo))
  }

  @Test(arguments: [
    ("flag", "maybe", "true or false"), ("count", "1.5", "a whole number"),
    ("count", "99999999999999999999", "a whole number"), ("count", " 1", "a whole number"),
    ("ratio", "nan", "a number"), ("ratio", "inf", "a number"), ("ratio", "", "a number"),
    ("link", "example", "a URL with its scheme"),
    ("instant", "someday", "a day or a time"),
  ])
  func `mistyped text says what was expected`(
    name: String,
    text: String,
    expected: String
  ) async throws {
    let error = try await Garden.error("echo", (name, text))
    guard case .mistyped(let parameter, let wanted, let found, let example) = error else {
      Issue.record("unexpected \(error)")
      return
    }
    #expect([parameter, wanted, found] == [name, expected, text])
    #expect(!example.isEmpty)
    #expect(error.exitCode == 64)
  }

  @Test(arguments: [("ratio", "1.01", "from 0.0 to 1.0")])
  func `numbers outside the author's range are refused`(
    name: String,
    text: String,
    range: String
  ) async throws {
    let error = try await Garden.error("echo", (name, text))
    #expect(error == .outOfRange(parameter: name, found: text, range: range))
  }

  @Test func `a list takes one option several times`() async throws {
    #expect(
      try await Garden.run("echo", ("counts", "3"), ("counts", "1")).value == .string("[3, 1]")
    )
    #expect(try await Garden.run("echo", ("counts", "3")).value == .string("[3]"))
  }

  @Test(arguments: [
    ("richClay", "Rich clay"), ("rich-clay", "Rich clay"), ("RICH CLAY", "Rich clay"),
    ("Sandy", "Sandy"),
  ])
  func `a case is found by raw value, kebab case and title`(
    text: String,
    title: String
  ) async throws {
    let outcome = try await Garden.run("repot-plant", ("plant", "1"), ("soil", text))
    #expect(outcome.dialog == "Repotted Fern in \(title).")
  }

  @Test func `an unknown case lists the known ones`() async throws {
    let close = try await Garden.error("relay", ("soil", "snad"))
    #expect(close.hint == "did you mean “sand”?")
    let far = try await Garden.error("relay", ("soil", "granite"))
    #expect(far.hint == "known: rich-clay, sand, peat")
  }

  @Test func `an erased value of the wrong kind is refused`() async throws {
    let runner = IntentRunner(registry: try Garden.registry(), context: try Garden.context())
    let error = await #expect(throws: IntentError.self) {
      try await runner.run("relay", [IntentArgument("soil", value: .list([]))])
    }
    #expect(error?.exitCode == 64)
  }

  @Test func `words mean the injected moment`() async throws {
    #expect(
      try await Garden.run("echo", ("instant", "now")).value
        == .string(String(Garden.now.timeIntervalSince1970))
    )
  }
}
