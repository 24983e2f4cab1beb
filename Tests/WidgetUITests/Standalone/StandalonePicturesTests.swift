import Foundation
import Ground
import Testing
import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

@testable import WidgetUI

@MainActor
@Suite("Pictures of a program by itself", .timeLimit(.minutes(5)))
struct StandalonePicturesTests {
  private static let inline = WidgetRequest(kind: "words", family: .accessoryInline)

  private func shown(
    _ mode: StandalonePictures.Mode,
    _ words: [String] = [],
    of widget: ServedWidget = StandaloneSamples.words,
    _ request: WidgetRequest = inline
  ) async throws -> (shown: [StandalonePictures.Shown], failures: [CommandError]) {
    let pictures = StandalonePictures(options: try StandaloneSamples.options(words))
    return await pictures.shown([(widget, request)], mode)
  }

  /// Returns the written text of the pictures.
  private func text(
    _ mode: StandalonePictures.Mode,
    _ words: [String] = [],
    of widget: ServedWidget = StandaloneSamples.words
  ) async throws -> String {
    let options = try StandaloneSamples.options(words)
    let shelf = try StandalonePictures(options: options)
      .shelf(try await shown(mode, words, of: widget).shown)
    return String(decoding: options.bytes(of: shelf), as: UTF8.self)
  }

