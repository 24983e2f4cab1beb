import Foundation
import TestSupport
import Testing

/// Runs the commands in the documents' `console` blocks, in order and in one home folder.
@Suite("Guides", .startsPrograms, .timeLimit(.minutes(20)))
struct GuideTests {
  @Test(arguments: ["Tutorial", "Cookbook"])
  func `a guide's commands print what stands under them`(name: String) async throws {
    var guide = try Guide(named: name)
    let expected = guide.session
    // As scripts/install leaves it.
    let actual = try await expected.rerun(
      after: "mkdir -p .local/bin && ln -s $BIN/widgetctl .local/bin/todo"
    )
    try #require(!expected.steps.isEmpty)
    if isRecordingSnapshots {
      try guide.record(actual)
      return
    }
    for (step, run) in zip(expected.steps, actual.steps) {
      #expect(Guide.undated(run.output) == Guide.undated(step.output), "$ \(step.command)")
    }
  }
}

/// A document whose `console` blocks together are one session.
private struct Guide {
  private let file: URL
  /// The lines of the document; `record` replaces the outputs in its `console` blocks.
  private var lines: [Substring]
  let session: Session

  private static let begin = "```console"
  private static let end = "```"

  init(named name: String) throws {
    file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/\(name).md")
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    var isInside = false
    for line in lines {
      if isInside, line == Self.end { isInside = false }
      if isInside { text += line + "\n" }
      if line == Self.begin { isInside = true }
    }
    session = Session(name: name, text: text)
  }

  /// Writes the outputs of this session below the commands in the document.
  mutating func record(_ session: Session) throws {
    var steps = session.steps[...]
    var written: [Substring] = []
    var isInside = false
    for line in lines {
      if isInside, line == Self.end { isInside = false }
      if !isInside { written.append(line) }
      if line == Self.begin { isInside = true }
      guard isInside, line.hasPrefix("$ "), let step = steps.popFirst() else { continue }
      written.append("$ \(step.command)")
      written += step.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    try written.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the text with `DAY` in place of dates, which differ each day.
  static func undated(_ text: String) -> String {
    text.replacing(
      #/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}/#,
      with: "DAY"
    )
  }
}
