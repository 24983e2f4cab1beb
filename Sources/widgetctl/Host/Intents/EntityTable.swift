import Moments
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Formats the entities found by a search as a table: the number or id, the title, and further
/// properties.
///
/// An id is never shortened, because the next command needs all of it. If the terminal is too
/// narrow for a property, its column is left out. Times are in the reader's time zone, to the
/// minute; JSON has them in full.
struct EntityTable {
  /// The least width, in columns, in which a title is still recognisable.
  private static let minimumTitleColumns = 16
  private static let gap = 2

  private let title: String
  private let entities: [EntityValue]
  /// The properties that have a column, each with its texts for the entities in order.
  private var columns: [(name: String, texts: [String])] = []

  init(_ entities: [EntityValue], _ metadata: EntityMetadata, in zone: TimeZoneRules) {
    title = metadata.title
    self.entities = entities
    let properties = entities.map(\.properties)
    for (place, property) in Self.properties(of: metadata).enumerated()
    where property.name != EntityValue.numberProperty {
      let texts = properties.map { known in
        Self.text(Self.value(of: property.name, at: place, in: known), zone)
      }
      // A column that is empty or only repeats the titles is left out.
      let isTelling = zip(texts, entities).contains { !$0.isEmpty && $0 != $1.title }
      if isTelling { columns.append((property.name, texts)) }
    }
  }

  /// Returns the table for a terminal of `room` columns; if that is `nil`, with all columns.
  func table(columns room: Int?, isASCII: Bool) -> TextTable {
    let shown = room.map { fitting(in: $0, isASCII: isASCII) } ?? columns
    return TextTable(
      heading: ["ID", title.uppercased()] + shown.map(\.name),
      rows: entities.indices.map { index in
        [entities[index].shortID, entities[index].title] + shown.map { $0.texts[index] }
      },
      flexibleColumn: 1
    )
  }

  /// The properties that record when an entity was created and changed; they have no column.
  private static let bookkeeping: Set<String> = ["addedAt", "modifiedAt"]

  /// Returns the properties that a table of such entities reads: the number and those with a column.
  static func properties(of metadata: EntityMetadata) -> [EntityMetadata.Property] {
    metadata.properties.filter {
      $0.name == EntityValue.numberProperty || isShown($0, of: metadata)
    }
  }

  /// Returns whether a property has a column.
  ///
  /// The number is already in the first column. A property such as `dueDate` only repeats the time
  /// of `due`, for use in conditions.
  private static func isShown(
    _ property: EntityMetadata.Property,
    of metadata: EntityMetadata
  ) -> Bool {
    if property.name == "id" || property.name == EntityValue.numberProperty { return false }
    if bookkeeping.contains(property.name) { return false }
    guard property.type.unwrapped == .date else { return true }
    return !metadata.properties.contains {
      $0.type.unwrapped == .dateComponents && "\($0.name)Date" == property.name
    }
  }

  /// Returns the value of a property, first tried at its position among those that are read, then
  /// by its name; `nil` if it is missing.
  private static func value(
    of name: String,
    at place: Int,
    in properties: [EntityValue.Property]
  ) -> IntentValue? {
    if properties.indices.contains(place), properties[place].name == name {
      return properties[place].value
    }
    return properties.first { $0.name == name }?.value
  }

  private static func text(_ value: IntentValue?, _ zone: TimeZoneRules) -> String {
    switch value {
    case .date(let date)?:
      ISODate.minuteText(Instant(date), in: zone)
    case .dateComponents(let components)?:
      String(IntentValue.dateComponents(components).displayText.map { $0 == "T" ? " " : $0 })
    case let value?: value.displayText
    case nil: ""
    }
  }

  /// Returns the columns that fit next to complete ids and recognisable titles, in order.
  private func fitting(in room: Int, isASCII: Bool) -> [(name: String, texts: [String])] {
    let titles = width(of: entities.map(\.title) + [title], isASCII: isASCII)
    var room =
      room - width(of: entities.map(\.shortID), isASCII: isASCII) - Self.gap
      - min(titles, Self.minimumTitleColumns)
    return columns.filter { column in
      let needed = width(of: column.texts + [column.name], isASCII: isASCII) + Self.gap
      guard needed <= room else { return false }
      room -= needed
      return true
    }
  }

  private func width(of texts: [String], isASCII: Bool) -> Int {
    texts.map { TextWidth.columns(of: CellText.safe($0, isASCII: isASCII)) }.max() ?? 0
  }
}
