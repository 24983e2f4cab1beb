package import SharedStore

/// The collection that contains the widgets of shared boards.
///
/// A hub stores a picture for each of its records.
package enum HubBoard {
  package static let collection = "board_widgets"
  /// The name of the column that contains the name of a widget's board.
  ///
  /// The board, the extension and the kind of a shared widget never change.
  package static let boardColumn = "board"
  package static let extensionColumn = "extension"
  package static let kindColumn = "kind"
  /// The columns that affect a widget's picture: if one changes, a new picture must be made.
  package static let drawnColumns: Set<String> = ["family", "configuration"]

  /// Returns the name of a widget's kind in a hub: the extension, a slash and the kind.
  package static func kind(_ kind: String, of extensionName: String) -> String {
    "\(extensionName)/\(kind)"
  }
}

/// The right of a machine to make one picture; it ends after a time, or when another machine gets
/// it.
package struct TakenPicture: Hashable, Sendable {
  /// The identity of the widget's record.
  package let widget: String
  package let token: Int64

  package init(widget: String, token: Int64) {
    (self.widget, self.token) = (widget, token)
  }
}

/// The pictures that a machine may make now, as the hub's answer to its request.
package struct TakenPictures: Hashable, Sendable {
  package let pictures: [TakenPicture]
  /// The number of the log's last run; the pictures must be made from records that include it.
  package let head: Int64
  /// The time when the next picture of the requested kinds is due, in microseconds since 1970 UTC
  /// by the hub's clock; `nil` if none is.
  package let next: Int64?
  /// The time by the hub's clock, in microseconds since 1970 UTC.
  package let now: Int64

  package init(_ pictures: [TakenPicture], head: Int64, next: Int64?, now: Int64) {
    (self.pictures, self.head, self.next, self.now) = (pictures, head, next, now)
  }
}

/// A picture that a machine has made, or the reason why it could not make it.
package struct MadePicture: Hashable, Sendable {
  package let widget: String
  /// The token that the hub gave with the right to make the picture.
  package let token: Int64
  /// The time when the picture must be made again, in microseconds since 1970 UTC; `Int64.max` for
  /// never.
  package let due: Int64
  /// The collections from which the picture was made: a change in one of them makes it due earlier.
  package let reads: [String]
  /// The reason why the picture could not be made; `nil` if it was made.
  package let error: String?
  /// The encoded timeline; `nil` if the hub keeps the previous one.
  package let content: [UInt8]?

  package init(
    _ taken: TakenPicture,
    due: Int64,
    reads: [String],
    error: String?,
    content: [UInt8]?
  ) {
    (widget, token, self.due) = (taken.widget, taken.token, due)
    (self.reads, self.error, self.content) = (reads, error, content)
  }
}

/// A widget of a shared board, with its picture.
package struct HubPicture: Hashable, Sendable {
  /// The number of the last change of the widget or its picture; numbers ascend over all boards of
  /// a list.
  package let number: Int64
  package let widget: String
  /// The columns of the widget's record; `nil` if it was removed.
  package let values: [String: StoreValue]?
  /// The time when the picture was made, in microseconds since 1970 UTC by the hub's clock; 0 if it
  /// has never been made.
  package let made: Int64
  /// The reason why the last attempt to make the picture failed; `nil` if it succeeded.
  package let error: String?
  /// The encoded timeline; `nil` if there is none.
  package let content: [UInt8]?

  package init(
    number: Int64,
    widget: String,
    values: [String: StoreValue]?,
    made: Int64,
    error: String?,
    content: [UInt8]?
  ) {
    (self.number, self.widget, self.values) = (number, widget, values)
    (self.made, self.error, self.content) = (made, error, content)
  }
}

/// The answer to a machine that shows a board and requests pictures changed since its last request.
package struct HubPictures: Hashable, Sendable {
  /// The changed pictures, in the order of their numbers.
  package let pictures: [HubPicture]
  /// The widgets of the board whose pictures are overdue, each with the time since when, by the
  /// hub's clock.
  package let late: [Late]
  /// The names of all boards of the list; empty unless the machine has no picture of the board yet.
  package let boards: [String]
  /// The time by the hub's clock, in microseconds since 1970 UTC.
  package let now: Int64

  package struct Late: Hashable, Sendable {
    package let widget: String
    package let since: Int64

    package init(widget: String, since: Int64) { (self.widget, self.since) = (widget, since) }
  }

  package init(_ pictures: [HubPicture], late: [Late], boards: [String], now: Int64) {
    (self.pictures, self.late, self.boards, self.now) = (pictures, late, boards, now)
  }
}

