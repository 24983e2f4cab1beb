package import SharedStore

/// A widget on a board that several machines share.
///
/// It is a shared record like others: placing, moving and removing it are runs, which are merged. A
/// machine that shows the board has a placed widget for it (``ScreenPlace``).
package struct BoardWidget: StoreRecord, Hashable {
  package var key: Int64 = 0
  /// The identity of the widget, which is the same on every machine and never changes.
  package let id: String
  /// The name of the board with the widget, which never changes.
  package let board: String
  package let extensionName: String
  package let kind: String
  package var family: Int64
  package var configuration: [UInt8]
  /// The sort order on the board; there may be gaps and equal positions.
  package var position: Int64
  package var name: String?
  package var isSizeNamed: Bool
  package var stack: String?

  package static let collection = StoreCollection(
    HubBoard.collection,
    columns: [
      StoreColumn("id", .text, reading: .hidden),
      StoreColumn(HubBoard.boardColumn, .text),
      StoreColumn(HubBoard.extensionColumn, .text, reading: .unspoken),
      StoreColumn(HubBoard.kindColumn, .text),
      StoreColumn("family", .integer, reading: .unspoken),
      StoreColumn("configuration", .blob, reading: .unspoken),
      StoreColumn("position", .integer, reading: .unspoken),
      StoreColumn("name", .text, isOptional: true),
      StoreColumn("is_size_named", .integer, reading: .unspoken),
      StoreColumn("stack", .text, isOptional: true),
    ],
    indexes: [["id"], ["board"]],
    noun: "shared widget",
    titleColumn: HubBoard.kindColumn,
    sharing: "id"
  )

  /// Creates the shared record for a placed widget.
  init(_ widget: PlacedWidget, id: String, board: String, position: Int64) {
    (self.id, self.board) = (id, board)
    (extensionName, kind) = (widget.extensionName, widget.kind)
    (family, configuration) = (widget.family, widget.configuration)
    (name, isSizeNamed, stack) = (widget.name, widget.isSizeNamed, widget.stack)
    self.position = position
  }

  package init(row: StoreRow) throws {
    id = try row.value("id")
    board = try row.value(HubBoard.boardColumn)
    extensionName = try row.value(HubBoard.extensionColumn)
    kind = try row.value(HubBoard.kindColumn)
    family = try row.value("family")
    configuration = try row.value("configuration")
    position = try row.value("position")
    name = try row.value("name")
    isSizeNamed = try row.value("is_size_named")
    stack = try row.value("stack")
    key = row.key
  }

  /// Creates the record from a hub's columns; `nil` if they are not those of a widget.
  init?(id: String, columns: [String: StoreValue]) {
    guard case .text(let board)? = columns[HubBoard.boardColumn],
      case .text(let extensionName)? = columns[HubBoard.extensionColumn],
      case .text(let kind)? = columns[HubBoard.kindColumn],
      case .integer(let family)? = columns["family"]
    else { return nil }
    (self.id, self.board, self.extensionName, self.kind) = (id, board, extensionName, kind)
    self.family = family
    configuration =
      if case .blob(let bytes)? = columns["configuration"] { bytes } else { [] }
    position = Int64(storeValue: columns["position"] ?? .null) ?? 0
    name = String?(storeValue: columns["name"] ?? .null) ?? nil
    isSizeNamed = columns["is_size_named"] == .integer(1)
    stack = String?(storeValue: columns["stack"] ?? .null) ?? nil
  }

  package func encode(into values: inout StoreRowValues) {
    values.set("id", to: id)
    values.set(HubBoard.boardColumn, to: board)
    values.set(HubBoard.extensionColumn, to: extensionName)
    values.set(HubBoard.kindColumn, to: kind)
    values.set("family", to: family)
    values.set("configuration", to: configuration)
    values.set("position", to: position)
    values.set("name", to: name)
    values.set("is_size_named", to: isSizeNamed)
    values.set("stack", to: stack)
  }

  /// The name of the widget's kind in a hub: the extension, a slash and the kind.
  package var kindName: String { HubBoard.kind(kind, of: extensionName) }
}
