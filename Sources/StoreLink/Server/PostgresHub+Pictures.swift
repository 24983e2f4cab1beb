internal import SharedStore

extension PostgresHub {
  package func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures {
    try HubRequest.check(kinds: kinds)
    let row = try row(
      "SELECT * FROM widgetctl.take($1, $2, $3)",
      [.texts(Array(Set(kinds))), .integer(Int64(max(0, limit)))]
    )
    guard let head = row.integer(0), let now = row.integer(2), let widgets = row.texts(3),
      let tokens = row.integers(4), widgets.count == tokens.count
    else { throw odd }
    let next = row.integer(1)
    return TakenPictures(
      zip(widgets, tokens).map { TakenPicture(widget: $0, token: $1) },
      head: head,
      next: next == .max ? nil : next,
      now: now
    )
  }

  package func keep(_ picture: MadePicture) throws(LinkError) -> Bool {
    try HubRequest.check(picture)
    let row = try row(
      "SELECT widgetctl.keep($1, $2, $3, $4, $5, $6, $7)",
      [
        .text(picture.widget), .integer(picture.token), .integer(picture.due),
        .texts(picture.reads), .text(picture.error), .blob(picture.content),
      ]
    )
    guard let answer = row.integer(0) else { throw odd }
    if answer == 1 { announce(.picture) }
    return answer == 1
  }

  package func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures {
    let look = try look(at: board, isFirst: number == 0)
    // If there is nothing new, this one call is enough.
    guard look.last > number else {
      return HubPictures([], late: look.late, boards: look.boards, now: look.now)
    }
    let pictures = try rows(
      "SELECT * FROM widgetctl.pictures($1, $2, $3, $4)",
      [.text(board), .integer(number), .integer(Int64(max(0, limit)))]
    ).map { (row) throws(LinkError) in try picture(row) }
    // A picture that was overdue before the second call may have been made since.
    let made = Set(pictures.map(\.widget))
    let late = look.late.filter { !made.contains($0.widget) }
    return HubPictures(pictures, late: late, boards: look.boards, now: look.now)
  }

  /// Returns the facts about a board that a machine requests: the number of its last picture and
  /// the overdue pictures, and the server's time.
  ///
  /// If `isFirst` is true, the names of all boards are returned too.
  func look(
    at board: String,
    isFirst: Bool
  ) throws(LinkError) -> (last: Int64, late: [HubPictures.Late], boards: [String], now: Int64) {
    try HubRequest.check(board: board)
    let row = try row(
      "SELECT * FROM widgetctl.look($1, $2, $3)",
      [.text(board), .boolean(isFirst)]
    )
    guard let now = row.integer(0), let last = row.integer(1), let widgets = row.texts(2),
      let dues = row.integers(3), let boards = row.texts(4), widgets.count == dues.count
    else { throw odd }
    let late = zip(widgets, dues).map { HubPictures.Late(widget: $0, since: $1) }
    return (last, late, boards, now)
  }

  private func picture(_ row: ServerRow) throws(LinkError) -> HubPicture {
    guard let number = row.integer(0), let widget = row.text(1), let made = row.integer(2) else {
      throw odd
    }
    let columns = row.blob(4)
    let values = columns.flatMap { ServerColumns.values(in: $0) }
    guard values != nil || columns == nil else {
      throw .damaged(address: address, reason: "widget \(widget)")
    }
    return HubPicture(
      number: number,
      widget: widget,
      values: values,
      made: made,
      error: row.text(3),
      content: row.blob(5)
    )
  }
}
