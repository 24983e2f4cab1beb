#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
internal import WidgetIntents

extension ScriptCompiler {
  mutating func literal(_ literal: Literal, into target: Int32?) -> Int32 {
    switch literal {
    case .absent: return place(.none, into: target)
    case .bool(let value): return place(.bool(value), into: target)
    case .int(let value): return place(.int(value), into: target)
    case .double(let value): return place(.double(value), into: target)
    case .quantity(let number, let unit):
      return place(ScriptUnit.named(unit)?.value(number) ?? .none, into: target)
    case .day(let year, let month, let day):
      let components = CivilDay(year: year, month: month, day: day)?.components
      return place(components.map { .dateComponents($0) } ?? .none, into: target)
    case .date(let year, let month, let day, let time, let offset):
      guard let day = CivilDay(year: year, month: month, day: day) else {
        return place(.none, into: target)
      }
      return moment(day, time, offset, into: target)
    case .now:
      let clock = clockRegister ?? register()
      return write(target) { $0.emit(.now, $1, clock) }
    case .dayWord(let word):
      let clock = clockRegister ?? register()
      let number = Int32(DayName.allCases.firstIndex(of: word) ?? 0)
      return write(target) { $0.emit(.day, $1, clock, number) }
    }
  }

  /// An instant where the offset is known, else one that the reader's clock decides when it runs.
  private mutating func moment(
    _ day: CivilDay,
    _ time: ClockTime,
    _ offset: Int?,
    into target: Int32?
  ) -> Int32 {
    guard let offset else {
      let operand = parts.constant(.dateComponents(day.components))
      let index = parts.time(time)
      return write(target) { $0.emit(.at, $1, operand, index) }
    }
    let second = time.hour * 3_600 + time.minute * 60 + time.second - offset
    let instant = (Int64(day.number) * 86_400 + Int64(second)) * 1_000_000
    return place(.date(InstantCoding.date(microseconds: instant)), into: target)
  }
}
