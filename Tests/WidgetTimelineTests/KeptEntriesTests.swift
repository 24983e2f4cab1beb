import Essentials
import Testing
import WidgetTimeline

@Suite("How many entries are kept", .timeLimit(.minutes(5)))
struct KeptEntriesTests {
  private struct Entry: TimelineEntry, Equatable {
    let date: Date
    var name = ""
  }

  private func minutes(_ minutes: some Sequence<Int>) -> [Entry] {
    minutes.map { Entry(date: morning + .minutes($0)) }
  }

  @Test func `up to the limit a timeline stays as its provider made it`() {
    let entries = minutes((0..<1_000).reversed())
    let (timeline, note) = Timeline(entries: entries, policy: .never).kept()
    #expect(timeline.entries == entries)
    #expect(timeline.policy == .never)
    #expect(note == nil)
  }

  @Test
  func `beyond the limit the first by date are kept, and the next is due at the last of them`() {
    let entries = minutes((0..<1_001).reversed())
    let (timeline, note) = Timeline(entries: entries, policy: .never).kept()
    #expect(timeline.entries == minutes(0..<1_000))
    #expect(timeline.policy == .atEnd)
    #expect(
      note == "of 1001 entries of the timeline the first 1000 are kept; "
        + "the next timeline is due at the last of them"
    )
  }

  @Test(
    "the provider's date counts where it is earlier than the last entry that is kept",
    arguments: [
      (TimelineReloadPolicy.atEnd, TimelineReloadPolicy.atEnd),
      (.after(morning + .minutes(1)), .after(morning + .minutes(1))),
      (.after(morning + .minutes(2)), .atEnd), (.after(morning + .hours(9)), .atEnd),
    ]
  )
  func policy(given: TimelineReloadPolicy, kept: TimelineReloadPolicy) {
    #expect(Timeline(entries: minutes(0..<5), policy: given).kept(3).timeline.policy == kept)
  }

  // WK-79
  @Test func `what is never shown takes no place`() {
    let entries = ["a", "b", "c"].map { Entry(date: morning, name: $0) } + minutes(1...3)
    let kept = Timeline(entries: entries, policy: .atEnd).kept(3).timeline.entries
    #expect(kept.map(\.name) == ["c", "", ""])
    #expect(kept.last?.date == morning + .minutes(2))
  }
}
