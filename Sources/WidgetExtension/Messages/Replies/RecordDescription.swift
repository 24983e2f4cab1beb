package import SharedStore
internal import WidgetIntents

/// How people read the records of a collection, of which a host knows no type.
package struct RecordDescription: Codable, Equatable, Sendable {
  package var collection: String
  /// What people call a record.
  package var noun: String
  /// The column that names a record.
  package var titleColumn: String?
  /// The entity, by its identifier, whose number is a record's key; `nil` where there is none.
  package var entity: String?
  /// In the order in which people read them.
  package var columns: [Column]

  package struct Column: Codable, Equatable, Sendable {
    package var name: String
    package var reading: Reading

    package init(name: String, reading: Reading) {
      self.name = name
      self.reading = reading
    }
  }

  /// `StoreColumn.Reading` as it travels.
  package enum Reading: Equatable, Sendable {
    case value
    case flag
    case instant
    case choice([String])
    case unspoken
    case hidden
  }

  package init(
    collection: String,
    noun: String,
    titleColumn: String?,
    entity: String? = nil,
    columns: [Column]
  ) {
    self.collection = collection
    self.noun = noun
    self.titleColumn = titleColumn
    self.entity = entity
    self.columns = columns
  }

  package init(_ collection: StoreCollection) {
    self.init(
      collection: collection.name,
      noun: collection.noun ?? collection.name,
      titleColumn: collection.titleColumn,
      entity: collection.entity,
      columns: collection.columns.map { Column(name: $0.name, reading: Reading($0.reading)) }
    )
  }
}

extension RecordDescription.Reading {
  fileprivate init(_ reading: StoreColumn.Reading) {
    self =
      switch reading {
      case .value: .value
      case .flag: .flag
      case .instant: .instant
      case .choice(let words): .choice(words)
      case .unspoken: .unspoken
      case .hidden: .hidden
      }
  }
}

extension RecordDescription.Reading: Codable {
  /// What a later version says otherwise is read as it is.
  package init(from decoder: any Decoder) throws {
    let reading = try CodedCase(from: decoder)
    self =
      switch reading.name {
      case "flag": .flag
      case "instant": .instant
      case "choice": .choice(try reading.value())
      case "unspoken": .unspoken
      case "hidden": .hidden
      default: .value
      }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .value: try CodedCase.encode("value", to: encoder)
    case .flag: try CodedCase.encode("flag", to: encoder)
    case .instant: try CodedCase.encode("instant", to: encoder)
    case .choice(let words): try CodedCase.encode("choice", words, to: encoder)
    case .unspoken: try CodedCase.encode("unspoken", to: encoder)
    case .hidden: try CodedCase.encode("hidden", to: encoder)
    }
  }
}
