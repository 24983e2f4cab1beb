internal import Moments
internal import WidgetIntents

/// The built-in properties and functions of values: the rows of ``BuiltIn``.
extension ValueEvaluator {
  func member(_ member: BuiltInMember, of value: IntentValue) throws(ScriptFault) -> IntentValue {
    switch value {
    case .string(let text): try property(member, of: text)
    case .list(let elements): try property(member, of: elements)
    case .date, .dateComponents: try part(member, of: value)
    case .entity(let entity) where member == .id: .string(entity.id)
    case .entity(let entity) where member == .title: .string(entity.title)
    case .enumeration(let value) where member == .title: .string(value.title)
    default: throw lacks(value, member)
    }
  }

  /// Returns the result of a function for a value and its arguments, in this order.
  func apply(
    _ call: BuiltInCall,
    _ operands: ArraySlice<IntentValue>
  ) throws(ScriptFault) -> IntentValue {
    guard let value = operands.first else { throw .damaged }
    let arguments = Array(operands.dropFirst())
    switch value {
    case .string(let text): return try function(call.member, of: text, arguments)
    case .list(let elements): return try function(call, of: elements, arguments)
    case .int(let number) where call.member == .counted:
      return .string(try counted(number, arguments))
    case .date, .dateComponents:
      guard call.member == .daysSince, let other = arguments.first else {
        throw lacks(value, call.member)
      }
      return .int(try number(ofDay: value) - number(ofDay: other))
    default: throw lacks(value, call.member)
    }
  }

  /// Returns a number with a noun: `1 day`, `3 days`.
  private func counted(_ number: Int, _ arguments: [IntentValue]) throws(ScriptFault) -> String {
    let singular = try text(arguments)
    if number == 1 { return "1 \(singular)" }
    return "\(number) \(arguments.count > 1 ? try text(arguments, 1) : singular + "s")"
  }

  /// Returns the value of the property that a key names.
  func value(of key: MemberKey, in element: IntentValue) throws(ScriptFault) -> IntentValue {
    switch key {
    case .property(let name): try property(name, of: element)
    case .member(let member): try self.member(member, of: element)
    }
  }

  func lacks(_ value: IntentValue, _ member: BuiltInMember) -> ScriptFault {
    .failure("\(value.type) has no “\(member.rawValue)”")
  }

  /// Returns a function's argument that is a number of elements, characters or cells.
  func size(_ arguments: [IntentValue], of name: String) throws(ScriptFault) -> Int {
    guard case .int(let number)? = arguments.first else { throw .damaged }
    guard number >= 0 else {
      throw .failure("`\(name)` takes a number from 0 on, found \(number)")
    }
    return number
  }

  func text(_ arguments: [IntentValue], _ index: Int = 0) throws(ScriptFault) -> String {
    guard arguments.indices.contains(index), case .string(let text) = arguments[index] else {
      throw .damaged
    }
    return text
  }

  func allow(values count: Int) throws(ScriptFault) {
    guard count <= limits.values else { throw .limit(name: "values", value: limits.values) }
  }

  func allow(bytes count: Int) throws(ScriptFault) {
    guard count <= limits.bytes else { throw .limit(name: "bytes", value: limits.bytes) }
  }
}

/// Properties of days and instants.
extension ValueEvaluator {
  private func part(_ member: BuiltInMember, of value: IntentValue) throws(ScriptFault)
    -> IntentValue
  {
    let day = try day(of: value)
    switch member {
    case .weekday: return .enumeration(Weekdays.value(of: day.weekday))
    case .day: return .int(day.day)
    case .month: return .int(day.month)
    case .year: return .int(day.year)
    case .hour: return .int(secondOfDay(of: value) / 3_600)
    case .minute: return .int(secondOfDay(of: value) / 60 % 60)
    default: throw lacks(value, member)
    }
  }

  /// Returns the user's day that contains a day or an instant.
  private func day(of value: IntentValue) throws(ScriptFault) -> CivilDate {
    let day: CivilDate? =
      switch value {
      case .dateComponents(let components): CivilDate(components)
      case .date(let date): clock.day(at: Instant(date))
      default: nil
      }
    guard let day else { throw .failure("“\(text(value))” names no day") }
    return day
  }

  private func number(ofDay value: IntentValue) throws(ScriptFault) -> Int {
    try day(of: value).daysSince1970
  }

  private func secondOfDay(of value: IntentValue) -> Int {
    switch value {
    case .date(let date): clock.wallTime(at: Instant(date)).secondOfDay
    case .dateComponents(let components): ScriptClock.secondOfDay(components)
    default: 0
    }
  }
}
