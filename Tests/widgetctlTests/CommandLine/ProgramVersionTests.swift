import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("The version", .timeLimit(.minutes(2)))
struct ProgramVersionTests {
  @Test(arguments: [
    ("58a7bfe7d01c 2026-11-28", "58a7bfe7d01c of 2026-11-28"),
    ("58a7bfe7d01c+ 2026-11-28", "58a7bfe7d01c, changed since, of 2026-11-28"),
    ("", nil), ("58a7bfe7d01c", nil),
  ])
  func `a build names its commit if it knows it`(told: String, text: String?) {
    #expect(BuiltCommit(told)?.text == text)
  }

  @Test func `the first line is the version, the others are the build and the formats`() {
    let report = VersionReport(
      version: "1.2.3",
      commit: BuiltCommit("58a7bfe7d01c 2026-11-28"),
      isOptimized: true
    )
    let lines = report.lines.split(separator: "\n")
    #expect(lines.first == "widgetctl 1.2.3")
    #expect(
      lines.dropFirst().prefix(2) == [
        "  commit   58a7bfe7d01c of 2026-11-28", "  build    optimised",
      ]
    )
    let names = lines.dropFirst(3).map { $0.split(separator: " ")[0] }
    #expect(names == ["store", "wire", "archive", "json"])
  }

  @Test func `programs read the same from JSON`() {
    let report = VersionReport(
      version: "1.2.3",
      commit: BuiltCommit("58a7+ 2026-11-28"),
      isOptimized: false
    )
    let members = JSONMembers.read(Array(JSONText.object(report.json).text.utf8))
    #expect(members["version"] == "1.2.3")
    #expect(members["commit.hash"] == "58a7")
    #expect(members["commit.isChanged"] == "true")
    #expect(members["isOptimized"] == "false")
    #expect(members["formats.store"] == "7")
  }

  @Test func `a build that knows no commit says so`() {
    let report = VersionReport(version: "1.2.3", commit: nil, isOptimized: true)
    #expect(report.lines.contains("\n  commit   unknown\n"))
    #expect(JSONText.object(report.json).text.contains("\"commit\": null"))
  }
}
