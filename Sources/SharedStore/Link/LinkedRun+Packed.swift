internal import Wire

// A transaction keeps the changes of its runs in memory as encoded bytes.

/// The encoded changes of a run, one after the other in one array.
struct PackedChanges: Sendable {
  private(set) var count = 0
  private(set) var bytes: [UInt8] = []

  mutating func add(_ bytes: some Collection<UInt8>) {
    count += 1
    self.bytes += bytes
  }
}

extension PackedChanges: Wired {
  /// Encodes the number of changes and their bytes, which is also the encoding of an array of
  /// changes.
  static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    _ = try c.unsigned(UInt64(value?.count ?? 0))
    _ = try c.bytes(value?.bytes, count: value?.bytes.count ?? 0)
    return value ?? Self()
  }
}

/// A run whose changes are already encoded, so that they are not encoded twice.
struct PackedRun: WiredRecord {
  let run: LinkedRun
  let changes: PackedChanges

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let run = try LinkedRun.fields(value?.run, &c) { c throws(WireFault) in
      let changes = value.flatMap { $0.changes.count > 0 ? $0.changes : nil }
      _ = try c.field("changes", LinkedRun.tagOfChanges, changes)
      return []
    }
    return Self(run: run, changes: PackedChanges())
  }

  /// Returns the encoded run with its changes.
  ///
  /// - Throws: If the run has more than `LinkedRun.maximumBytes`.
  func bytes() throws(WireFault) -> [UInt8] {
    var writer = BytesWriter()
    _ = try Self.form(self, &writer)
    guard writer.bytes.count <= LinkedRun.maximumBytes else { throw LinkedRun.excess }
    return writer.bytes
  }
}

extension LinkedChange {
  /// Returns the encoded change, in the format that an encoded run contains.
  ///
  /// - Throws: If the decoder would reject it.
  func bytes() throws(WireFault) -> [UInt8] {
    var writer = BytesWriter()
    _ = try Self.form(self, &writer)
    return writer.bytes
  }
}
