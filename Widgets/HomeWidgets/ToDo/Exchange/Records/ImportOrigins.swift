import Ground
import ToDoFormats

/// Creates the origins of a file's records, texts by which they are recognized when the file is
/// read again.
struct ImportOrigins {
  let form: any ToDoFormat
  /// The number of the file.
  ///
  /// It is part of an origin whose identity, such as a short number, is not unique among all files.
  let source: Int64
  /// The number of times that each record's text has occurred in the file so far.
  private var occurrences: [String: Int] = [:]

  init(form: any ToDoFormat, source: Int64) {
    self.form = form
    self.source = source
  }

  /// Returns the origin of a record, by which it is recognized when its file is read again.
  ///
  /// It is `FORMAT:IDENTITY`, or `FORMAT:SOURCE/HASH/OCCURRENCE` for a record without an identity.
  mutating func origin(of raw: RawRecord, identity: String?) -> String {
    if let identity { return origin(ofIdentity: identity) }
    let digest = SHA256.digest(of: Array(raw.parts.joined(separator: "\u{0}").utf8))
    let hash = Hexadecimal.digits(of: digest.prefix(Self.hashBytes))
    let count = occurrences[hash, default: 0] + 1
    occurrences[hash] = count
    return "\(form.name):\(source)/\(hash)/\(count)"
  }

  /// Returns the origin for an identity; it contains the file's number if the identity is unique
  /// only within its file.
  func origin(ofIdentity identity: String) -> String {
    form.isGlobal(identity)
      ? "\(form.name):\(identity)" : "\(form.name):\(source)\(Self.sign)\(identity)"
  }

  /// Returns the identity in an origin without the file's number before it, if there is one.
  static func identity(behind source: Substring) -> Substring {
    guard let place = source.firstIndex(of: sign), Int64(source[..<place]) != nil else {
      return source
    }
    return source[source.index(after: place)...]
  }

  private static let sign: Character = "#"

  /// Returns the to-do of this list whose identifier an export has written as this identity; `nil`
  /// for an identity of another program.
  func ownID(in identity: String) -> ToDoID? {
    (form as? any WritableToDoFormat)?.id(in: identity).flatMap { ToDoID($0) }
  }

  /// The number of bytes of a text's digest: enough that two texts of a file never have equal
  /// digests by chance.
  private static let hashBytes = 12
}
