import Foundation
import TestSupport
import Testing
@testable import widgetctl

@Suite("Example scripts", .serialized, .timeLimit(.minutes(5)))
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

/// A script of Examples/scripts that says in its comments what it is given and what it prints.
///
/// `// given:` is a statement that ran before it, `// answer:` what a person answers, in order, and `// expect:` a
/// line that it prints.
struct ExampleScript {
  let path: String
  let given: [String]
  let answers: [String]
  let expected: [String]

  private static let folder = Session.folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/scripts")

  static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".intents") }.sorted()
  }

  init(named name: String) throws {
    let file = Self.folder.appending(path: name)
    path = file.path
    let text = try String(contentsOf: file, encoding: .utf8)
    func comments(_ mark: String) -> [String] {
      text.split(separator: "\n").compactMap { line in
        line.range(of: "// \(mark): ").map { String(line[$0.upperBound...]) }
      }
    }
    given = comments("given")
    answers = comments("answer")
    expected = comments("expect")
  }

  /// What the script prints in a fresh home folder, after what it is given was done.
  func output() async throws -> String {
    try await onThread { try run() }
  }

  private func run() throws -> String {
    let folder = TemporaryFolder()
    let home = folder.url
    let before = given.map { $0 + "\n" }.joined()
    try before.write(to: home.appending(path: "given.intents"), atomically: true, encoding: .utf8)
    let prepared = try Session.output(of: "widgetctl run given.intents", home: home)
    let options = answers.map { " --answer '\($0)'" }.joined()
    return prepared + (try Session.output(of: "widgetctl run '\(path)'\(options)", home: home))
  }
}
