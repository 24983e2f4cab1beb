extension StoreColumn {
  /// The column as a table's definition has it.
  var definition: String {
    var words = "\"\(name)\" \(kind.rawValue)"
    if !isOptional { words += " NOT NULL" }
    if initialValue != .null { words += " DEFAULT \(Self.literal(initialValue))" }
    return words
  }

  /// The value as the column stores it: SQLite keeps no NaN, and a real column makes integers real.
  func normalized(_ value: StoreValue) -> StoreValue {
    switch (value, kind) {
    case (.real(let number), _) where number.isNaN: .null
    case (.integer(let number), .real): .real(Double(number))
    default: value
    }
  }

  /// A definition takes no bound values.
  private static func literal(_ value: StoreValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): "(\(number))"
    case .real(let number): number.isFinite ? "(\(number))" : "NULL"
    case .text(let text): "CAST(X'\(hexadecimal(text.utf8))' AS TEXT)".parenthesized
    case .blob(let bytes): "X'\(hexadecimal(bytes))'"
    }
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}

extension String {
  fileprivate var parenthesized: String { "(\(self))" }
}
