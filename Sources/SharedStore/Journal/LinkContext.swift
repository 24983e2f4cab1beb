/// The data about the link with a hub that a transaction needs when it changes shared records.
struct LinkContext: Sendable {
  let machine: Int64
  /// The number of runs in the hub's log that this store has received; each new run stores it.
  let known: Int
  /// The number of microseconds by which the hub's clock is ahead of this machine's.
  let clock: Int64
  /// The number of the first run in the journal that may have to be sent to the hub.
  let firstRun: Int64
}

extension StoreConnection {
  /// Returns the link of this store; `nil` if there is none.
  func linkContext() throws(StoreError) -> LinkContext? {
    var rows = try rows(LinkSQL.context)
    return try rows.next().map {
      LinkContext(
        machine: $0.integer(0),
        known: Int(clamping: max(0, $0.integer(1))),
        clock: $0.integer(2),
        firstRun: $0.integer(3)
      )
    }
  }

  /// Returns the ranges of unused numbers for new records of a collection, in the order of their
  /// use.
  ///
  /// Using a number writes nothing more, because the records and the journal show which ones were
  /// used.
  func linkedNumbers(of collection: String) throws(StoreError) -> [LinkedNumbers] {
    var numbers: [LinkedNumbers] = []
    do {
      var rows = try rows(LinkSQL.numbers, [.text(collection)])
      while let row = try rows.next() {
        numbers.append(
          LinkedNumbers(
            collection: collection,
            isOwn: row.integer(0),
            first: row.integer(1),
            last: row.integer(2)
          )
        )
      }
    }
    for index in numbers.indices { numbers[index].next = try next(of: numbers[index]) }
    return numbers
  }

  /// Reserves and stores a range of numbers that this machine can use without asking the hub.
  func addOwnNumbers(
    of collection: String,
    machine: Int64
  ) throws(StoreError) -> LinkedNumbers {
    let numbers = try OwnNumbers.of(machine, on: self)
    try run(
      LinkSQL.addNumbers,
      .text(collection),
      .integer(1),
      .integer(numbers.lowerBound),
      .integer(numbers.upperBound)
    )
    return LinkedNumbers(
      collection: collection,
      isOwn: 1,
      first: numbers.lowerBound,
      last: numbers.upperBound
    )
  }

  /// Stores which numbers of the ranges are used, before runs are removed from the journal.
  func settleLinkedNumbers() throws(StoreError) {
    var collections: Set<String> = []
    do {
      var rows = try rows(LinkSQL.allNumbers)
      while let row = try rows.next() { collections.insert(row.text(0)) }
    }
    for collection in collections.sorted() {
      for numbers in try linkedNumbers(of: collection) where numbers.next > numbers.first {
        try run(
          LinkSQL.raiseNumbers,
          .text(collection),
          .integer(numbers.isOwn),
          .integer(numbers.first),
          .integer(numbers.next)
        )
      }
    }
    // Ranges of the machine's own numbers are kept, so that it does not begin with the same numbers
    // again.
    if !collections.isEmpty { try run(LinkSQL.endNumbers) }
  }

  private func next(of numbers: LinkedNumbers) throws(StoreError) -> Int64 {
    let bounds: [StoreValue] = [.integer(numbers.first), .integer(numbers.last)]
    var last = numbers.first - 1
    if StoreName.isValid(numbers.collection),
      try integer(StoreSQL.isKnown, .text(StoreCollection.table(of: numbers.collection))) != nil
    {
      last = max(last, try greatest(LinkSQL.lastGiven(in: numbers.collection), bounds) ?? last)
    }
    let known = try greatest(LinkSQL.lastJournalled, [.text(numbers.collection)] + bounds)
    return max(last, known ?? last) + 1
  }

  private func greatest(_ sql: String, _ values: [StoreValue]) throws(StoreError) -> Int64? {
    var rows = try rows(sql, values)
    return try rows.next()?.optionalInteger(0)
  }
}

/// A range of numbers for new records of a collection.
struct LinkedNumbers {
  let collection: String
  /// 1 if the machine chose the range itself, 0 if the hub assigned it.
  let isOwn: Int64
  let first: Int64
  let last: Int64
  /// The next number to use; greater than `last` if none is left.
  var next: Int64

  init(collection: String, isOwn: Int64, first: Int64, last: Int64) {
    (self.collection, self.isOwn, self.first, self.last) = (collection, isOwn, first, last)
    next = first
  }
}

/// Chooses the numbers that a machine uses for records without asking the hub.
private enum OwnNumbers {
  private static let width: Int64 = 1_000_000
  /// The range for the first number that a machine chooses after its store was restored.
  ///
  /// Before the restore, the machine may have used lower numbers.
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
