import Essentials
import Moments
import Testing
import WidgetTimeline

@testable import WidgetExtension

@Suite("Timelines on the way", .timeLimit(.minutes(5)))
struct TimelineReplyTests {
  static let now = Date(timeIntervalSince1970: 1_764_547_200.25)

  static let timeline = MadeTimeline(
    entries: [
      MadeEntry(date: now, light: [1, 2, 3]),
      MadeEntry(
        date: now.addingTimeInterval(60),
        light: [],
        dark: [4],
        relevance: TimelineEntryRelevance(score: 2, duration: 30)
      ),
    ],
    policy: .after(now.addingTimeInterval(3600)),
    reads: ["todos": 17],
    files: ["/home/ann/work.ics": -7, "/gone": 0],
    networkBytes: 1_014
  )

  @Test(arguments: [TimelineReloadPolicy.atEnd, .never, .after(now)])
  func `entries, policy and reads arrive as they were sent`(policy: TimelineReloadPolicy) throws {
    var timeline = Self.timeline
    timeline.policy = policy
    let frame = try Frame(
      .reply,
      1,
      message: TimelineReply(timeline),
      attachment: timeline.attachment
    )
    let reply = try frame.message(TimelineReply.self)
    #expect(try reply.timeline(attachment: frame.attachment) == timeline)
  }

  // RT-5: NaN, the past and the year 9999 are legal inputs.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1e18, 253_402_300_799])
  func `any date can be sent`(seconds: Double) throws {
    let entry = MadeEntry(date: Date(timeIntervalSince1970: seconds), light: [1])
    let timeline = MadeTimeline(entries: [entry], policy: .after(entry.date))
    let arrived = try TimelineReply(timeline).timeline(attachment: timeline.attachment)
    #expect(arrived.entries[0].date == Instant(entry.date).date)
  }

  @Test func `a relevance that is no number is left out, and counted`() throws {
    let relevance = TimelineEntryRelevance(score: .nan, duration: .infinity)
    let timeline = MadeTimeline(
      entries: [MadeEntry(date: Self.now, light: [1], relevance: relevance)],
      policy: .never
    )
    let frame = try Frame(.reply, 1, message: TimelineReply(timeline))
    let arrived = try frame.message(TimelineReply.self).timeline(attachment: timeline.attachment)
    #expect(arrived.entries[0].relevance == nil)
    #expect(arrived.unusableRelevances == 1)
    var boastful = try frame.message(TimelineReply.self)
    boastful.unusableRelevances = .max
    #expect(try boastful.timeline(attachment: timeline.attachment).unusableRelevances == 1)
  }

  @Test(
    arguments: [(nil, nil), (0, 0), (5_000, 5_000), (-1, 0), (.max, 1 << 36)] as [(Int?, Int?)]
  )
  func `bytes of the network are taken as far as they can be true`(
    _ sent: Int?,
    _ expected: Int?
  ) throws {
    var timeline = Self.timeline
    timeline.networkBytes = sent
    let frame = try Frame(.reply, 1, message: TimelineReply(timeline))
    let arrived = try frame.message(TimelineReply.self).timeline(attachment: timeline.attachment)
    #expect(arrived.networkBytes == expected)
  }

  @Test(arguments: [
    ([5], "an archive of 5 bytes where 4 are left"),
    ([-1], "an archive of -1 bytes where 4 are left"),
    ([Int.max, 1], "an archive of 9223372036854775807 bytes where 4 are left"),
    ([3], "1 bytes that belong to no entry"),
    ([], "4 bytes that belong to no entry"),
  ])
  func `lengths that do not add up are refused`(lengths: [Int], detail: String) {
    let entries = lengths.map {
      TimelineReply.Entry(date: 0, lightBytes: $0, darkBytes: nil, relevance: nil)
    }
    let reply = TimelineReply(entries: entries, policy: .never, reads: [:])
    #expect(throws: FrameFault.badBody(detail: detail)) {
      try reply.timeline(attachment: [1, 2, 3, 4])
    }
  }

  @Test(arguments: [
    ((0..<65).map { "/\($0)" }, "65 files, more than 64"),
    (["a.ics"], "“a.ics”, which is not a path from the root"),
  ])
  func `files that cannot be looked at are refused`(paths: [String], detail: String) {
    var reply = TimelineReply(MadeTimeline(entries: [], policy: .never))
    #expect(reply.files == nil)
    reply.files = Dictionary(paths.map { ($0, Int64(1)) }) { first, _ in first }
    #expect(throws: FrameFault.badBody(detail: detail)) { try reply.timeline(attachment: []) }
  }

  @Test func `more entries than the limit are refused`() {
    let entry = TimelineReply.Entry(date: 0, lightBytes: 0, darkBytes: nil, relevance: nil)
    let reply = TimelineReply(
      entries: Array(repeating: entry, count: 1_001),
      policy: .never,
      reads: [:]
    )
    #expect(throws: FrameFault.badBody(detail: "1001 entries, more than 1000")) {
      try reply.timeline(attachment: [])
    }
  }
}
