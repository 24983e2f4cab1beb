import WidgetIntents

/// Found entities as a table: id, title, and the properties that say more than that.
struct EntityTable {
  let entities: [EntityValue]
  let metadata: EntityMetadata

  func text(columns: Int, isASCII: Bool) -> String {
    let properties = metadata.properties.map(\.name).filter { name in
      // A column in which nothing stands, or what the first two say, would only take room.
      name != "id"
        && entities.contains {
          let text = $0[property: name]?.displayText ?? ""
          return !text.isEmpty && text != $0.title
        }
    }
    var table = TextTable(heading: ["ID", metadata.title.uppercased()] + properties)
    table.rows = entities.map { entity in
      [entity.id, entity.title] + properties.map { entity[property: $0]?.displayText ?? "" }
    }
    return table.text(columns: columns, isASCII: isASCII)
  }
}
