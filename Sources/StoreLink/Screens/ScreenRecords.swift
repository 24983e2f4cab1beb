package import SharedStore

/// The board of a hub that this machine shows; a store has at most one.
package struct ScreenBoard: StoreRecord, Hashable {
  package var key: Int64 = 0
  /// The address of the hub.
  package let address: String
  /// The identity of the hub's list.
  package let list: String
  /// The name of the board in the hub.
  package let name: String
  /// The key of the board in this store.
  package let board: Int64
  /// The number of the last change of a picture that this store has received.
  package var number: Int64
  /// The time since which the hub cannot be reached, in microseconds since 1970 UTC; 0 if it can
  /// be.
  package var awaySince: Int64

  package static let collection = StoreCollection(
    "screen_board",
    columns: [
      StoreColumn("address", .text),
      StoreColumn("list", .text),
      StoreColumn("name", .text),
      StoreColumn("board", .integer),
      StoreColumn("number", .integer, reading: .hidden),
      StoreColumn("awaySince", .integer, reading: .hidden),
    ],
    noun: "board of a hub",
    titleColumn: "name"
  )

  package init(address: String, list: String, name: String, board: Int64) {
    (self.address, self.list, self.name, self.board) = (address, list, name, board)
    (number, awaySince) = (0, 0)
  }

  package init(row: StoreRow) throws {
    address = try row.value("address")
    list = try row.value("list")
    name = try row.value("name")
    board = try row.value("board")
    number = try row.value("number")
    awaySince = try row.value("awaySince")
    key = row.key
  }

  package func encode(into values: inout StoreRowValues) {
    values.set("address", to: address)
    values.set("list", to: list)
    values.set("name", to: name)
    values.set("board", to: board)
    values.set("number", to: number)
    values.set("awaySince", to: awaySince)
  }
}

/// The link between a placed widget on this machine and a shared widget.
///
/// The row's key is the key of the placed widget.
package struct ScreenPlace: StoreRecord, Hashable {
  package var key: Int64
  /// The identity of the shared widget.
  package let widget: String

  package static let collection = StoreCollection(
    "screen_places",
    columns: [StoreColumn("widget", .text, reading: .hidden)],
    indexes: [["widget"]]
  )

  init(_ placement: Int64, widget: String) {
    (key, self.widget) = (placement, widget)
  }

  package init(row: StoreRow) throws {
    widget = try row.value("widget")
    key = row.key
  }

  package func encode(into values: inout StoreRowValues) {
    values.set("widget", to: widget)
  }
}

/// The declarations of the collections for boards that several machines share.
package enum ScreenSchema {
  package static let module = ModuleSchema(
    name: "screens",
    migrations: [
      Migration(
        1,
        [
          .createCollection(BoardWidget.collection), .createCollection(ScreenBoard.collection),
          .createCollection(ScreenPlace.collection),
        ]
      )
    ]
  )
}

extension StoreReading where Self: ~Copyable {
  /// Returns the board of a hub that this machine shows; `nil` if the store has only boards of its
  /// own.
  package func screen() throws -> ScreenBoard? {
    guard try version(ofModule: ScreenSchema.module.name) != 0 else { return nil }
    return try fetch(ScreenBoard.self, limit: 1).first
  }

  /// Returns the shared widgets in this store, of all boards that the list has.
  package func boardWidgets() throws -> [BoardWidget] {
    guard try version(ofModule: ScreenSchema.module.name) != 0 else { return [] }
    return try fetch(BoardWidget.self)
  }

  /// Returns the shared widget with this identity; `nil` if there is none.
  func boardWidget(_ id: String) throws -> BoardWidget? {
    try fetch(BoardWidget.self, where: .equals("id", id), limit: 1).first
  }

  /// Returns the shared widgets of a board, in order.
  func widgets(onBoard name: String) throws -> [BoardWidget] {
    try fetch(BoardWidget.self, where: .equals(HubBoard.boardColumn, name))
      .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
  }

  /// Returns the keys of the placed widgets that are shared.
  package func screenPlacements() throws -> Set<Int64> {
    guard try version(ofModule: ScreenSchema.module.name) != 0 else { return [] }
    return Set(try fetch(ScreenPlace.self).map(\.key))
  }

  /// Returns the identities of the shared widgets that are placed on this machine, by the keys of
  /// the placed widgets.
  func screenPlaces() throws -> [Int64: String] {
    Dictionary(try fetch(ScreenPlace.self).map { ($0.key, $0.widget) }) { first, _ in first }
  }
}
