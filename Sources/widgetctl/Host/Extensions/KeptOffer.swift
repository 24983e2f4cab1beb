import Moments
import SharedStore
import WidgetExtension
import Wire

/// The stored answers of an extension: its last description, and the reason why a later build
/// failed to return one.
///
/// They are stored as a byte with the version of the extension's protocol, followed by an encoded
/// record.
struct KeptOffer: Equatable {
  /// The failure of one build of the program to return its description.
  struct Failure: Equatable {
    let stamp: String
    let message: String
    /// The time of the failure, in microseconds since 1970 UTC.
    let date: Int64
  }

  /// How long, in microseconds, a stored failure is used instead of asking the program again.
  ///
  /// A program that hangs delays one command by its time limit. If it hung because the machine was
  /// busy, it is usable again soon.
  private static let trust: Int64 = 10 * 60 * 1_000_000

  /// The description without its translations; `nil` if none is stored that this version can read.
  ///
  /// Its texts in other languages are stored separately. They are half of the bytes, and English
  /// users never need them.
  private(set) var description: ExtensionDescription?
  /// The encoded texts in other languages; `nil` if there are none.
  private var translations: [UInt8]?
  var failure: Failure?
  var version: ProtocolVersion
  /// The format of the program's output; `nil` for a program that uses the extension protocol.
  var printed: PrintedForm?

  init(
    description: ExtensionDescription?,
    failure: Failure? = nil,
    version: ProtocolVersion = .current,
    printed: PrintedForm? = nil
  ) {
    self.description = description
    self.description?.translations = nil
    translations = description?.translations.flatMap { try? MessageBytes.of($0) }
    self.failure = failure
    self.version = version
    self.printed = printed
  }

  /// Decodes the stored bytes.
  ///
  /// If the last development version has stored them, only the output format is read.
  init(stored bytes: [UInt8]) {
    guard let version = Self.version(in: bytes),
      let kept: KeptAnswer = try? MessageBytes.message(in: bytes, after: 1)
    else {
      self.init(description: nil, printed: PrintedForm(developmentOffer: bytes))
      return
    }
    self.init(
      description: kept.whole?.named,
      failure: kept.failure,
      version: version,
      printed: kept.printed
    )
    translations = kept.translations ?? translations
  }

  /// Returns the description with its texts in one language; the titles of enumeration cases are
  /// translated only if `withCases` is true.
  func described(
    in language: UserLanguage,
    withCases: Bool = false
  ) -> ExtensionDescription? {
    whole(for: language)?.read(in: language, withCases: withCases)
  }

  /// Returns the description with its translations, unless `language` is English, which needs none;
  /// `nil` if no description is stored.
  func whole(for language: UserLanguage) -> ExtensionDescription? {
    guard language != .english, let translations, var description else { return description }
    description.translations = try? MessageBytes.message(in: translations)
    return description
  }

  /// Returns the part of stored bytes that a run of an intent needs: the intents with this name or identifier, and all
  /// types.
  ///
  /// Nothing else is decoded. It is `nil` if the intents are not stored one by one.
  static func part(ofIntent name: String, in bytes: [UInt8]) -> ExtensionDescription? {
    guard version(in: bytes) != nil,
      let kept: KeptAnswer = try? MessageBytes.message(in: bytes, after: 1)
    else { return nil }
    return kept.part(ofIntent: name)
  }

  /// Returns a copy of the stored answers to which the failure of a later build is added.
  func failing(_ failure: Failure) -> KeptOffer {
    var offer = self
    offer.failure = failure
    return offer
  }

  /// Returns the protocol version without decoding the rest; `nil` if it is missing or not
  /// supported.
  static func version(in bytes: [UInt8]) -> ProtocolVersion? {
    ProtocolVersion.spoken.first { $0.rawValue == bytes.first }
  }

  var storedBytes: [UInt8]? {
    var kept = try? KeptAnswer(description)
    kept?.failure = failure
    kept?.printed = printed
    kept?.translations = translations
    return kept.flatMap { try? MessageBytes.of($0) }.map { [version.rawValue] + $0 }
  }

  /// Returns the failure of a build if it is recent; otherwise `nil`.
  ///
  /// A failure with a date in the future is ignored (RT-5).
  func failure(of stamp: String, at now: Int64) -> Failure? {
    guard let failure, failure.stamp == stamp, failure.date <= now,
      now - failure.date < Self.trust
    else { return nil }
    return failure
  }
}

extension KeptOffer.Failure: WiredRecord {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      stamp: try c.required("stamp", 0, value?.stamp),
      message: try c.required("message", 1, value?.message),
      date: try c.required("date", 2, value?.date)
    )
  }
}

extension PrintedForm: WiredWord {
  /// Reads the output format at the end of a description that the last development version stored
  /// in CBOR; `nil` if there is none.
  ///
  /// The description itself is requested again. To be deleted with `DevelopmentStore`, in the
  /// release after 1.0.0.
  fileprivate init?(developmentOffer bytes: [UInt8]) {
    let form = Self.allCases.first { form in
      let word = Array(form.rawValue.utf8)
      let end = Array("printed".utf8) + [0x60 + UInt8(word.count)] + word + [0xFF]
      return bytes.suffix(end.count) == end[...]
    }
    guard let form else { return nil }
    self = form
  }
}

extension ExtensionDescription {
  /// The properties of the widget kinds that commands use without starting the extension.
  var kinds: [KnownKind] {
    widgets.map {
      KnownKind(kind: $0.kind, title: $0.displayName, families: $0.families, name: $0.name)
    }
  }
}

extension KnownExtension {
  /// Creates the row for an extension in the store, with its answers; `nil` if these cannot be
  /// encoded.
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
