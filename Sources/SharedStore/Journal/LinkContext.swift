/// The facts about the link that a transaction with changes of shared records needs.
struct LinkContext: Sendable {
  let machine: Int64
  /// How many runs of the log are in this store.
  let head: Int64
  /// The microseconds by which the hub's clock is ahead.
  let clock: Int64
  /// The number of the first run of the journal that is kept for the hub.
  let firstRun: Int64
}

extension StoreConnection {
  /// The link of this store; `nil` if there is none.
  func linkContext() throws(StoreError) -> LinkContext? {
    var rows = try rows(LinkSQL.context)
    return try rows.next().map {
      LinkContext(
        machine: $0.integer(0),
        head: $0.integer(1),
        clock: $0.integer(2),
        firstRun: $0.integer(3)
      )
    }
  }

  /// Returns the next number for a record of a shared collection, which is never given again.
  ///
  /// It is one of the hub's as long as any are left, then one of this machine's own.
  func takeLinkedNumber(
    of collection: String,
    machine: Int64
  ) throws(StoreError) -> Int64 {
    let (isOwn, next, last) = try nextNumber(of: collection, machine: machine)
    let sql = next < last ? LinkSQL.takeNumber : LinkSQL.endNumbers
    try run(sql, .text(collection), .integer(isOwn), .integer(next))
    return next
  }

  private func nextNumber(
    of collection: String,
    machine: Int64
  ) throws(StoreError) -> (isOwn: Int64, next: Int64, last: Int64) {
    do {
      var rows = try rows(LinkSQL.nextNumber, [.text(collection)])
      if let row = try rows.next() { return (row.integer(0), row.integer(1), row.integer(2)) }
    }
    let numbers = try OwnNumbers.of(machine, on: self)
    try run(
      LinkSQL.addNumbers,
      .text(collection),
      .integer(1),
      .integer(numbers.lowerBound),
      .integer(numbers.upperBound)
    )
    return (1, numbers.lowerBound, numbers.upperBound)
  }
}

/// The numbers that a machine gives without asking the hub.
private enum OwnNumbers {
  private static let width: Int64 = 1_000_000
  /// A machine that was brought back begins somewhere else: it may have given the first ones to others before.
  private static let laterStarts: Range<Int64> = 200_000..<900_000

  static func of(
    _ machine: Int64,
    on connection: StoreConnection
  ) throws(StoreError) -> ClosedRange<Int64> {
    let (first, isOver) = machine.multipliedReportingOverflow(by: width)
    guard machine > 0, !isOver, first < Int64.max - width else {
      throw .refused(reason: "the number of this machine, \(machine), is out of range")
    }
    var rows = try connection.rows(LinkSQL.computer)
    let isBroughtBack = try rows.next()?.text(0) == ""
    let start = isBroughtBack ? Int64.random(in: laterStarts) : 1
    return first + start...first + width - 1
  }
}
