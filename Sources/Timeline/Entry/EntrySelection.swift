#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Which of a timeline's entries is on screen at a moment: a function of the dates and that moment.
///
/// The dates may come in any order; none is ever discarded, so that a clock that went back brings
/// an earlier entry back.
package enum EntrySelection {
  /// The index of the entry with the greatest date not after `now`, the later of equals.
  ///
  /// Before the first date it is the earliest entry; `nil` only when there are no dates.
  package static func currentIndex(of dates: [Date], at now: Date) -> Int? {
    let moment = WallInstant(now)
    var current: (index: Int, instant: WallInstant)?
    var earliest: (index: Int, instant: WallInstant)?
    for (index, date) in dates.enumerated() {
      let instant = WallInstant(date)
      if instant <= moment, current.map({ $0.instant <= instant }) ?? true {
        current = (index, instant)
      }
      if earliest.map({ instant <= $0.instant }) ?? true {
        earliest = (index, instant)
      }
    }
    return current?.index ?? earliest?.index
  }

  /// The first date after `now` at which another entry takes over; `nil` when the last one stays.
  package static func nextChange(of dates: [Date], after now: Date) -> Date? {
    let moment = WallInstant(now)
    let instants = dates.map(WallInstant.init).sorted()
    // The earliest entry is on screen before its date, so reaching that date changes nothing.
    return instants.dropFirst().first { $0 > moment && $0 > instants[0] }?.date
  }
}
