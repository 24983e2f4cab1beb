import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The keys that extensions define for the rows of their widgets, read from the store without
/// starting an extension.
struct LiveRowOffers {
  private struct Known {
    let bytes: [UInt8]
    let language: UserLanguage
    let offer: ExtensionDescription
    /// The keys for the rows of each kind of widget.
    var keys: [String: LiveRowKeys] = [:]
  }

  private var known: [String: Known] = [:]

  /// Decodes the extensions' descriptions that have changed since the last call.
  mutating func take(_ rows: [KnownExtension], in language: UserLanguage) {
    var taken: [String: Known] = [:]
    for row in rows {
      if let same = known[row.name], same.bytes == row.description, same.language == language {
        taken[row.name] = same
      } else if let offer = KeptOffer(stored: row.description)
        .described(in: language, withCases: true)
      {
        taken[row.name] = Known(
          bytes: row.description,
          language: language,
          offer: offer
        )
      }
    }
    known = taken
  }

  /// Returns the descriptions of these extensions in the order of the rows; extensions without one
  /// are left out.
  func offers(of rows: [KnownExtension]) -> [(name: String, description: ExtensionDescription)] {
    rows.compactMap { row in known[row.name].map { (row.name, $0.offer) } }
  }

  /// Returns the keys for the rows of a kind's widgets.
  ///
  /// Some keys are shown only after records have changed. `hasChanged` returns whether the records
  /// of a collection differ from those that its module created.
  mutating func keys(
    of extensionName: String,
    kind: String,
    hasChanged: (_ collection: String) -> Bool
  ) -> LiveRowKeys {
    guard let offer = known[extensionName]?.offer, let commands = offer.shortCommands else {
      return .none
    }
    let keys =
      known[extensionName]?.keys[kind]
      ?? LiveRowKeys(commands, offer.intents, offer.enumerations, kind: kind)
    known[extensionName]?.keys[kind] = keys
    return keys.offered { entity in
      offer.records?.first { $0.entity == entity }.map { hasChanged($0.collection) } ?? true
    }
  }

  /// Returns whether an intent of an extension returns an address, which the live view opens.
  func returnsAddress(_ intent: String, of extensionName: String) -> Bool {
    known[extensionName]?.offer.intents.first { $0.identifier == intent }?.resultType.unwrapped
      == .url
  }

  /// Returns the text with which a key's command line begins: the stored value of a property of the
  /// row's entity.
  ///
  /// It is `nil` if the key needs none, or if the store does not have the record.
  func beginning(of call: LiveRowCall, in extensionName: String, _ reader: StoreReader) -> String? {
    guard let property = call.key.beginning, let subject = call.key.subject, let id = call.entity,
      let records = known[extensionName]?.offer.records?.first(where: { $0.entity == subject.type }
      ),
      case let columns = Set(records.columns.map(\.name)), columns.contains(property)
    else { return nil }
    // An entity is identified by its record's number, or by a column with its own id.
    let byNumber = Int64(id).map { ("key", StoreValue.integer($0)) }
    let byID = columns.contains("id") ? ("id", StoreValue.text(id)) : nil
    for (column, value) in [byID, byNumber].compactMap(\.self) {
      let text = try? reader.text(of: property, in: records.collection, where: column, is: value)
      if let text { return text }
    }
    return nil
  }
}
