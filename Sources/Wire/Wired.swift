/// A value that is sent to other processes or stored.
///
/// It lists its fields once, and every coder uses that list to read or to write it.
public protocol Wired {
  /// Writes `value` and returns it, or reads a value if `coder` is a reader, which ignores `value`.
  static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self
}

/// A value of fields, each with a name for JSON and a tag, from 0, for bytes.
///
/// ```swift
/// extension ArchivedSpeech: WiredRecord {
///   static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
///     Self(
///       label: try c.field("label", 0, value?.label),
///       value: try c.field("value", 1, value?.value),
///       isHidden: try c.mark("isHidden", 2, value?.isHidden)
///     )
///   }
/// }
/// ```
public protocol WiredRecord: Wired {
  static func fields<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self
}

extension WiredRecord {
  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    let outer = try coder.beginRecord()
    let made = try fields(value, &coder)
    try coder.end(outer)
    return made
  }
}

/// A value that is one of several cases, each with a name and a tag, and perhaps fields.
///
/// ```swift
/// let offset = try c.when("offset", 5, value) {
///   if case .offset(let x, let y) = $0 { (x, y) } else { nil }
/// }
/// if let it = offset {
///   return .offset(columns: try c.field("columns", 0, it?.0), rows: try c.field("rows", 1, it?.1))
/// }
/// ```
public protocol WiredChoice: Wired {
  /// The noun for such a value in messages, for example `modifier`.
  static var noun: StaticString { get }
  /// The way in which JSON identifies the case.
  static var mark: WireMark { get }

  static func cases<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self
}

extension WiredChoice {
  @inlinable public static var mark: WireMark { .kind }

  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    let outer = try coder.beginChoice(mark)
    let made = try cases(value, &coder)
    try coder.end(outer)
    return made
  }
}

/// The way in which JSON identifies the case of a value.
public enum WireMark: Sendable {
  /// The case is the value of the key `kind`.
  case kind
  /// The case is a name or a value alone, or the value of the key `kind` if it has several fields.
  case alone
  /// The case is identified by the key of one of its fields.
  case key
}

/// An enumeration without associated values: the name of the case in JSON, its raw value in bytes.
public protocol WiredName: Wired, CaseIterable, RawRepresentable
where RawValue == UInt8 {}

extension WiredName {
  /// The name of the case, as in the source code.
  @inlinable public var wireName: String { "\(self)" }

  @inlinable public static func form<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    if Coder.isText { return try named(value, &coder) }
    guard let known = Self(rawValue: try coder.byte(value?.rawValue)) else {
      throw coder.fault("an unknown name")
    }
    return known
  }

  @inline(never)
  public static func named<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    let name = try coder.text(value?.wireName)
    guard let known = allCases.first(where: { $0.wireName == name }) else {
      let all = allCases.map(\.wireName).joined(separator: ", ")
      throw coder.fault(ofItself: "is \u{201C}\(name)\u{201D}; known: \(all)")
    }
    return known
  }
}
