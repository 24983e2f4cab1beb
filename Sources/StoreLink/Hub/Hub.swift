package import SharedStore

/// A log of runs that several machines share, in one order for all of them.
///
/// Each appended run contains its changes of records; a hub knows neither the columns of records
/// nor the rules for merging them. Every call is one request and one answer. A caller must not call
/// a hub in a transaction, or while it holds a store's write lock or executor (LK-1).
package protocol Hub: AnyObject {
  /// The machine that calls the hub, and the last run that it has; `nil` before it has joined.
  ///
  /// Calls of `state` store these from time to time, so that the hub knows which machines are
  /// active.
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

  /// Returns the records whose last change was after `place`, in the order of those changes,
  /// including removed records.
  ///
  /// A record that changes during the reading gets a higher position. Read until the answer is
  /// empty: the records are then those of the head that `state` returned before the last answer.
  func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord]

  /// Appends runs, all or none, if `head` is still the number of the log's last run.
  ///
  /// If the log already contains all of them, it returns their numbers, whatever `head` is.
  ///
  /// - Throws: `.invalid` for runs that no correct machine sends, `.refused` if the user has no
  ///   right to write.
  func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended

  /// Assigns numbers for new records, which are never assigned to another machine.
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

  /// Adds a machine to the list, and returns its number, which is never assigned to another
  /// machine.
  func join(name: String, computer: String) throws(LinkError) -> Int64

  /// Returns the machines that have joined, sorted by number.
  func machines() throws(LinkError) -> [HubMachine]

  /// Permanently removes the content of runs, and appends a run that lists their ids
  /// (``SharedStore/LinkedRun/forgets``).
  ///
  /// Unknown ids are ignored.
  func forget(_ ids: [String]) throws(LinkError)

  /// Waits at most `milliseconds` until the hub has a run or a picture that is newer than those in
  /// `reach`.
  ///
  /// - Returns: `true` if there is one; `false` if the time is over.
  func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool

  /// Gives the machine the right to make at most `limit` due pictures of these kinds of widgets,
  /// the longest due first.
  ///
  /// The right lasts a minute by the hub's clock. After that another machine can get it, with a
  /// higher token.
  ///
  /// - Throws: `.refused` if the user has no right to make pictures.
  func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures

  /// Stores a picture that the machine had the right to make.
  ///
  /// If a collection from which the picture was made has changed meanwhile, the picture is due
  /// again at once.
  ///
  /// - Returns: `false` if another machine has got the right since, or if the picture was already
  ///   stored; nothing is changed then.
  ///
  /// - Throws: `.refused` if the user has no right to make pictures.
  func keep(_ picture: MadePicture) throws(LinkError) -> Bool

  /// Returns the widgets of a board that were changed, or got a new picture, after the change
  /// `number`, including removed widgets.
  ///
  /// The answer has at most `limit` widgets, and at most ``HubLimits/callBytes`` of them.
  func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures
}

/// The result of an append to a hub's log.
package enum Appended: Hashable, Sendable {
  /// All runs are in the log, with these numbers, in the order in which they were sent.
  case appended(numbers: [Int64])
  /// Nothing was appended, because the log's last run is `head`.
  case behind(head: Int64)
  /// Nothing was appended, because one of the runs has an idempotency key that the run `by` has
  /// already used.
  ///
  /// The run `by` is in force: it is not undone.
  case keyTaken(by: String)
}

/// The limits of each call of a hub; both ends of a connection check them.
package enum HubLimits {
  /// The most runs that one call appends or returns.
  package static let runs = 2_048
  /// The most bytes of runs or records in one call; a single run or record that is longer is sent
  /// alone.
  package static let callBytes = 4 << 20
  /// The most records that one call returns.
  package static let records = 4_096
  /// The most record numbers that one call requests: a store that joins requests one for each of
  /// its records.
  package static let numbers = 1_000_000
  /// The most runs that one call can forget.
  package static let forgotten = 10_000
  /// The most machines that can join a list.
  package static let machines = 10_000
  /// The maximum length of a machine's or a computer's name, in bytes.
  package static let nameBytes = 256
  /// The longest time that one call may wait for news, in milliseconds.
  package static let waitMilliseconds = 300_000
}
