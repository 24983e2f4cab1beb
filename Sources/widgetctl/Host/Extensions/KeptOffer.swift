import SharedStore
import WidgetExtension

/// What the store keeps of an extension's answers: what it offered last, and why a later build has not
/// said.
///
/// In the store it is a byte with the version of the protocol that the extension spoke, then CBOR. What
/// hosts of the version before kept is JSON, of extensions that spoke it.
struct KeptOffer: Equatable {
  /// A build of the program that was asked in vain.
  struct Failure: Codable, Equatable {
    let stamp: String
    let message: String
    /// Microseconds since 1970 UTC.
    let date: Int64
  }

  /// How long a failure is believed without asking again: what hangs costs one command its deadline,
  /// and what hung because the machine was busy is back before long.
  private static let trust: Int64 = 10 * 60 * 1_000_000

  /// `nil` where nothing is kept that this version reads.
  var description: ExtensionDescription?
  var failure: Failure?
  var version: ProtocolVersion
  /// The form of what the program prints; `nil` for one that speaks messages itself.
  var printed: PrintedForm?

  init(
    description: ExtensionDescription?,
    failure: Failure? = nil,
    version: ProtocolVersion = .current,
    printed: PrintedForm? = nil
  ) {
    self.description = description
    self.failure = failure
    self.version = version
    self.printed = printed
  }

  /// Reads what the store kept.
  init(stored bytes: [UInt8]) {
    let isJSON = bytes.first == Self.openingBrace
    let (coding, body) = isJSON ? (.json, bytes) : (MessageCoding.cbor, Array(bytes.dropFirst()))
    guard let version = Self.version(in: bytes),
      let read = try? coding.message(in: body, reading: Self.init(reading:)),
      read.description != nil || read.failure != nil
    else {
      self.init(description: nil)
      return
    }
    self.init(
      description: read.description,
      failure: read.failure,
      version: version,
      printed: read.printed
    )
  }

  /// What the extension spoke, without reading what it offers; `nil` where that is not kept.
  static func version(in bytes: [UInt8]) -> ProtocolVersion? {
    bytes.first.flatMap { $0 == openingBrace ? .json : ProtocolVersion(rawValue: $0) }
  }

  private static let openingBrace = UInt8(ascii: "{")

  var storedBytes: [UInt8]? {
    (try? MessageCoding.cbor.bytes(of: self)).map { [version.rawValue] + $0 }
  }

  /// Why that build gives no answer, where it was asked not long ago; a date ahead of the clock counts
  /// for nothing (RT-5).
  func failure(of stamp: String, at now: Int64) -> Failure? {
    guard let failure, failure.stamp == stamp, failure.date <= now,
      now - failure.date < Self.trust
    else { return nil }
    return failure
  }
}

// One object with the members of both: an answer without a failure is a description as it stands.
extension KeptOffer: Codable {
  private enum CodingKeys: CodingKey {
    case failure, printed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    failure = try container.decodeIfPresent(Failure.self, forKey: .failure)
    printed = try container.decodeIfPresent(PrintedForm.self, forKey: .printed)
    description = try? ExtensionDescription(from: decoder)
    version = .current
  }

  /// The same as it stands in CBOR.
  private init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    failure = try map.valueIfAny("failure", Failure.init(reading:))
    printed = try map.wordIfAny("printed", PrintedForm.init(rawValue:))
    description = try? ExtensionDescription(reading: value)
    version = .current
  }

  func encode(to encoder: any Encoder) throws {
    try description?.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encodeIfPresent(printed, forKey: .printed)
  }
}

extension KeptOffer.Failure {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      stamp: try map.text("stamp"),
      message: try map.text("message"),
      date: try map.integer("date")
    )
  }
}

extension ExtensionDescription {
  /// The kinds as pictures and their sizes need them while the extension does not run.
  var kinds: [KnownKind] {
    widgets.map { KnownKind(kind: $0.kind, title: $0.displayName, families: $0.families) }
  }
}

extension KnownExtension {
  /// An extension with its answers, as the store keeps it; `nil` where they cannot be written down.
  init?(_ program: HostedExtension.Program, stamp: String, offer: KeptOffer) {
    var offer = offer
    offer.printed = program.printed
    guard let bytes = offer.storedBytes else { return nil }
    self.init(
      name: program.name,
      path: program.path,
      stamp: stamp,
      description: bytes,
      isAdded: program.isAdded
    )
  }
}
