import Foundation
import Testing
import WidgetTimeline

@testable import WidgetUI

@Suite("A timeline of many entries")
@MainActor
struct LongTimelineTests {
  private struct Second: TimelineEntry { let date: Date }

  private static let start = Date(timeIntervalSince1970: 1_796_083_200)
  private static let seconds = (0..<100).map { Second(date: start + TimeInterval($0)) }

  private func made(_ entries: [Second], longest: Duration) -> MadeTimeline {
    var setting = PictureSetting(family: .systemSmall)
    setting.foreseen = Self.start
    let archiver = EntryArchiver(
      setting: setting,
      content: { (entry: Second) in Text("\(Int(entry.date.timeIntervalSince1970))") },
      longest: longest
    )
    return archiver(Timeline(entries: entries, policy: .never))
  }

  @Test func `ends with the last entry that there was time for, and is made again then`() {
    let made = made(Self.seconds, longest: .zero)
    // The first one is shown already: another one follows it.
    #expect(made.entries.map(\.date) == [Self.start, Self.start + 1])
    #expect(made.policy == .atEnd)
  }

  @Test func `is whole where there is time, and where its order is not known`() {
    let whole = made(Self.seconds, longest: .seconds(600))
    #expect(whole.entries.count == 100)
    #expect(whole.policy == .never)
    #expect(made(Self.seconds.reversed(), longest: .zero).entries.count == 100)
  }
}
