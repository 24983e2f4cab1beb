import Ground
import ToDoFormats

/// The names by which the records of a source are known again.
struct ImportOrigins {
  let form: any ToDoFormat
  /// The number of the source, which a record without an identity is looked for in.
  let source: Int64
  /// The number of times that a text has occurred in the file so far.
  private var occurrences: [String: Int] = [:]

  init(form: any ToDoFormat, source: Int64) {
    self.form = form
    self.source = source
  }

  /// `FORM:IDENTITY`, and of a record without an identity `FORM:SOURCE/HASH/OCCURRENCE`.
  mutating func origin(of raw: RawRecord, identity: String?) -> String {
    if let identity { return origin(ofIdentity: identity) }
    let digest = SHA256.digest(of: Array(raw.parts.joined(separator: "\u{0}").utf8))
    let hash = Hexadecimal.digits(of: digest.prefix(Self.hashBytes))
    let count = occurrences[hash, default: 0] + 1
    occurrences[hash] = count
    return "\(form.name):\(source)/\(hash)/\(count)"
  }

  /// An identity that names a record of its own file alone has the source before it.
  func origin(ofIdentity identity: String) -> String {
    form.isGlobal(identity)
      ? "\(form.name):\(identity)" : "\(form.name):\(source)\(Self.sign)\(identity)"
  }

  /// Returns the identity after the source in an origin; the whole identity if there is none.
  static func identity(behind source: Substring) -> Substring {
    guard let place = source.firstIndex(of: sign), Int64(source[..<place]) != nil else {
      return source
    }
    return source[source.index(after: place)...]
  }

  private static let sign: Character = "#"

  /// The to-do of this list that an identity was made from; `nil` for one of another program.
  func ownID(in identity: String) -> ToDoID? {
    (form as? any WritableToDoFormat)?.id(in: identity).flatMap { ToDoID($0) }
  }

  /// Bytes of the digest: two texts of one file agree in them by chance never.
  private static let hashBytes = 12
}
