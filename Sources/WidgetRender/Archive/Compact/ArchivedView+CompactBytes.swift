extension ArchivedView {
  /// The compact encoding, which the store keeps.
  ///
  /// What exceeds `ArchiveLimits` is left out, so that the bytes can always be read.
  public var compactBytes: [UInt8] {
    var writer = CompactWriter()
    writer.byte(CompactTags.magic)
    writer.byte(UInt8(ArchiveLimits.version))
    writer.view(self)
    return writer.bytes
  }

  /// Reads the compact encoding.
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

  /// Reads the compact encoding from memory that the caller keeps, such as a column of a query.
  ///
  /// - Throws: `ArchiveError` with the offset of the byte that is wrong.
  public init(compactBytes buffer: UnsafeRawBufferPointer) throws(ArchiveError) {
    guard buffer.count <= ArchiveLimits.maximumBytes else {
      throw .tooLarge(at: "byte 0", limit: "more than \(ArchiveLimits.maximumBytes) bytes")
    }
    var reader = CompactReader(buffer)
    guard buffer.count >= 2, try reader.byte() == CompactTags.magic else { throw .notAnArchive }
    let version = Int(try reader.byte())
    guard version <= ArchiveLimits.version else { throw .newerVersion(version) }
    guard version >= 1 else { throw .notAnArchive }
    let view = try reader.view()
    guard reader.isAtEnd else { throw reader.malformed("more after the end") }
    self = view
  }
}