extension HubLimits {
  /// The most kinds of widgets in one request for pictures to make.
  package static let kinds = 64
  /// The most pictures that one call returns.
  package static let pictures = 256
  /// The most collections that one picture can be made from.
  package static let reads = 64
  /// The maximum size of one picture in bytes: its timeline with all its entries.
  package static let pictureBytes = 1 << 20
  /// The maximum length in characters of the reason why a picture could not be made.
  package static let errorLength = 500
  /// The most names of boards in one answer.
  package static let boards = 1_000
}

/// The times, in microseconds, for the rights to make pictures; such a right lasts `length`.
enum PictureLease {
  static let length: Int64 = 60_000_000
  /// The shortest time between making a picture and making it again.
  static let shortestPause: Int64 = 1_000_000
  /// How long a picture may be overdue before it is reported as late.
  static let patience: Int64 = 90_000_000

  /// Returns the due date of a picture: `wanted`, or a later one if that is less than the shortest
  /// pause after `now`.
  static func due(_ wanted: Int64, at now: Int64) -> Int64 { max(wanted, now + shortestPause) }
}

extension HubRequest {
  static func check(kinds: [String]) throws(LinkError) {
    guard kinds.count <= HubLimits.kinds else {
      throw .tooLarge(what: "the number of kinds", limit: HubLimits.kinds)
    }
    for kind in kinds { try checkPlain(name: kind, "the name of a kind") }
  }

  static func check(_ made: MadePicture) throws(LinkError) {
    try checkPlain(name: made.widget, "the widget's name")
    guard made.reads.count <= HubLimits.reads else {
      throw .tooLarge(what: "the number of collections of a picture", limit: HubLimits.reads)
    }
    for name in made.reads { try checkPlain(name: name, "the collection's name") }
    guard (made.content?.count ?? 0) <= HubLimits.pictureBytes else {
      throw .tooLarge(what: "the bytes of a picture", limit: HubLimits.pictureBytes)
    }
    guard (made.error?.count ?? 0) <= HubLimits.errorLength else {
      throw .tooLarge(what: "the reason of a failure", limit: HubLimits.errorLength)
    }
    guard made.error != nil || made.content != nil else {
      throw .invalid(reason: "a picture without content has a reason")
    }
    guard made.error?.utf8.contains(0) != true else {
      throw .invalid(reason: "a reason contains the character 0")
    }
  }

  static func check(board: String) throws(LinkError) {
    try checkPlain(name: board, "the board's name")
  }

  private static func checkPlain(name: String, _ what: String) throws(LinkError) {
    try check(name: name, what)
    // A text of PostgreSQL cannot contain the character 0, and a file hub stores one name on each
    // line.
    guard !name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") }) else {
      throw .invalid(reason: "\(what) contains a control character")
    }
  }
}

/// The effect that a change of a widget on a shared board has on the widget's picture.
enum PictureChange: Equatable {
  case placed(board: String, kind: String)
  /// The widget was changed; `isDrawnAnew` is true if it needs a new picture.
  case changed(isDrawnAnew: Bool)
  case removed

  /// Returns the effect that a change in the log has on the picture of a widget.
  ///
  /// - Returns: `nil` for a change in another collection.
  ///
  /// - Throws: `.invalid` for a new widget without a board or a kind.
  static func of(_ change: LinkedChange) throws(LinkError) -> PictureChange? {
    guard change.record.collection == HubBoard.collection else { return nil }
    guard let after = change.after else { return .removed }
    guard change.before == nil else {
      guard after[HubBoard.boardColumn] == nil, after[HubBoard.kindColumn] == nil,
        after[HubBoard.extensionColumn] == nil
      else { throw .invalid(reason: "a widget keeps its board and its kind") }
      return .changed(isDrawnAnew: !HubBoard.drawnColumns.isDisjoint(with: after.keys))
    }
    guard case .text(let board)? = after[HubBoard.boardColumn],
      case .text(let kind)? = after[HubBoard.kindColumn],
      case .text(let extensionName)? = after[HubBoard.extensionColumn]
    else { throw .invalid(reason: "a widget has a board and a kind") }
    let name = HubBoard.kind(kind, of: extensionName)
    try HubRequest.check(board: board)
    try HubRequest.check(kinds: [name])
    return .placed(board: board, kind: name)
  }
}
