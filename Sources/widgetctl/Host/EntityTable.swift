import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Found entities as a table: id, title, and the properties that say more than that.
///
/// An id is never cut, because the next command needs all of it; where the line is too short for a
/// property, its column is left out.
struct EntityTable {
  /// A title that is cut further says nothing.
  private static let minimumTitleColumns = 16
  private static let gap = 2

  let entities: [EntityValue]
  let metadata: EntityMetadata

  func text(columns: Int, isASCII: Bool) -> String {
    let properties = fitting(telling, in: columns, isASCII: isASCII)
    var table = TextTable(heading: ["ID", metadata.title.uppercased()] + properties)
    table.flexibleColumn = 1
    table.rows = entities.map { entity in
      [entity.id, entity.title] + properties.map { entity[property: $0]?.displayText ?? "" }
    }
    return table.text(columns: columns, isASCII: isASCII)
  }

  /// The properties that say something; what the first two columns say would only take room.
  private var telling: [String] {
    metadata.properties.map(\.name).filter { name in
      name != "id"
        && entities.contains {
          let text = $0[property: name]?.displayText ?? ""
          return !text.isEmpty && text != $0.title
        }
    }
  }

  /// The properties in their order that have room beside whole ids and recognisable titles.
  private func fitting(_ properties: [String], in columns: Int, isASCII: Bool) -> [String] {
    let titles = width(of: entities.map(\.title) + [metadata.title], isASCII: isASCII)
    var room =
      columns - width(of: entities.map(\.id), isASCII: isASCII) - Self.gap
      - min(titles, Self.minimumTitleColumns)
    return properties.filter { name in
      let texts = entities.map { $0[property: name]?.displayText ?? "" } + [name]
      let needed = width(of: texts, isASCII: isASCII) + Self.gap
      guard needed <= room else { return false }
      room -= needed
      return true
    }
  }

  private func width(of texts: [String], isASCII: Bool) -> Int {
    texts.map { TextWidth.columns(of: CellText.safe($0, isASCII: isASCII)) }.max() ?? 0
  }
}
