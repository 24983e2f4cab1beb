#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
internal import WidgetIntents

extension ValueComputer {
  /// The value of a literal at a moment.
  func literal(_ literal: Literal, now: Int64) -> IntentValue {
    switch literal {
    case .now: return .date(InstantCoding.date(microseconds: now))
    case .dayWord(let word):
      return clock.day(word, at: now).map { .dateComponents($0.components) } ?? .none
    case .date(let year, let month, let day, let time, nil):
      guard let day = CivilDay(year: year, month: month, day: day) else { return .none }
      return instant(of: day, time)
    default: return Self.constant(literal) ?? .none
    }
  }

  /// The value of a literal that is the same at any time and in any place; `nil` for others.
  static func constant(_ literal: Literal) -> IntentValue? {
    switch literal {
    case .absent: return IntentValue.none
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .quantity(let number, let unit):
      return ScriptUnit.named(unit)?.value(number) ?? IntentValue.none
    case .day(let year, let month, let day):
      let components = CivilDay(year: year, month: month, day: day)?.components
      return components.map { .dateComponents($0) } ?? IntentValue.none
    case .date(let year, let month, let day, let time, let offset?):
      guard let day = CivilDay(year: year, month: month, day: day) else { return IntentValue.none }
      let second = time.hour * 3_600 + time.minute * 60 + time.second - offset
      let instant = (Int64(day.number) * 86_400 + Int64(second)) * 1_000_000
      return .date(InstantCoding.date(microseconds: instant))
    case .date, .now, .dayWord: return nil
    }
  }
}
