/// An enumeration whose cases have a name in JSON.
protocol NamedCase: CaseIterable {
  var jsonName: String { get }
}

extension ObjectReader {
  func name<Value: NamedCase>(_ key: JSONKey) throws -> Value? {
    guard let name: String = try optional(key) else { return nil }
    guard let value = Value.allCases.first(where: { $0.jsonName == name }) else {
      let known = Value.allCases.map(\.jsonName).joined(separator: ", ")
      throw error(key.stringValue, "is \u{201C}\(name)\u{201D}; known: \(known)")
    }
    return value
  }

  func requiredName<Value: NamedCase>(_ key: JSONKey) throws -> Value {
    try present(key, name(key))
  }
}

extension ArchivedText.Truncation: NamedCase {
  var jsonName: String {
    switch self {
    case .head: "head"
    case .middle: "middle"
    case .tail: "tail"
    }
  }
}

extension ArchivedText.DateStyle: NamedCase {
  var jsonName: String {
    switch self {
    case .time: "time"
    case .date: "date"
    case .relative: "relative"
    case .offset: "offset"
    case .timer: "timer"
    }
  }
}

extension ArchivedModifier.Redaction: NamedCase {
  var jsonName: String {
    switch self {
    case .placeholder: "placeholder"
    case .privacy: "privacy"
    case .invalidated: "invalidated"
    }
  }
}

extension ArchivedModifier.Condition: NamedCase {
  var jsonName: String {
    switch self {
    case .flipped: "flipped"
    case .invalidated: "invalidated"
    }
  }
}

extension ArchivedModifier.ContentMode: NamedCase {
  var jsonName: String {
    switch self {
    case .fit: "fit"
    case .fill: "fill"
    }
  }
}

extension ArchivedModifier.LayoutDirection: NamedCase {
  var jsonName: String {
    switch self {
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}

extension ArchivedAction.Role: NamedCase {
  var jsonName: String {
    switch self {
    case .button: "button"
    case .toggleOff: "toggleOff"
    case .toggleOn: "toggleOn"
    }
  }
}

extension ArchivedMeter.Style: NamedCase {
  var jsonName: String {
    switch self {
    case .bar: "bar"
    case .markedBar: "markedBar"
    case .ring: "ring"
    case .arc: "arc"
    }
  }
}

extension ArchivedStroke.Cap: NamedCase {
  var jsonName: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension ArchivedStroke.Join: NamedCase {
  var jsonName: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

extension CellHorizontalAlignment: NamedCase {
  var jsonName: String { rawValue }
}

extension CellVerticalAlignment: NamedCase {
  var jsonName: String { rawValue }
}

extension CellAxis: NamedCase {
  var jsonName: String { rawValue }
}
