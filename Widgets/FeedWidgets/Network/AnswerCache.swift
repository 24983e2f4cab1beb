import Foundation

/// Stores the last successful answer of each address in a file, for revalidation and for use
/// without a network (RD-9).
///
/// A file that cannot be read counts as missing, and an answer that cannot be written is not
/// cached: the cache never causes a failure.
struct AnswerCache: Sendable {
  /// A cached answer, and the time at which the server last confirmed that it was current.
  struct Kept: Equatable, Sendable {
    var body: Data
    var entityTag: String?
    var fetchedAt: Date
  }

  /// The header line in a cache file, which precedes the body.
  private struct Header: Codable {
    var url: String
    var entityTag: String?
    /// The time at which the server last sent or confirmed the answer, in microseconds since 1970
    /// UTC.
    var fetchedAt: Int64
    var length: Int
    /// The checksum of the body; a truncated or damaged file counts as missing.
    var checksum: UInt64
  }

  /// The most bytes of all cache files together, enough for some hundred pages and pictures.
  static let maximumBytes = 32 << 20
  /// The most cache files; the oldest ones are removed.
  static let maximumFiles = 2_000
  /// The most bytes of the header line that precedes an answer in a cache file.
  private static let maximumHeader = 8_192

  /// The cache folder; `nil` if there is none, in which case nothing is cached.
  let folder: String?

  /// Returns the cached answer for an address; `nil` if there is none, or a damaged one.
  func answer(to url: URL) -> Kept? {
    guard let path = path(of: url), let file = CacheFile.read(path),
      let end = file.prefix(Self.maximumHeader).firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: file[..<end])
    else { return nil }
    let body = Data(file[(end + 1)...])
    guard header.url == url.absoluteString, header.length == body.count,
      header.checksum == StableHash.value(of: body)
    else { return nil }
    return Kept(
      body: body,
      entityTag: header.entityTag,
      fetchedAt: Date(timeIntervalSince1970: Double(header.fetchedAt) / 1_000_000)
    )
  }

  /// Stores an answer; it replaces an earlier one for the same address.
  func keep(_ answer: Kept, of url: URL) {
    guard let folder, let path = path(of: url) else { return }
    let header = Header(
      url: url.absoluteString,
      entityTag: answer.entityTag,
      fetchedAt: Int64((answer.fetchedAt.timeIntervalSince1970 * 1_000_000).rounded()),
      length: answer.body.count,
      checksum: StableHash.value(of: answer.body)
    )
    guard var file = try? JSONEncoder().encode(header), file.count < Self.maximumHeader else {
      return
    }
    file.append(UInt8(ascii: "\n"))
    file.append(answer.body)
    guard CacheFile.write(file, to: path, in: folder) else { return }
    CacheFile.trim(folder, toBytes: Self.maximumBytes, files: Self.maximumFiles)
  }

  private func path(of url: URL) -> String? {
    let bytes = Data(url.absoluteString.utf8)
    let name = String(StableHash.value(of: bytes), radix: 36)
    return folder.map { "\($0)/\(name).answer" }
  }
}

/// The FNV-1a hash with 64 bits (http://www.isthe.com/chongo/tech/comp/fnv), which is the same in
/// every process.
enum StableHash {
  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
