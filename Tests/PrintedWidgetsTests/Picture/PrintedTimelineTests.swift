import Foundation
import Moments
import Testing
import WidgetTimeline

@testable import PrintedWidgets

@Suite("The timeline of an output")
struct PrintedTimelineTests {
  private let printed = Date(timeIntervalSince1970: 1_795_240_000)

  private func policy(
    _ text: String,
    nextIn interval: Double = 5,
    askedAfter delay: Double
  ) throws -> TimelineReloadPolicy {
    let facts = ProgramFacts(path: "/p/cpu.5s.sh", head: "")
    return try PrintedTimeline(
      output: PrintedOutput(Array(text.utf8), of: facts, as: nil),
      printed: printed,
      next: printed.addingTimeInterval(interval),
      asked: printed.addingTimeInterval(delay)
    ).made(for: .systemSmall).policy
  }

  private func after(_ seconds: Double) -> TimelineReloadPolicy {
    .after(printed.addingTimeInterval(seconds))
  }

  @Test func `the interval counts from the end of the run`() throws {
    #expect(try policy("words", askedAfter: 0.01) == after(5))
  }

  // WK-90: the program named no date gone by.
  @Test func `what was printed long before it was placed is due at once`() throws {
    #expect(try policy("words", askedAfter: 7) == after(8))
    #expect(try policy("words", askedAfter: 100_000) == after(100_001))
  }

  @Test func `a stream that prints only on change is not out of date`() {
    let facts = ProgramFacts(path: "/p/radio.5s.sh", head: "")
    let (printed, asked) = (Instant(microseconds: 0), Instant(microseconds: 3_600_000_000))
    func next(isFollowed: Bool) -> Int64 {
      PrintedService.next(
        of: facts,
        isFollowed: isFollowed,
        printed: printed,
        asked: asked,
        in: TimeZoneRules.utc
      ).microseconds / 1_000_000
    }
    #expect(next(isFollowed: true) == 3_660)
    #expect(next(isFollowed: false) == 5)
  }

  @Test func `a date of an archive that has passed since is due at once, one gone by is not`()
    throws
  {
    func archive(_ policy: String) -> String {
      "{\"version\":1,\"policy\":\(policy),\"view\":{\"kind\":\"text\",\"text\":\"x\"}}"
    }
    #expect(try policy(archive("{\"after\":1795240003000000}"), askedAfter: 60) == after(61))
    #expect(try policy(archive("{\"after\":1795239000000000}"), askedAfter: 60) == after(-1_000))
    #expect(try policy(archive("{\"after\":1795240900000000}"), askedAfter: 60) == after(900))
    #expect(try policy(archive("\"never\""), askedAfter: 60) == .never)
  }

  @Test(arguments: [(30.0, 3), (300, 30), (86_400, 60), (5, 1)])
  func `titles take turns until the next run where one has room`(interval: Double, count: Int)
    throws
  {
    let facts = ProgramFacts(path: "/p/zones.sh", head: "")
    func entries(_ family: WidgetFamily) throws -> [MadeEntry] {
      try PrintedTimeline(
        output: PrintedOutput(Array("a\nb\n---\nx".utf8), of: facts, as: .bar),
        printed: printed,
        next: printed.addingTimeInterval(interval),
        asked: printed
      ).made(for: family).entries
    }
    let inline = try entries(.accessoryInline)
    #expect(inline.count == count)
    #expect(inline.map(\.date) == inline.map(\.date).sorted())
    #expect(inline.allSatisfy { $0.date < printed.addingTimeInterval(interval) })
    if count > 2 {
      #expect(inline[0].light != inline[1].light)
      #expect(inline[0].light == inline[2].light)
    }
    #expect(try entries(.systemSmall).count == 1)
  }

  // SwiftBar hides the item of a plugin that prints nothing.
  @Test(arguments: ["", "\n", " \n\t\n"])
  func `no output is an empty picture in every size`(text: String) throws {
    let facts = ProgramFacts(path: "/p/vpn.5s.sh", head: "")
    let output = try PrintedOutput(Array(text.utf8), of: facts, as: .bar)
    for family in WidgetFamily.placeable {
      let timeline = try PrintedTimeline(
        output: output,
        printed: printed,
        next: printed.addingTimeInterval(5),
        asked: printed
      ).made(for: family)
      #expect(timeline.entries.count == 1)
    }
  }
}
