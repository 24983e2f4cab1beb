package import Wire

// A run may come from another machine, so a field that is missing or too large is a fault.

extension LinkedRun: WiredRecord {
  /// The maximum size of an encoded run, in bytes.
  package static let maximumBytes = 4 << 20
  /// The most columns in a change: those of a collection, and the key.
  package static let maximumColumns = StoreCollection.maximumColumns + 1
  /// The maximum length of an id, a key, an intent or an origin, in bytes.
  static let maximumNameBytes = 1_024

  /// The tag of the field with the changes in an encoded run.
  static let tagOfChanges = 6

  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    try fields(value, &c) { c throws(WireFault) in
      try c.list("changes", tagOfChanges, value?.changes)
    }
  }

  /// Encodes or decodes the fields of a run; `changes` encodes or decodes the field with its
  /// changes.
  static func fields<C: WireCoder>(
    _ value: Self?,
    _ c: inout C,
    _ changes: (inout C) throws(WireFault) -> [LinkedChange]
  ) throws(WireFault) -> Self {
    Self(
      id: try c.name("id", 0, value?.id),
      key: try c.shortText("key", 1, value?.key),
      machine: try c.required("machine", 2, value?.machine),
      made: try c.required("made", 3, value?.made),
      known: try c.required("known", 4, value?.known),
      reverses: try c.names("reverses", 5, value?.reverses),
      changes: try changes(&c),
      intent: try c.shortText("intent", 7, value.flatMap { $0.intent.isEmpty ? nil : $0.intent })
        ?? "",
      parameters: try c.field(
        "parameters",
        8,
        value.flatMap { $0.parameters.isEmpty ? nil : WiredBytes($0.parameters) }
      )?.bytes ?? [],
      origin: try c.shortText("origin", 9, value.flatMap { $0.origin.isEmpty ? nil : $0.origin })
        ?? ""
    )
  }

  /// Returns the encoded run, which is sent and stored.
  ///
  /// - Throws: If the run has more than `maximumBytes`, or if the decoder would reject it.
  package func bytes() throws(WireFault) -> [UInt8] {
    var writer = BytesWriter()
    _ = try Self.form(self, &writer)
    guard writer.bytes.count <= Self.maximumBytes else { throw Self.excess }
    return writer.bytes
  }

  /// Decodes a run.
  ///
  /// - Throws: If `bytes` is not an encoded run, or has more than `maximumBytes`.
  package init(bytes: [UInt8]) throws(WireFault) {
    guard bytes.count <= Self.maximumBytes else { throw Self.excess }
    let result: Result<Self, WireFault> = bytes.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: Self.maximumBytes)
      do throws(WireFault) {
        let run = try Self.form(nil, &reader)
        guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
        return .success(run)
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  static var excess: WireFault {
    .tooLarge(at: maximumBytes, "a run of more than \(maximumBytes) bytes")
  }
}

extension LinkedChange: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let collection = try c.name("collection", 0, value?.record.collection)
    guard StoreName.isValid(collection) else { throw c.fault("not a collection's name") }
    let record = RecordName(collection, try c.name("identity", 1, value?.record.identity))
    let before = try c.field("before", 2, value?.before.map(LinkedColumns.init))?.values
    let after = try c.field("after", 3, value?.after.map(LinkedColumns.init))?.values
    guard before != nil || after != nil else { throw c.fault("a change of nothing") }
    return Self(record, before: before, after: after)
  }
}

extension RecordName: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let collection = try c.name("collection", 0, value?.collection)
    guard StoreName.isValid(collection) else { throw c.fault("not a collection's name") }
    return Self(collection, try c.name("identity", 1, value?.identity))
  }
}

extension ArrivedRun: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      number: try c.required("number", 0, value?.number),
      author: try c.shortText("author", 1, value?.author) ?? "",
      run: try c.required("run", 2, value?.run)
    )
  }
}

extension WireCoder {
  /// Encodes or decodes a required text, which is not empty and not longer than `maximumNameBytes`.
  fileprivate mutating func name(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> String?
  ) throws(WireFault) -> String {
    guard let text = try shortText(name, tag, value()), !text.isEmpty else { throw missing(name) }
    return text
  }

  /// Encodes or decodes an optional text, which is not longer than `maximumNameBytes`.
  fileprivate mutating func shortText(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> String?
  ) throws(WireFault) -> String? {
    guard let text = try field(name, tag, value()) else { return nil }
    guard text.utf8.count <= LinkedRun.maximumNameBytes else {
      throw fault(name, "has more than \(LinkedRun.maximumNameBytes) bytes")
    }
    return text
  }

  fileprivate mutating func names(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> [String]?
  ) throws(WireFault) -> [String] {
    let names = try list(name, tag, value())
    guard names.allSatisfy({ 1...LinkedRun.maximumNameBytes ~= $0.utf8.count }) else {
      throw fault(
        name,
        "have one that is empty or has more than \(LinkedRun.maximumNameBytes) bytes"
      )
    }
    return names
  }
}
