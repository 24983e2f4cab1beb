import Foundation
import IntentScript
import TestSupport
import Testing

@Suite("Bad scripts", .timeLimit(.minutes(5)))
struct CheckBadScriptTests {
  @Test func `there are enough of them`() {
    #expect(BadScript.all.count >= 110)
  }

  /// Only metadata is checked; no intent runs (SC-29).
  ///
  /// With `RECORD_SNAPSHOTS=1` the diagnostics are stored as the expected ones.
  @Test(arguments: BadScript.all)
  func `all mistakes of a script are told in one run, as stored (LG-14)`(_ script: BadScript) throws
  {
    let rejected = try #require(try script.rejection(), "nothing was found wrong")
    let text = DiagnosticPrinter(rejected.sources).text(rejected.diagnostics)
    try expectStored(text, in: script.expectation)
  }

  /// Each line with an error ends with `// error`, repeated for each further error.
  @Test(arguments: BadScript.all)
  func `each marked mistake gets one message, and nothing else does`(_ script: BadScript) throws {
    let rejected = try #require(try script.rejection())
    let printer = DiagnosticPrinter(rejected.sources)
    let told = rejected.diagnostics.compactMap { diagnostic in
      printer.position(of: diagnostic.span.start).map { "\($0.name):\($0.line)" }
    }
    #expect(told == rejected.sources.flatMap(Self.marks))
    #expect(rejected.diagnostics.allSatisfy { $0.hint != nil })
  }

  private static func marks(_ source: ScriptSource) -> [String] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index,
      line -> [String] in
      guard let comment = line.range(of: "// error") else { return [] }
      let count = line[comment.lowerBound...].split(separator: ",").count
      return Array(repeating: "\(source.name):\(index + 1)", count: count)
    }
  }
}
