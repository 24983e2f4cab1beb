internal import WidgetIntents

extension ScriptCompiler {
  mutating func literal(_ literal: Literal, into target: Int32?) -> Int32 {
    if let value = ValueComputer.constant(literal) { return place(value, into: target) }
    switch literal {
    case .now:
      let clock = clockRegister ?? register()
      return write(target) { $0.emit(.now, $1, clock) }
    case .dayWord(let word):
      let clock = clockRegister ?? register()
      let number = Int32(DayName.allCases.firstIndex(of: word) ?? 0)
      return write(target) { $0.emit(.day, $1, clock, number) }
    case .date(let year, let month, let day, let time, _):
      // A moment on the reader's clock, which decides when it runs.
      guard let day = CivilDay(year: year, month: month, day: day) else { break }
      let operand = parts.constant(.dateComponents(day.components))
      let index = parts.time(time)
      return write(target) { $0.emit(.at, $1, operand, index) }
    default: break
    }
    return place(.none, into: target)
  }
}
