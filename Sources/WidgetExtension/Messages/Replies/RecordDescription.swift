package import SharedStore
internal import WidgetIntents
package import Wire

/// A description of a collection's records, for a host that does not have their type.
package struct RecordDescription: Equatable, Sendable {
  package var collection: String
  /// The noun for a record in messages, such as `to-do`.
  package var noun: String
  /// The column with a record's title; `nil` if there is none.
  package var titleColumn: String?
  /// The identifier of the entity type whose numbers are the records' keys; `nil` if there is none.
  package var entity: String?
  /// The columns of a record, in display order.
  package var columns: [Column]

  package struct Column: Equatable, Sendable {
    package var name: String
    package var reading: Reading

    package init(name: String, reading: Reading) {
      self.name = name
      self.reading = reading
    }
  }

  /// The encoded form of `StoreColumn.Reading`, which is sent to the host.
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

extension RecordDescription: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      collection: try c.required("collection", 0, value?.collection),
      noun: try c.required("noun", 1, value?.noun),
      titleColumn: try c.field("titleColumn", 2, value?.titleColumn),
      entity: try c.field("entity", 3, value?.entity),
      columns: try c.list("columns", 4, value?.columns)
    )
  }
}

extension RecordDescription.Column: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      reading: try c.required("reading", 1, value?.reading)
    )
  }
}

extension RecordDescription.Reading: WiredChoice {
  package static var noun: StaticString { "way of reading" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("value", 0, value, { if case .value = $0 { true } else { false } }) {
      return .value
    }
    if try c.isCase("flag", 1, value, { if case .flag = $0 { true } else { false } }) {
      return .flag
    }
    if try c.isCase("instant", 2, value, { if case .instant = $0 { true } else { false } }) {
      return .instant
    }
    let choice = try c.when("choice", 3, value) {
      if case .choice(let words) = $0 { words } else { nil }
    }
    if let it = choice {
      return .choice(
        try c.list("words", 0, it)
      )
    }
    if try c.isCase("unspoken", 4, value, { if case .unspoken = $0 { true } else { false } }) {
      return .unspoken
    }
    if try c.isCase("hidden", 5, value, { if case .hidden = $0 { true } else { false } }) {
      return .hidden
    }
    throw c.unknown(noun)
  }
}
