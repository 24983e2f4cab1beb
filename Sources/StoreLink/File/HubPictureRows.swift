internal import SharedStore

/// The picture of a widget on a shared board (its encoded timeline), as a row in the hub's file.
struct HubPictureRow: StoreRecord {
  var key: Int64
  var mark: HubPictureMark
  var content: [UInt8]?

  static let collection = StoreCollection(
    "hub_pictures",
    columns: HubPictureMark.columns + [StoreColumn("content", .blob, isOptional: true)],
    indexes: [["widget"], ["board", "number"], ["kind", "due"], ["number"]]
  )

  init(_ mark: HubPictureMark, content: [UInt8]?) {
    (key, self.mark, self.content) = (mark.key, mark, content)
  }

  init(row: StoreRow) throws {
    mark = try HubPictureMark(row: row)
    content = try row.value("content")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    mark.encode(into: &values)
    values.set("content", to: content)
  }
}

/// The columns of a picture's row except its content, so that they can be read without it.
struct HubPictureMark: StoreRecord {
  var key: Int64 = 0
  let widget: String
  var board: String
  var kind: String
  /// The number of the picture's last change; each change of any picture gets the next number.
  var number: Int64 = 0
  var due: Int64
  /// The time until which a machine has the right to make the picture, in microseconds since 1970
  /// UTC; 0 if no machine has.
  var lease: Int64 = 0
  /// Whether the data from which the picture is made has changed since a machine began to make it.
  var isChanged = false
  var token: Int64 = 0
  var made: Int64 = 0
  var error: String?
  /// The names of the collections from which the picture was made, one on each line.
  var reads = ""
  var isRemoved = false

  static let columns = [
    StoreColumn("widget", .text),
    StoreColumn("board", .text),
    StoreColumn("kind", .text),
    StoreColumn("number", .integer),
    StoreColumn("due", .integer),
    StoreColumn("lease", .integer),
    StoreColumn("isChanged", .integer),
    StoreColumn("token", .integer),
    StoreColumn("made", .integer),
    StoreColumn("error", .text, isOptional: true),
    StoreColumn("reads", .text),
    StoreColumn("isRemoved", .integer),
  ]

  static let collection = StoreCollection("hub_pictures", columns: columns)

  init(_ widget: String, board: String, kind: String, due: Int64) {
    (self.widget, self.board, self.kind, self.due) = (widget, board, kind, due)
  }

  init(row: StoreRow) throws {
    widget = try row.value("widget")
    board = try row.value("board")
    kind = try row.value("kind")
    number = try row.value("number")
    due = try row.value("due")
    lease = try row.value("lease")
    isChanged = try row.value("isChanged")
    token = try row.value("token")
    made = try row.value("made")
    error = try row.value("error")
    reads = try row.value("reads")
    isRemoved = try row.value("isRemoved")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("widget", to: widget)
    values.set("board", to: board)
    values.set("kind", to: kind)
    values.set("number", to: number)
    values.set("due", to: due)
    values.set("lease", to: lease)
    values.set("isChanged", to: isChanged)
    values.set("token", to: token)
    values.set("made", to: made)
    values.set("error", to: error)
    values.set("reads", to: reads)
    values.set("isRemoved", to: isRemoved)
  }

  /// Records that the data from which the picture is made has changed.
  ///
  /// The picture is due at once or, if a machine is making it, as soon as that machine has stored
  /// it.
  mutating func noteChange(at now: Int64) {
    isChanged = true
    if lease <= now { due = min(due, now) }
  }
}

extension StoreReading where Self: ~Copyable {
  func picture(of widget: String) throws -> HubPictureMark? {
    try fetch(HubPictureMark.self, where: .equals("widget", widget), limit: 1).first
  }

  /// Returns the highest number of a picture's change; 0 if there are no pictures.
  func lastPicture() throws -> Int64 {
    try fetch(HubPictureMark.self, sortedBy: [.descending("number")], limit: 1).first?.number ?? 0
  }

  /// Returns whether the hub has a run or a picture that is newer than those of a machine.
  func hasNews(behind reach: HubReach) throws -> Bool {
    if let head = reach.head, try self.head() > head { return true }
    guard let board = reach.board else { return false }
    return try !fetch(
      HubPictureMark.self,
      where: .all([.equals("board", board), .greater("number", .integer(reach.picture))]),
      limit: 1
    ).isEmpty
  }
}

extension WriteTransaction {
  /// Updates the picture of a widget after a change of the widget in the log.
  func note(_ change: PictureChange, of widget: String, at now: Int64) throws {
    let known = try picture(of: widget)
    let number = try lastPicture() + 1
    switch (change, known) {
    case (.placed(let board, let kind), nil):
      var mark = HubPictureMark(widget, board: board, kind: kind, due: now)
      mark.number = number
      try insert(HubPictureRow(mark, content: nil))
    case (.placed(let board, let kind), var mark?):
      (mark.board, mark.kind, mark.isRemoved) = (board, kind, false)
      try empty(&mark, number, due: now)
    case (.removed, var mark?):
      mark.isRemoved = true
      try empty(&mark, number, due: .max)
    case (.changed(isDrawnAnew: true), var mark?):
      try empty(&mark, number, due: now)
    case (.changed(isDrawnAnew: false), var mark?):
      mark.number = number
      try update(mark)
    case (_, nil): break
    }
  }

  /// Removes the content of a picture that no longer shows its widget.
  ///
  /// A machine that is making the picture cannot store it, because its token becomes invalid.
  private func empty(_ mark: inout HubPictureMark, _ number: Int64, due: Int64) throws {
    (mark.number, mark.due, mark.lease, mark.isChanged) = (number, due, 0, false)
    (mark.made, mark.error, mark.reads) = (0, nil, "")
    mark.token += 1
    try update(HubPictureRow(mark, content: nil))
  }

  /// Makes all pictures due that were made from one of these collections.
  func noteChange(of collections: Set<String>, at now: Int64) throws {
    guard !collections.isEmpty else { return }
    let made = try fetch(HubPictureMark.self, where: .notEquals("reads", .text("")))
    for var mark in made {
      let reads = mark.reads.split(separator: "\n").map { String($0) }
      guard !collections.isDisjoint(with: reads) else { continue }
      mark.noteChange(at: now)
      try update(mark)
    }
  }
}
