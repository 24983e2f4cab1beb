import Testing
import WidgetTimeline

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Entry selection")
struct EntrySelectionTests {
  static let three = [morning, morning + .hours(1), morning + .hours(2)]

  @Test(
    "WK-75, WK-76, WK-77, WK-81: the current entry is the latest that is not in the future",
    arguments: [
      (morning, 0),
      (morning + .minutes(59), 0),
      (morning + .hours(1) - .microseconds(1), 0),
      (morning + .hours(1), 1),
      (morning + .hours(2), 2),
      // The last entry stays.
      (morning + .hours(9000), 2),
      // None is due: the earliest.
      (morning - .hours(1), 0),
    ] as [(Date, Int)]
  )
  func current(now: Date, index: Int) {
    #expect(EntrySelection.currentIndex(of: Self.three, at: now) == index)
  }

  @Test("WK-78: the order of the array does not matter")
  func unsorted() {
    let dates = [Self.three[2], Self.three[0], Self.three[1]]
    #expect(EntrySelection.currentIndex(of: dates, at: morning + .minutes(90)) == 2)
    #expect(EntrySelection.currentIndex(of: dates, at: morning - .minutes(90)) == 1)
    #expect(EntrySelection.nextChange(of: dates, after: morning) == Self.three[1])
  }

  @Test("WK-79: of equal dates the later array element wins", arguments: [-1, 0, 1])
  func equalDates(hours: Int) {
    let dates = [morning, morning, morning]
    #expect(EntrySelection.currentIndex(of: dates, at: morning + .hours(hours)) == 2)
  }

  // WK-77, WK-79: what is shown ahead of its date is already on screen when the date comes.
  @Test func `entries that share the first date change nothing when it comes`() {
    let dates = [morning, morning, morning + .hours(1)]
    #expect(EntrySelection.nextChange(of: dates, after: morning - .hours(1)) == dates[2])
  }

  @Test("WK-80: without entries there is none to show")
  func empty() {
    #expect(EntrySelection.currentIndex(of: [], at: morning) == nil)
    #expect(EntrySelection.nextChange(of: [], after: morning) == nil)
  }

  @Test("RT-5: NaN, infinite and far dates are legal")
  func oddDates() {
    let dates = [
      Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity), morning,
      Date(timeIntervalSince1970: -.infinity), Date(timeIntervalSince1970: 253_402_300_799),
    ]
    #expect(EntrySelection.currentIndex(of: dates, at: morning) == 2)
    #expect(EntrySelection.currentIndex(of: dates, at: morning - .hours(1)) == 0)
    #expect(EntrySelection.currentIndex(of: dates, at: Date(timeIntervalSince1970: .infinity)) == 1)
  }

  @Test("RT-7, WK-103: a clock that went back brings an earlier entry back")
  func backwards() {
    let clock = ManualClock(Self.three[2])
    #expect(EntrySelection.currentIndex(of: Self.three, at: clock.date) == 2)
    clock.set(to: Self.three[1])
    #expect(EntrySelection.currentIndex(of: Self.three, at: clock.date) == 1)
  }

  @Test(
    "the next change is the next date that puts another entry on screen",
    arguments: [
      (morning - .hours(1), three[1]),
      (morning, three[1]),
      (three[1], three[2]),
      (three[2], nil),
    ] as [(Date, Date?)]
  )
  func nextChange(now: Date, date: Date?) {
    #expect(EntrySelection.nextChange(of: Self.three, after: now) == date)
  }
}
