internal import SharedStore

extension FileHub {
  package func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures {
    try require(.work)
    try HubRequest.check(kinds: kinds)
    let now = now()
    let count = max(0, min(limit, HubLimits.pictures))
    // If nothing is due, nothing is written.
    let (due, head, next) = try read { transaction in
      let due = try transaction.due(kinds, at: now, limit: count)
      return (due.count, try transaction.head(), try transaction.nextDue(of: kinds))
    }
    guard due > 0 else { return TakenPictures([], head: head, next: next, now: now) }
    return try write(durability: .relaxed) { transaction in
      var taken: [TakenPicture] = []
      for var mark in try transaction.due(kinds, at: now, limit: count) {
        mark.token += 1
        (mark.due, mark.lease, mark.isChanged) =
          (now + PictureLease.length, now + PictureLease.length, false)
        try transaction.update(mark)
        taken.append(TakenPicture(widget: mark.widget, token: mark.token))
      }
      return TakenPictures(
        taken,
        head: try transaction.head(),
        next: try transaction.nextDue(of: kinds),
        now: now
      )
    }
  }

  package func keep(_ picture: MadePicture) throws(LinkError) -> Bool {
    try require(.work)
    try HubRequest.check(picture)
    let now = now()
    return try write(durability: .relaxed) { transaction in
      guard var mark = try transaction.picture(of: picture.widget), mark.token == picture.token,
        mark.lease > 0, !mark.isRemoved
      else { return false }
      mark.number = try transaction.lastPicture() + 1
      mark.due = mark.isChanged ? now : PictureLease.due(picture.due, at: now)
      (mark.lease, mark.isChanged, mark.error) = (0, false, picture.error)
      if let content = picture.content {
        mark.made = now
        mark.reads = picture.reads.joined(separator: "\n")
        try transaction.update(HubPictureRow(mark, content: content))
      } else {
        try transaction.update(mark)
      }
      return true
    }
  }

  package func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures {
    try require(.read)
    try HubRequest.check(board: board)
    let (address, now) = (address, now())
    return try read { transaction in
      var rows: [HubPictureRow] = []
      var bytes = 0
      try transaction.forEach(
        HubPictureRow.self,
        where: .all([.equals("board", board), .greater("number", .integer(number))]),
        sortedBy: [.ascending("number")],
        limit: max(0, min(limit, HubLimits.pictures))
      ) { row in
        bytes += row.content?.count ?? 0
        guard rows.isEmpty || bytes <= HubLimits.callBytes else { return false }
        rows.append(row)
        return true
      }
      let pictures = try rows.map { row in
        let record = RecordName(HubBoard.collection, row.mark.widget)
        return HubPicture(
          number: row.mark.number,
          widget: row.mark.widget,
          values: try transaction.row(of: record)?.record(at: address).values,
          made: row.mark.made,
          error: row.mark.error,
          content: row.content
        )
      }
      let late = try transaction.fetch(
        HubPictureMark.self,
        where: .all([
          .equals("board", board), .equals("isRemoved", false),
          .less("due", .integer(now - PictureLease.patience)),
        ]),
        limit: HubLimits.pictures
      ).map { HubPictures.Late(widget: $0.widget, since: $0.due) }
      let boards = number == 0 ? try transaction.picturedBoards() : []
      return HubPictures(pictures, late: late, boards: boards, now: now)
    }
  }
}

extension StoreReading where Self: ~Copyable {
  fileprivate func due(_ kinds: [String], at now: Int64, limit: Int) throws -> [HubPictureMark] {
    var due: [HubPictureMark] = []
    for kind in Set(kinds) {
      due += try fetch(
        HubPictureMark.self,
        where: .all([
          .equals("kind", kind), .lessOrEqual("due", .integer(now)), .equals("isRemoved", false),
        ]),
        sortedBy: [.ascending("due")],
        limit: limit
      )
    }
    return Array(due.sorted { ($0.due, $0.key) < ($1.due, $1.key) }.prefix(limit))
  }

  fileprivate func nextDue(of kinds: [String]) throws -> Int64? {
    let first = try Set(kinds).compactMap { kind in
      try fetch(
        HubPictureMark.self,
        where: .all([.equals("kind", kind), .equals("isRemoved", false)]),
        sortedBy: [.ascending("due")],
        limit: 1
      ).first?.due
    }.min()
    return first == .max ? nil : first
  }

  fileprivate func picturedBoards() throws -> [String] {
    let marks = try fetch(HubPictureMark.self, where: .equals("isRemoved", false))
    return Array(Set(marks.map(\.board)).sorted().prefix(HubLimits.boards))
  }
}
