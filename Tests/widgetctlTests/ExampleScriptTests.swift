import Foundation
import TestSupport
import Testing
@testable import widgetctl

@Suite("Example scripts", .startsPrograms, .timeLimit(.minutes(20)))
struct ExampleScriptTests {
  // LG-19
  @Test(arguments: ExampleScript.names)
  func `an example script prints what it says it prints`(name: String) async throws {
    let script = try ExampleScript(named: name)
    try #require(!script.expected.isEmpty)
    #expect(try await script.output() == script.expected.map { $0 + "\n" }.joined())
  }

  // LG-16, LG-31
  @Test(arguments: ExampleScript.names, [true, false])
  func `its dry run says what a run does, and leaves the store as it is`(
    name: String,
    isAnswered: Bool
  ) async throws {
    let script = try ExampleScript(named: name)
    let (dry, run, isUntouched) = try await script.dryRun(isAnswered: isAnswered)
    #expect(isUntouched)
    let known = dry.prefix { $0["event"] as? String != "unknown" }
    let possible = dry.dropFirst(known.count + 1)
    try #require(run.count >= known.count)
    for (event, other) in zip(known, run) { #expect(Self.text(event) == Self.text(other)) }
    // With the answers that it is made for, all of it is known: it stays within the store.
    if isAnswered { #expect(known.count == run.count && dry.count == known.count) }
    for event in run.dropFirst(known.count) where event["event"] as? String == "performed" {
      #expect(possible.contains { Self.place($0) == Self.place(event) }, "\(Self.text(event))")
    }
  }

  /// Returns the text of an event without ids and times, which differ between two runs.
  private static func text(_ event: [String: Any]) -> String {
    func shown(_ value: Any) -> String {
      switch value {
      case let entity as [String: Any]:
        if let title = entity["title"] { return "\(title)" }
        return entity.keys.sorted()
          .map { "\($0): \(shown(entity[$0] ?? ""))" }
          .joined(separator: ", ")
      case let list as [Any]: return list.map(shown).joined(separator: ", ")
      default: return "\(value)"
      }
    }
    let parts = ["event", "line", "intent", "arguments", "text", "dialog"]
    return parts.compactMap { part in event[part].map { "\(part): \(shown($0))" } }
      .joined(separator: "; ")
  }

  private static func place(_ event: [String: Any]) -> String {
    "\(event["intent"] ?? "") in line \(event["line"] ?? "")"
  }

  @Test func `there are at least ten of them`() {
    #expect(ExampleScript.names.count >= 10)
  }
}

/// A script in Examples/scripts, with comments about its input and its expected output.
///
/// `// given:` is a statement that is run before the script. `// answer:` is the user's answer to
/// the next question, and `// expect:` a line of the output.
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

  /// Returns the script's output in a new home folder, after the statements in `given` were run.
  func output() async throws -> String {
    try await onThread { try run() }
  }

  /// Returns the events of a dry run and of a run after it, and whether the dry run left the
  /// store's files unchanged.
  func dryRun(
    isAnswered: Bool
  ) async throws -> (dry: [[String: Any]], run: [[String: Any]], isUntouched: Bool) {
    let (texts, isUntouched) = try await onThread { try dryRun(isAnswered) }
    let events = try texts.map { text in
      try text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
        let event = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(event as? [String: Any])
      }
    }
    return (events[0], events[1], isUntouched)
  }

  private func dryRun(_ isAnswered: Bool) throws -> (texts: [String], isUntouched: Bool) {
    let folder = TemporaryFolder()
    let home = folder.url
    try prepare(home)
    let before = try Self.files(home)
    let run = "widgetctl run '\(path)' --json"
    let dry = try Session.output(
      of: "\(run) --dry-run\(isAnswered ? options : "")",
      home: home
    )
    let isUntouched = try before == Self.files(home)
    return ([dry, try Session.output(of: run + options, home: home)], isUntouched)
  }

  /// Returns the contents of the store's files, except the index of the write-ahead log, which
  /// readers change too.
  private static func files(_ home: URL) throws -> [String: Data] {
    let folder = home.appending(path: ".local/share/widgetctl")
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !name.hasSuffix("-shm") {
      files[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return files
  }

  private func run() throws -> String {
    let folder = TemporaryFolder()
    let home = folder.url
    let prepared = try prepare(home)
    return prepared + (try Session.output(of: "widgetctl run '\(path)'\(options)", home: home))
  }

  private var options: String { answers.map { " --answer '\($0)'" }.joined() }

  /// Runs the statements that the script expects to have run before it.
  @discardableResult
  private func prepare(_ home: URL) throws -> String {
    let before = given.map { $0 + "\n" }.joined()
    try before.write(to: home.appending(path: "given.intents"), atomically: true, encoding: .utf8)
    return try Session.output(of: "widgetctl run given.intents", home: home)
  }
}
