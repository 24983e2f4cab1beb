package import Wire

/// The columns of a record, from which the values of others with the same columns are made.
///
/// Most records of a collection have the same columns, so their names need not be hashed for each.
package struct ColumnTemplate {
  /// The names of the columns, in the order in which they are encoded.
  private var names: [String] = []
  /// The place of each column in `blank`, which a copy of it has too.
  private var places: [Dictionary<String, StoreValue>.Index] = []
  /// The columns with null as their values.
  private var blank: [String: StoreValue] = [:]

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  /// Decodes the columns of a record (``LinkedColumns``), and keeps their names for the next one.
  ///
  /// - Throws: If `bytes` is not the columns of a record.
  package mutating func decode(_ bytes: [UInt8]) throws(WireFault) -> [String: StoreValue] {
    if let values = known(in: bytes) { return values }
    let result: Result<[String: StoreValue], WireFault> = bytes.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: LinkedRun.maximumBytes)
      do throws(WireFault) {
        let columns = try LinkedColumns.form(nil, &reader)
        guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
        return .success(columns.values)
      } catch {
        return .failure(error)
      }
    }
    let values = try result.get()
    keep(values.keys.sorted())
    return values
  }

  /// Keeps the names of the columns, of which none is there twice, for the next record.
  package mutating func keep(_ names: [String]) {
    self.names = names
    blank = Dictionary(names.map { ($0, .null) }) { first, _ in first }
    places = names.compactMap { blank.index(forKey: $0) }
  }

  /// Returns the values that `value` returns for the names in order; `nil` if it returns `nil`.
  package func values(_ value: (_ name: String) -> StoreValue?) -> [String: StoreValue]? {
    var values = blank
    for (name, place) in zip(names, places) {
      guard let value = value(name) else { return nil }
      values.values[place] = value
    }
    return values
  }

  /// Decodes columns that have exactly these names; `nil` for others.
  private func known(in bytes: [UInt8]) -> [String: StoreValue]? {
    guard !isEmpty else { return nil }
    return bytes.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: LinkedRun.maximumBytes)
      guard (try? reader.unsigned(nil)) == UInt64(names.count) else { return nil }
      let found = values { name in
        guard (try? reader.text(nil)) == name else { return nil }
        return (try? WiredValue.form(nil, &reader))?.value
      }
      return reader.isAtEnd ? found : nil
    }
  }
}

extension WiredValue {
  /// Decodes a value that fills `bytes`; `nil` if they are not one.
  package static func value(in bytes: UnsafeRawBufferPointer) -> StoreValue? {
    var reader = BytesReader(bytes, maximumTextBytes: LinkedRun.maximumBytes)
    guard let value = try? form(nil, &reader).value, reader.isAtEnd else { return nil }
    return value
  }
}
