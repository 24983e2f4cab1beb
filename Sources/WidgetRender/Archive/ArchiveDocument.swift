public import Wire

/// One archived view with the version of its format, as a document: `{"version":1,"view":{…}}`.
///
/// Decoding throws a `DecodingError` with the path for unknown keys, unknown names and lengths out
/// of range. It throws an `ArchiveError` for later versions and exceeded limits. Encoding omits
/// views beyond the limits.
public struct ArchiveDocument: Sendable, Hashable, Codable {
  public var view: ArchivedView

  public init(_ view: ArchivedView) {
    self.view = view
  }

  public init(from decoder: any Decoder) throws {
    view = try JSONReader.value(ArchiveDocument.self, decoder).view
    if let limit = view.exceededLimit { throw ArchiveError.tooLarge(at: "view", limit: limit) }
  }

  public func encode(to encoder: any Encoder) throws {
    // Both forms contain the same, because a view that is read from bytes is within every limit.
    try JSONWriter.write(ArchiveDocument(ArchivedView(compactBytes: view.compactBytes)), encoder)
  }
}

extension ArchiveDocument: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let version = try c.required("version", 0, value == nil ? nil : ArchiveLimits.version)
    guard version <= ArchiveLimits.version else {
      throw .other(ArchiveError.newerVersion(version))
    }
    guard version >= 1 else { throw c.fault("version", "is not a version of an archive") }
    return Self(try c.required("view", 1, value?.view))
  }
}

extension ArchivedView: Codable {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.value(ArchivedView.self, decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(self, encoder)
  }
}

// The bytes of an archive: `0x57`, the version, the view.

extension ArchivedView {
  /// The first byte of every archive: the letter W.
  private static let magic: UInt8 = 0x57

  /// The archive in the compact binary encoding, in which pictures are stored.
  ///
  /// Views beyond `ArchiveLimits` are omitted, so that the bytes can always be decoded.
  public var compactBytes: [UInt8] {
    let whole = Self.written(self)
    guard whole.isCut else { return whole.bytes }
    // If views exceed the limits, alternatives are left out first, because they are not shown at once.
    return Self.written(withoutAlternatives).bytes
  }

  private static func written(_ view: ArchivedView) -> BytesWriter {
    var writer = BytesWriter(
      maximumTextBytes: ArchiveLimits.maximumStringBytes,
      softEnd: ArchiveLimits.maximumBytes - 3 * (1 << 16)
    )
    do throws(WireFault) {
      _ = try writer.byte(magic)
      _ = try writer.byte(UInt8(ArchiveLimits.version))
      _ = writer.admitted(1, .views)
      _ = try form(view, &writer)
    } catch {
      // Writing bytes does not throw.
    }
    return writer
  }

  /// Reads the bytes of an archive.
  ///
  /// - Throws: `ArchiveError` with the offset of the byte that is wrong.
  public init(compactBytes: [UInt8]) throws(ArchiveError) {
    var result: Result<ArchivedView, ArchiveError> = .failure(.notAnArchive)
    compactBytes.withUnsafeBytes { buffer in
      do throws(ArchiveError) {
        result = .success(try ArchivedView(compactBytes: buffer))
      } catch {
        result = .failure(error)
      }
    }
    self = try result.get()
  }

  /// Reads the bytes of an archive from memory that the caller owns, such as a column of a query.
  ///
  /// - Throws: `ArchiveError` with the offset of the byte that is wrong.
  public init(compactBytes buffer: UnsafeRawBufferPointer) throws(ArchiveError) {
    guard buffer.count <= ArchiveLimits.maximumBytes else {
      throw .tooLarge(at: "byte 0", limit: "more than \(ArchiveLimits.maximumBytes) bytes")
    }
    guard buffer.count >= 2, buffer[0] == Self.magic, buffer[1] >= 1 else { throw .notAnArchive }
    guard buffer[1] <= ArchiveLimits.version else { throw .newerVersion(Int(buffer[1])) }
    var reader = BytesReader(
      UnsafeRawBufferPointer(rebasing: buffer[2...]),
      maximumTextBytes: ArchiveLimits.maximumStringBytes
    )
    do throws(WireFault) {
      self = try Self.form(nil, &reader)
      guard reader.isAtEnd else { throw reader.fault("more after the end") }
    } catch {
      throw ArchiveError(error)
    }
  }
}

extension ArchiveError {
  /// Creates the error for a fault in the bytes; the two bytes at the beginning of every archive
  /// are added to its offset.
  fileprivate init(_ fault: WireFault) {
    switch fault {
    case .malformed(let offset, let problem):
      self = .malformed(at: "byte \(offset + 2)", problem: problem)
    case .tooLarge(let offset, let limit): self = .tooLarge(at: "byte \(offset + 2)", limit: limit)
    case .other: self = .malformed(at: "the document", problem: "cannot be read")
    }
  }

  /// Creates the error of a decoder, with a path such as `view.children[2].style`.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(
        at: Self.path(context.codingPath),
        problem: "\u{201C}\(key.stringValue)\u{201D} is missing"
      )
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      self = .malformed(at: Self.path(context.codingPath), problem: context.debugDescription)
    @unknown default: self = .malformed(at: "the document", problem: "cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the document" : path
  }
}
