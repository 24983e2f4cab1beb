import WidgetExtension
import WidgetIntents
import Wire

/// The encoded form of a `KeptOffer`, whose parts are decoded only when they are needed.
///
/// A run of one intent, for example, needs only its description and the types (performance goal 13: 3 of 7.9 million
/// instructions).
struct KeptAnswer {
  /// The description without its intents, types and translations; in answers of earlier versions, without its
  /// translations.
  var description: [UInt8]?
  var failure: KeptOffer.Failure?
  var printed: PrintedForm?
  var translations: [UInt8]?
  /// The intents, each encoded separately; `nil` in answers of earlier versions.
  var intents: [KeptIntent]?
  /// An encoded description that has only entities, enumerations and `keepsStateInStore`.
  var types: [UInt8]?
}

extension KeptAnswer {
  /// Encodes a description, whose translations are left out.
  ///
  /// - Throws: `FrameFault.badBody` for a description that readers would reject.
  init(_ whole: ExtensionDescription?) throws(FrameFault) {
    guard var rest = whole else { return }
    intents = []
    for intent in rest.intents {
      intents?.append(
        KeptIntent(
          name: intent.name,
          identifier: intent.identifier,
          bytes: try intent.keptBytes
        )
      )
    }
    let types = ExtensionDescription(
      entities: rest.entities,
      enumerations: rest.enumerations,
      keepsStateInStore: rest.keepsStateInStore
    )
    self.types = try types.keptBytes
    (rest.intents, rest.entities, rest.enumerations) = ([], [], [])
    (rest.keepsStateInStore, rest.translations) = (nil, nil)
    description = try rest.keptBytes
  }

  /// The decoded description; `nil` if there is none that this version can read.
  var whole: ExtensionDescription? {
    guard var whole = description.flatMap({ try? ExtensionDescription(keptBytes: $0) }) else {
      return nil
    }
    guard let intents else { return whole }
    guard let types = decodedTypes,
      let all = try? intents.map({ try IntentMetadata(keptBytes: $0.bytes) })
    else { return nil }
    whole.intents = all
    whole.entities = types.entities
    whole.enumerations = types.enumerations
    whole.keepsStateInStore = types.keepsStateInStore
    return whole
  }

  /// Returns a description with only the intents of this name or identifier, and all types.
  func part(ofIntent name: String) -> ExtensionDescription? {
    guard let intents else { return nil }
    let wanted = intents.filter { $0.name == name || $0.identifier == name }
    if wanted.isEmpty { return ExtensionDescription() }
    guard var part = decodedTypes,
      let found = try? wanted.map({ try IntentMetadata(keptBytes: $0.bytes) })
    else { return nil }
    part.intents = found
    return part
  }

  private var decodedTypes: ExtensionDescription? {
    types.flatMap { try? ExtensionDescription(keptBytes: $0) }
  }
}

/// An intent's encoded description, and the names by which it is found without decoding it.
struct KeptIntent {
  var name: String
  var identifier: String
  var bytes: [UInt8]
}

extension KeptAnswer: WiredRecord {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let description = (value?.description).map { WiredBytes($0) }
    let translations = (value?.translations).map { WiredBytes($0) }
    let types = (value?.types).map { WiredBytes($0) }
    return Self(
      description: try c.field("description", 0, description)?.bytes,
      failure: try c.field("failure", 1, value?.failure),
      printed: try c.field("printed", 2, value?.printed),
      translations: try c.field("translations", 3, translations)?.bytes,
      intents: try c.field("intents", 4, value?.intents),
      types: try c.field("types", 5, types)?.bytes
    )
  }
}

extension KeptIntent: WiredRecord {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      identifier: try c.required("identifier", 1, value?.identifier),
      bytes: try c.required("bytes", 2, (value?.bytes).map { WiredBytes($0) }).bytes
    )
  }
}
