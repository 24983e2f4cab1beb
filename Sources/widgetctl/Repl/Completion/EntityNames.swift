import WidgetIntents

/// The texts that mean entities: their names, and the ids of those that share one.
struct EntityNames {
  private let entities: [EntityValue]
  private let end: String

  /// `closes` says that the quote after the name is still missing.
  init(_ entities: [EntityValue], closes: Bool) {
    self.entities = entities
    end = closes ? "\"" : ""
  }

  /// The candidates for a begun text, without its quote.
  func candidates(begun: String) -> [Candidate] {
    let begun = begun.lowercased()
    var counts: [String: Int] = [:]
    for entity in entities { counts[entity.title, default: 0] += 1 }
    return entities.compactMap { entity in
      let isNamed = counts[entity.title] == 1 && Self.isPlain(entity.title)
      if isNamed, entity.title.lowercased().hasPrefix(begun) {
        return Candidate("\"\(entity.title)\(end)", label: entity.title, note: entity.id)
      }
      guard Self.isPlain(entity.id),
        entity.id.lowercased().hasPrefix(begun)
          || entity.title.lowercased().hasPrefix(begun)
      else { return nil }
      return Candidate("\"\(entity.id)\(end)", label: entity.id, note: entity.title)
    }
  }

  /// Whether a text stands between quotes as it is.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0 != "\"" && $0 != "\\" && $0.properties.generalCategory != .control
      }
  }
}
