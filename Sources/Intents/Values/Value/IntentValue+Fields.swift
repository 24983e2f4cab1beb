public import Essentials
internal import Moments
public import Wire

extension WireLevel {
  /// The nesting limit of values: lists in lists, and entities in properties of entities.
  @inlinable package static var values: WireLevel {
    WireLevel(isInner: true, maximumDepth: 64, maximumCount: .max, nouns: "values")
  }

  /// The nesting limit of other recursive types: search filters and value types.
  @inlinable package static var terms: WireLevel {
    WireLevel(isInner: false, maximumDepth: 64, maximumCount: .max, nouns: "terms")
  }
}

extension WireCoder {
  /// Encodes or decodes a value that may contain further values; fails beyond the nesting limit.
  @inlinable package mutating func nested<Value>(
    _ level: WireLevel,
    _ form: (inout Self) throws(WireFault) -> Value
  ) throws(WireFault) -> Value {
    guard try enter(level, holdsOthers: false) else {
      throw tooLarge("\(level.nouns) nested deeper than \(level.maximumDepth)")
    }
    let made = try form(&self)
    leave(level)
    return made
  }
}

/// A value in JSON is an object with one key, the kind: `{"int": 3}`, `{"date": 1795219200000000}`.
///
/// Dates are microseconds since 1970 UTC.
extension IntentValue: WiredChoice {
  @inlinable public static var noun: StaticString { "kind of value" }
  @inlinable public static var mark: WireMark { .key }

  @inlinable
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    try c.nested(.values) { c throws(WireFault) in
      let outer = try c.beginChoice(mark)
      let made = try cases(value, &c)
      try c.end(outer)
      return made
    }
  }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let string = try c.when(key: "string", 0, value) {
      if case .string(let it) = $0 { it } else { nil }
    }
    if let it = string {
      return .string(try c.required("string", 0, it))
    }
    let int = try c.when(key: "int", 1, value) {
      if case .int(let it) = $0 { it } else { nil }
    }
    if let it = int {
      return .int(try c.required("int", 0, it))
    }
    let bool = try c.when(key: "bool", 2, value) {
      if case .bool(let it) = $0 { it } else { nil }
    }
    if let it = bool {
      return .bool(try c.required("bool", 0, it))
    }
    if try c.when(key: "none", 3, value, { if case .none = $0 { true } else { nil } }) != nil {
      _ = try c.mark("none", 0, true)
      return .none
    }
    let asDate = try c.when(key: "date", 4, value) {
      if case .date(let it) = $0 { it } else { nil }
    }
    if let it = asDate {
      return .date(date(try c.required("date", 0, it.map(microseconds))))
    }
    let enumeration = try c.when(key: "enumeration", 5, value) {
      if case .enumeration(let it) = $0 { it } else { nil }
    }
    if let it = enumeration {
      return .enumeration(try c.required("enumeration", 0, it))
    }
    let entity = try c.when(key: "entity", 6, value) {
      if case .entity(let it) = $0 { it } else { nil }
    }
    if let it = entity {
      return .entity(try c.required("entity", 0, it))
    }
    let list = try c.when(key: "list", 7, value) {
      if case .list(let it) = $0 { it } else { nil }
    }
    if let it = list {
      return .list(try c.required("list", 0, it))
    }
    let dateComponents = try c.when(key: "dateComponents", 8, value) {
      if case .dateComponents(let it) = $0 { it } else { nil }
    }
    if let it = dateComponents {
      let components = it.map { CodedComponents($0) }
      return .dateComponents(try c.required("dateComponents", 0, components).components)
    }
    return try rareCases(value, &c)
  }

  @usableFromInline static func rareCases<C: WireCoder>(
    _ value: IntentValue?,
    _ c: inout C
  ) throws(WireFault) -> IntentValue {
    let double = try c.when(key: "double", 9, value) {
      if case .double(let it) = $0 { it } else { nil }
    }
    if let it = double {
      return .double(try c.required("double", 0, it.map { WiredNumber($0) }).number)
    }
    let url = try c.when(key: "url", 10, value) {
      if case .url(let it) = $0 { it } else { nil }
    }
    if let it = url {
      guard let url = URL(string: try c.required("url", 0, it?.absoluteString)) else {
        throw c.fault("url", "is no URL")
      }
      return .url(url)
    }
    let duration = try c.when(key: "duration", 11, value) {
      if case .duration(let it) = $0 { it } else { nil }
    }
    if let it = duration {
      return .duration(try c.required("duration", 0, it))
    }
    let measurement = try c.when(key: "measurement", 12, value) {
      if case .measurement(let it) = $0 { it } else { nil }
    }
    if let it = measurement {
      return .measurement(try c.required("measurement", 0, it))
    }
    throw c.unknown(noun)
  }

  @usableFromInline static func date(_ microseconds: Int64) -> Date {
    Instant(microseconds: microseconds).date
  }

  @usableFromInline static func microseconds(_ date: Date) -> Int64 {
    Instant(date).microseconds
  }
}
