package import SharedStore
package import Wire

/// A call of a hub as a value, which is sent to the process that has opened the hub's file.
package enum HubCall: Hashable, Sendable {
  case state(HubSeat?)
  case runs(after: Int64, limit: Int)
  case records(after: Int64, limit: Int)
  case append([LinkedRun], head: Int64)
  case numbers(collection: String, count: Int, beyond: Int64)
  case join(name: String, computer: String)
  case machines
  case forget([String])
  case wait(HubReach, milliseconds: Int)
  case take(kinds: [String], limit: Int)
  case keep(MadePicture)
  case pictures(board: String, after: Int64, limit: Int)
}

extension HubCall: WiredChoice {
  package static var noun: StaticString { "call" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("machines", 0, value, { $0 == .machines }) { return .machines }
    if let call = try reading(value, &c) { return call }
    if let call = try ofPictures(value, &c) { return call }
    if let it = try c.when(
      "append",
      4,
      value,
      { if case .append(let runs, let head) = $0 { (runs, head) } else { nil } }
    ) {
      return .append(
        try c.list("runs", 0, it?.0, upTo: HubLimits.runs),
        head: try c.required("head", 1, it?.1)
      )
    }
    if let it = try c.when(
      "numbers",
      5,
      value,
      {
        if case .numbers(let name, let count, let known) = $0 { (name, count, known) } else { nil }
      }
    ) {
      return .numbers(
        collection: try c.required("collection", 0, it?.0),
        count: try c.required("count", 1, it?.1),
        beyond: try c.required("beyond", 2, it?.2)
      )
    }
    if let it = try c.when(
      "join",
      6,
      value,
      { if case .join(let name, let computer) = $0 { (name, computer) } else { nil } }
    ) {
      return .join(
        name: try c.required("name", 0, it?.0),
        computer: try c.required("computer", 1, it?.1)
      )
    }
    if let it = try c.when(
      "forget",
      7,
      value,
      { if case .forget(let ids) = $0 { ids } else { nil } }
    ) {
      return .forget(try c.list("ids", 0, it, upTo: HubLimits.forgotten))
    }
    throw c.unknown(noun)
  }

  /// Encodes or decodes the calls that change nothing.
  private static func reading<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self? {
    if let it = try c.when(
      "state",
      1,
      value,
      { if case .state(let seat) = $0 { [seat] } else { nil } }
    ) {
      return .state(try c.field("seat", 0, it?[0]))
    }
    if let it = try c.when(
      "runs",
      2,
      value,
      { if case .runs(let number, let limit) = $0 { (number, limit) } else { nil } }
    ) {
      return .runs(
        after: try c.required("after", 0, it?.0),
        limit: try c.required("limit", 1, it?.1)
      )
    }
    if let it = try c.when(
      "records",
      3,
      value,
      { if case .records(let place, let limit) = $0 { (place, limit) } else { nil } }
    ) {
      return .records(
        after: try c.required("after", 0, it?.0),
        limit: try c.required("limit", 1, it?.1)
      )
    }
    if let it = try c.when(
      "wait",
      8,
      value,
      { if case .wait(let reach, let time) = $0 { (reach, time) } else { nil } }
    ) {
      let head = try c.field("head", 0, it?.0.head)
      let time = try c.required("milliseconds", 1, it?.1)
      let board = try c.field("board", 2, it?.0.board)
      let picture = try c.required("picture", 3, it?.0.picture)
      return .wait(HubReach(head: head, board: board, picture: picture), milliseconds: time)
    }
    return nil
  }

  private static func ofPictures<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self? {
    if let it = try c.when(
      "take",
      9,
      value,
      { if case .take(let kinds, let limit) = $0 { (kinds, limit) } else { nil } }
    ) {
      return .take(
        kinds: try c.list("kinds", 0, it?.0, upTo: HubLimits.kinds),
        limit: try c.required("limit", 1, it?.1)
      )
    }
    if let it: MadePicture = try c.bare(
      10,
      value,
      { if case .keep(let picture) = $0 { picture } else { nil } }
    ) {
      return .keep(it)
    }
    if let it = try c.when(
      "pictures",
      11,
      value,
      {
        if case .pictures(let board, let number, let limit) = $0 {
          (board, number, limit)
        } else {
          nil
        }
      }
    ) {
      return .pictures(
        board: try c.required("board", 0, it?.0),
        after: try c.required("after", 1, it?.1),
        limit: try c.required("limit", 2, it?.2)
      )
    }
    return nil
  }
}
