import Ground
import ToDoFormats

/// Creates the origins by which records are recognized when their file is read again.
struct ImportOrigins {
  let form: any ToDoFormat
  /// The number of the source, which identifies records whose identity is not globally unique.
  let source: Int64
  /// The number of times that each text has occurred in the file so far.
  private var occurrences: [String: Int] = [:]

  init(form: any ToDoFormat, source: Int64) {
    self.form = form
    self.source = source
  }

  /// Returns the origin of a record.
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

  /// Returns the origin of an identity; one that is unique only within its file is preceded by the
  /// source.
  func origin(ofIdentity identity: String) -> String {
    form.isGlobal(identity)
      ? "\(form.name):\(identity)" : "\(form.name):\(source)\(Self.sign)\(identity)"
  }

  /// Returns the identity without the source before it; unchanged if there is no source.
  static func identity(behind source: Substring) -> Substring {
    guard let place = source.firstIndex(of: sign), Int64(source[..<place]) != nil else {
      return source
    }
    return source[source.index(after: place)...]
  }

  private static let sign: Character = "#"

  /// Returns the to-do of this list from which an identity was created; `nil` for one of another
  /// program.
  func ownID(in identity: String) -> ToDoID? {
    (form as? any WritableToDoFormat)?.id(in: identity).flatMap { ToDoID($0) }
  }

  /// The bytes of the digest, enough that two texts of a file never have the same one by chance.
  private static let hashBytes = 12
}
