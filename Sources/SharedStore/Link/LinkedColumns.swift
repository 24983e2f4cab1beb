package import Wire

/// The values of a record by column, encoded in the order of the columns' names.
package struct LinkedColumns: Wired {
  package let values: [String: StoreValue]

  package init(_ values: [String: StoreValue]) {
    self.values = values
  }

  package static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    guard (value?.values.count ?? 0) <= LinkedRun.maximumColumns else {
      throw c.tooLarge("more than \(LinkedRun.maximumColumns) columns")
    }
    let columns = try c.items(
      value?.values.sorted { $0.key < $1.key }.map { Column(name: $0.key, value: $0.value) },
      upTo: LinkedRun.maximumColumns
    )
    var values = [String: StoreValue](minimumCapacity: columns.count)
    for column in columns {
      guard values.updateValue(column.value, forKey: column.name) == nil else {
        throw c.fault("a column twice")
      }
    }
    return Self(values)
  }

  private struct Column: Wired {
    let name: String
    let value: StoreValue

    static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
      let name = try c.text(value?.name)
      guard StoreName.isValid(name) else { throw c.fault("not a column's name") }
      return Self(
        name: name,
        value: try WiredValue.form(value.map { WiredValue($0.value) }, &c).value
      )
    }
  }
}

/// A column's value, encoded as its kind and its content.
package struct WiredValue: Wired {
  package let value: StoreValue

  package init(_ value: StoreValue) {
    self.value = value
  }

  package static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let kind = try c.byte((value?.value).map(kind))
    return switch kind {
    case 0: Self(.null)
    case 1: Self(.integer(try c.signed(value?.integer)))
    case 2: Self(.real(try number(value?.real, &c)))
    case 3: Self(.text(try c.text(value?.text)))
    case 4: Self(.blob(try WiredBytes.form(value?.blob, &c).bytes))
    default: throw c.fault("an unknown kind of value")
    }
  }

  /// Encodes or decodes a number.
  ///
  /// - Throws: If it is not-a-number, which a store cannot contain.
  private static func number<C: WireCoder>(
    _ value: WiredNumber?,
    _ c: inout C
  ) throws(WireFault) -> Double {
    let number = try WiredNumber.form(value, &c).number
    guard !number.isNaN else { throw c.fault("a value that is not a number") }
    return number
  }

  private static func kind(_ value: StoreValue) -> UInt8 {
    switch value {
    case .null: 0
    case .integer: 1
    case .real: 2
    case .text: 3
    case .blob: 4
    }
  }

  private var integer: Int64? { if case .integer(let value) = value { value } else { nil } }
  private var real: WiredNumber? {
    if case .real(let value) = value { WiredNumber(value) } else { nil }
  }
  private var text: String? { if case .text(let value) = value { value } else { nil } }
  private var blob: WiredBytes? {
    if case .blob(let value) = value { WiredBytes(value) } else { nil }
  }
}