  // WK-10
  @Test(arguments: [
    ("1970-01-01T00:00:59Z", "first"), ("1970-01-01T00:01:00Z", "second"),
    ("1970-01-01T00:09:00Z", "third"), ("1969-12-31T00:00:00Z", "first"),
  ])
  func `the current entry is the last that has begun`(time: String, words: String) async throws {
    #expect(
      try await text(.current, ["--at", time]) == """
        ╭─ Words ─────────────────────╮
        │\(words.centred(in: 29))│
        ╰──────────────────── inline ─╯

        """
    )
  }

  @Test func `a placeholder and a snapshot are asked for, not the timeline`() async throws {
    let failing = StandaloneSamples.widget("failing") { throw TimelineError.noEntries }
    #expect(try await text(.placeholder, of: failing).contains("placeholder"))
    #expect(try await text(.snapshot, of: failing).contains("snapshot"))
  }

  @Test func `a timeline is all of its entries, each with its date as the title`() async throws {
    let text = try await text(.timeline, ["--width", "31"])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("1970") } == [
        "╭─ 1970-01-01 00:00 ──────────╮", "╭─ 1970-01-01 00:01 ──────────╮",
        "╭─ 1970-01-01 00:02 ──────────╮",
      ]
    )
    let first = try #require(text.firstRange(of: "first"))
    let third = try #require(text.firstRange(of: "third"))
    #expect(first.lowerBound < third.lowerBound)
  }

  @Test func `a terminal narrower than the frame shows the picture without one`() async throws {
    let text = try await text(.current, ["--width", "30"])
    #expect(!text.contains("╭"))
    #expect(text.split(separator: "\n").last?.hasSuffix("inline") == true)
  }

  // WK-20
  @Test(arguments: [("dark", "by night"), ("light", "by day")])
  func `an entry is drawn in the form of the scheme`(scheme: String, words: String) async throws {
    let both = StandaloneSamples.widget("both") {
      var entry = StandaloneSamples.entry("by day")
      entry.dark = StandaloneSamples.archive("by night")
      return MadeTimeline(entries: [entry], policy: .never)
    }
    #expect(try await text(.current, ["--scheme", scheme], of: both).contains(words))
  }

  @Test func `an entry without a dark form is drawn in its only one`() async throws {
    #expect(try await text(.current, ["--scheme", "dark"]).contains("first"))
  }

  @Test func `what the widget's code throws is told with the widget's name`() async throws {
    let failing = StandaloneSamples.widget("AnyFailing") {
      throw ServedFailure.author(description: "the sky fell")
    }
    let made = try await shown(.current, of: failing)
    #expect(made.shown.isEmpty)
    #expect(made.failures.map(\.message) == ["any-failing: the sky fell"])
    #expect(made.failures.map(\.exitCode) == [.negative])
  }

  // SU-90, WK-80
  @Test(arguments: [
    (StandalonePictures.Mode.current, TimelineError.noEntries, "the timeline has no entries"),
    (.timeline, .completionDropped, "the provider never called its completion"),
    (.snapshot, .timedOut(afterSeconds: 30), "the widget made no timeline within 30 s"),
  ])
  func `a provider that brings nothing leaves its placeholder, and a note`(
    mode: StandalonePictures.Mode,
    error: TimelineError,
    message: String
  ) async throws {
    var empty = StandaloneSamples.widget("empty") { throw error }
    empty.snapshot = { _ in throw error }
    let made = try await shown(mode, of: empty)
    #expect(made.failures.map(\.message) == ["empty shows its placeholder: \(message)"])
    #expect(made.failures.map(\.exitCode) == [.unavailable])
    let shelf = try StandalonePictures(options: try StandaloneSamples.options()).shelf(made.shown)
    #expect(
      String(decoding: shelf.grid.plainBytes, as: UTF8.self) == """
        ╭─ Words ─────────────────────╮
        │         placeholder         │
        ╰─────────────── placeholder ─╯

        """
    )
  }

  // SU-90, WK-80
  @Test func `a timeline without entries is a failure beside the placeholder`() async throws {
    let empty = StandaloneSamples.widget("empty") { MadeTimeline(entries: [], policy: .never) }
    let made = try await shown(.timeline, of: empty)
    #expect(made.shown.map(\.badge) == ["placeholder"])
    #expect(
      made.failures.map(\.message) == ["empty shows its placeholder: the timeline has no entries"]
    )
  }

  // SU-90
  @Test func `one widget's error hides no other's picture, and is told once`() async throws {
    let pictures = StandalonePictures(options: try StandaloneSamples.options())
    let failing = StandaloneSamples.widget("failing") { throw ServedFailure.busy }
    let small = WidgetRequest(kind: "failing", family: .systemSmall)
    let inline = WidgetRequest(kind: "failing", family: .accessoryInline)
    let made = await pictures.shown(
      [(failing, small), (failing, inline), (StandaloneSamples.words, Self.inline)],
      .current
    )
    #expect(made.shown.map(\.entry) == [StandaloneSamples.entry("first")])
    #expect(made.failures.map(\.message) == ["failing: more than 64 requests at once"])
  }

  // SU-90
  @Test func `a provider that never answers is waited for once`() async throws {
    let asked = Guarded(0)
    let hung = StandaloneSamples.widget("hung") {
      asked.withLock { $0 += 1 }
      throw TimelineError.timedOut(afterSeconds: 30)
    }
    let requests = hung.families.map { (hung, WidgetRequest(kind: "hung", family: $0)) }
    let pictures = StandalonePictures(options: try StandaloneSamples.options())
    let made = await pictures.shown(requests, .current)
    #expect(made.shown.map(\.badge) == ["placeholder", "placeholder"])
    #expect(made.failures.count == 1)
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func `a damaged archive is an internal error`() async throws {
    let damaged = StandaloneSamples.widget("damaged") {
      MadeTimeline(
        entries: [MadeEntry(date: Date(timeIntervalSince1970: 0), light: [0xFF])],
        policy: .never
      )
    }
    let error = await #expect(throws: CommandError.self) {
      try await text(.current, of: damaged)
    }
    #expect(error?.exitCode == .internalError)
    let entries = try await shown(.current, of: damaged).shown
    #expect(throws: CommandError.self) { try StandalonePictures.json(entries) }
  }

  @Test func `a picture in JSON has its widget, size, date and archive`() async throws {
    let json = try StandalonePictures.json(
      try await shown(.current, ["--at", "1970-01-01T00:01:30Z"]).shown
    )
    .text
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let list = try #require(object as? [[String: Any]])
    let picture = try #require(list.first)
    #expect(list.count == 1)
    #expect(picture["kind"] as? String == "words")
    #expect(picture["size"] as? String == "inline")
    #expect(picture["date"] as? String == "1970-01-01T00:01:00Z")
    #expect(picture["archive"] is [String: Any])
    #expect(json.contains("second"))
  }
}

extension String {
  fileprivate func centred(in columns: Int) -> String {
    let free = columns - count
    return String(repeating: " ", count: free / 2) + self
      + String(repeating: " ", count: free - free / 2)
  }
}
