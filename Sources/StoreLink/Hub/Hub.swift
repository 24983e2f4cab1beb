package import SharedStore

/// One ordered log of runs that several machines share.
///
/// A hub knows neither columns nor merge rules: each appended run contains its changes of records.
/// Every call is one request and one answer. A caller must not call it in a transaction, or while
/// it holds a store's gate or executor (LK-1).
package protocol Hub: AnyObject {
  /// The machine on whose behalf the hub is called; `nil` before it has joined.
  ///
  /// Calls of `state` record from time to time when the machine called, and the last run that it
  /// has.
  var seat: HubSeat? { get set }

  /// Returns the identity of the list and the end of its log.
  func state() throws(LinkError) -> HubState

  /// Returns the runs after `number`, oldest first: at most `limit`, and at most
  /// ``HubLimits/callBytes`` of them.
  ///
  /// - Returns: An empty list at the end of the log.
  ///
  /// - Throws: `.unreadableRun` if the first of them cannot be read; if a later one cannot, the
  ///   runs before it are returned.
  func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun]

  /// Returns the records after `place`, in the order of their last changes, including removed ones.
  ///
  /// A record that changes meanwhile gets a higher place. Read until the answer is empty: the
  /// records are then those of the head that `state` returned before the last answer.
  func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord]

  /// Appends runs, all or none, if `head` is still the number of the last run.
  ///
  /// If the log already has all of them, the answer contains their numbers, whatever `head` is.
  ///
  /// - Throws: `.invalid` for runs that no correct machine sends, `.refused` if the user has no
  ///   right to write.
  func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended

  /// Assigns numbers for new records, which no machine has ever been given.
  ///
  /// - Parameters:
  ///   - collection: The collection of the records.
  ///   - count: The number of requested numbers.
  ///   - known: The greatest number that is already in use; 0 for none.
  /// - Returns: The numbers.
  /// - Throws: `.refused` if the user has no right to write.
  func numbers(
    of collection: String,
    count: Int,
    beyond known: Int64
  ) throws(LinkError) -> ClosedRange<Int64>

  /// Adds a machine and returns its number, which is never given to another machine.
  func join(name: String, computer: String) throws(LinkError) -> Int64

  /// Returns the machines that have joined, sorted by number.
  func machines() throws(LinkError) -> [HubMachine]

  /// Permanently removes the content of runs, and appends a run that names them
  /// (``SharedStore/LinkedRun/forgets``).
  ///
  /// Unknown ids are ignored.
  func forget(_ ids: [String]) throws(LinkError)

  /// Waits at most `milliseconds` until there is a run of the log, or a picture of the board, after
  /// `reach`.
  ///
  /// - Returns: `true` if there is one.
  func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool

  /// Gives the machine the right to make pictures that are due, of kinds that it can make, the
  /// longest due first: at most `limit`.
  ///
  /// The right lasts a minute by the hub's clock. After that another machine can get it, with a
  /// higher token.
  ///
  /// - Throws: `.refused` if the user has no right to make pictures.
  func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures

  /// Stores a picture that the machine had the right to make.
  ///
  /// If a collection that it was made from has changed meanwhile, it is due again at once.
  ///
  /// - Returns: `false` if another machine has the right since, or if the picture was stored
  ///   already; nothing is changed then.
  ///
  /// - Throws: `.refused` if the user has no right to make pictures.
  func keep(_ picture: MadePicture) throws(LinkError) -> Bool

  /// Returns the widgets of a board that have changed after `number`, or whose pictures have,
  /// including removed ones.
  ///
  /// The answer has at most `limit` widgets, and at most ``HubLimits/callBytes`` of them.
  func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures
}

/// The answer to an append.
package enum Appended: Hashable, Sendable {
  /// All runs are in the log, with these numbers, in the order in which they were sent.
  case appended(numbers: [Int64])
  /// Nothing was appended, because the log's last run is `head`.
  case behind(head: Int64)
  /// Nothing was appended, because the run `by`, which is not undone, has the idempotency key of
  /// one of the runs.
  case keyTaken(by: String)
}

/// The limits of each call; both ends check them.
package enum HubLimits {
  /// The most runs in one call.
  package static let runs = 2_048
  /// The most bytes of runs or records in one call; a single longer one is sent alone.
  package static let callBytes = 4 << 20
  /// The most records in one call.
  package static let records = 4_096
  /// The most numbers in one call: a list that joins asks for a number for each of its records.
  package static let numbers = 1_000_000
  /// The most runs that are forgotten in one call.
  package static let forgotten = 10_000
  /// The most machines of a list.
  package static let machines = 10_000
  /// The maximum length of a machine's or a computer's name, in bytes.
  package static let nameBytes = 256
  /// The longest wait of one call, in milliseconds.
  package static let waitMilliseconds = 300_000
}
