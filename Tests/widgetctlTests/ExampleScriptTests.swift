import Testing

@Suite("Example scripts", .serialized)
struct ExampleScriptTests {
  // LG-19
  @Test(arguments: ExampleScript.names)
  func `an example script prints what it says it prints`(name: String) async throws {
    let script = try ExampleScript(named: name)
    try #require(!script.expected.isEmpty)
    #expect(try await script.output() == script.expected.map { $0 + "\n" }.joined())
  }

  @Test func `there are at least ten of them`() {
    #expect(ExampleScript.names.count >= 10)
  }
}
