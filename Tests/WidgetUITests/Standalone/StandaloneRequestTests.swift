import Testing
import WidgetExtension
import WidgetTerminal
import WidgetTimeline

@testable import WidgetUI

@MainActor
@Suite("Command line of a program by itself", .timeLimit(.minutes(5)))
struct StandaloneRequestTests {
  private func error(_ words: [String], of widgets: [ServedWidget]) async throws -> CommandError? {
    let request = try StandaloneSamples.request(words, of: widgets)
    return await #expect(throws: CommandError.self) { try await request.run() }
  }

  // CL-6, CL-15
  @Test(
    arguments: [
      (["wrds"], "unknown widget 'wrds'", "did you mean 'words'?"),
      (["word", "weather"], "unknown widget 'weather'", "--list names them"),
      (["--family", "smal"], "unknown size 'smal'", "did you mean 'small'?"),
      (["--city", "Rome"], "unknown option '--city'", nil),
      (["--watch", "--at", "09:00"], "'--watch' and '--at' cannot be used together", nil),
      (["--preview", "no such preview"], "unknown preview 'no such preview'", nil),
      (["--format", "paper"], "invalid --format 'paper'", nil),
      (["--at", "noonish", "--list"], nil, nil),
    ] as [([String], String?, String?)]
  )
  func `a mistake is told before anything is made`(
    words: [String],
    message: String?,
    hint: String?
  ) async throws {
    let untouched = StandaloneSamples.widget("words") {
      Issue.record("a timeline was made")
      throw TimelineError.noEntries
    }
    let error = try #require(try await error(words, of: [untouched]))
    #expect(error.exitCode == .usage)
    if let message { #expect(error.message == message) }
    if let hint { #expect(error.hint == hint) }
    #expect(!error.hint.isEmpty)
  }

  @Test func `a size that no widget has is no mistake, but nothing is shown`() async throws {
    let error = try await error(["--family", "large"], of: [StandaloneSamples.words])
    #expect(error?.exitCode == .negative)
    #expect(error?.message == "no widget supports the size large")
  }

  @Test func `a program without widgets says so`() async throws {
    let error = try await error([], of: [])
    #expect(error?.exitCode == .negative)
    #expect(error?.message == "this program offers no widget")
  }

  @Test(arguments: [["words"], ["wo"], [], ["--family", "inline"]])
  func `a widget is named by its kind or by how its name begins, or they all are shown`(
    words: [String]
  ) async throws {
    let failing = StandaloneSamples.widget("words") {
      throw ServedFailure.author(description: "asked")
    }
    #expect(try await error(words, of: [failing])?.message == "words: asked")
  }

  // CL-10
  @Test func `an exact name wins over those that begin so`() async throws {
    let widgets = ["w0", "W", "w9"].map { kind in
      StandaloneSamples.widget(kind) { throw ServedFailure.author(description: "asked") }
    }
    #expect(try await error(["w"], of: widgets)?.message == "w: asked")
    #expect(try await error(["w9"], of: widgets)?.message == "w9: asked")
  }

  // SU-90
  @Test(arguments: ["accessoryInline", "inline"])
  func `a size has the command line's name or Apple's`(name: String) async throws {
    var widget = StandaloneSamples.words
    widget.timeline = { throw ServedFailure.author(description: "\($0.family)") }
    let error = try await error(["--family", name], of: [widget])
    #expect(error?.message == "words: accessoryInline")
  }

  // WK-69
  @Test(arguments: [(["--snapshot"], true), (["--timeline"], false), ([], false)])
  func `only a snapshot is the gallery's preview`(words: [String], isPreview: Bool) async throws {
    var widget = StandaloneSamples.words
    let told: @Sendable (WidgetRequest) -> ServedFailure = {
      .author(description: $0.isPreview ? "preview" : "no preview")
    }
    widget.snapshot = { throw told($0) }
    widget.timeline = { throw told($0) }
    let error = try await error(words + ["--family", "inline"], of: [widget])
    #expect(error?.message == (isPreview ? "words: preview" : "words: no preview"))
  }
}
