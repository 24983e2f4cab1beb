package import SharedStore

/// One ordered log of runs that several machines share.
///
/// A hub knows neither columns nor rules: each appended run contains its changes of records. Every call is one question
/// and one answer. A caller makes none of them within a transaction, a gate or a turn of a store (LK-1).
package protocol Hub: AnyObject {
  /// The machine on whose behalf the hub is called; `nil` before it has joined.
  ///
  /// `state` records when the machine called and the last run that it has, though not at each call.
  var seat: HubSeat? { get set }

  /// Returns the identity of the list and the end of its log.
  func state() throws(LinkError) -> HubState

  /// Returns the runs behind `number`, oldest first: at most `limit`, and at most ``HubLimits/callBytes`` of them.
  ///
  /// - Returns: An empty list at the end of the log.
  /// - Throws: `.unreadableRun` if the first of them cannot be read; those before it were returned.
  func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun]

  /// Returns the records after `place`, in the order of their last changes, including removed ones.
  ///
  /// A record that changes meanwhile moves to a higher place. Read until the answer is empty: the records are then those
  /// of the head that `state` returned before the last answer.
  func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord]

  /// Appends runs, all or none, if `head` is still the number of the last run.
  ///
  /// If the log already has all of them, the answer contains their numbers, whatever the head is.
  ///
  /// - Throws: `.invalid` for runs that no correct machine sends, `.refused` without the right to write.
  func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended

  /// Hands out numbers for new records that no machine was ever given.
  ///
  /// - Parameters:
  ///   - collection: The collection of the records.
  ///   - count: How many numbers are wanted.
  ///   - known: A number that is in use already, and all below it; 0 for none.
  /// - Returns: The numbers.
  /// - Throws: `.refused` without the right to write.
  func numbers(
    of collection: String,
    count: Int,
    beyond known: Int64
  ) throws(LinkError) -> ClosedRange<Int64>

  /// Adds a machine and returns its number, which no other machine was ever given.
  func join(name: String, computer: String) throws(LinkError) -> Int64

  /// Returns the machines that have joined, by number.
  func machines() throws(LinkError) -> [HubMachine]

  /// Removes the content of runs for good, and appends a run that names them (``SharedStore/LinkedRun/forgets``).
  ///
  /// Unknown names are ignored.
  func forget(_ ids: [String]) throws(LinkError)

  /// Waits until there is a run of the log, or a picture of the board, behind `reach`, for at most `milliseconds`.
  ///
  /// - Returns: `true` if there is one.
  func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool

  /// Leases pictures that are due, of kinds that the machine can make, the longest due first: at most `limit`.
  ///
  /// Each is left to the machine for a minute by the hub's clock. After that another machine gets it, with a higher token.
  /// - Throws: `.refused` without the right to work.
  func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures

  /// Stores a picture that was leased.
  ///
  /// If a collection that it was made from has changed meanwhile, it is due again at once.
  /// - Returns: `false` if another machine has leased it since, or if it was stored already; nothing is changed then.
  /// - Throws: `.refused` without the right to work.
  func keep(_ picture: MadePicture) throws(LinkError) -> Bool

  /// Returns the widgets of a board that have changed, or whose pictures have, behind `number`, removed ones too.
  ///
  /// At most `limit`, and at most ``HubLimits/callBytes`` of them.
  func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures
}

/// The answer to runs that a machine has sent.
package enum Appended: Hashable, Sendable {
  /// All of them are in the log, by these numbers, in the order in which they were sent.
  case appended(numbers: [Int64])
  /// Nothing was appended, because the log's last run is `head`.
  case behind(head: Int64)
  /// Nothing was appended, because a run that is not undone has the key of one of them.
  case keyTaken(by: String)
}

/// The limits of each call; both ends check them.
package enum HubLimits {
  /// Runs in one call.
  package static let runs = 2_048
  /// Bytes of the runs or records of one call, unless the first of them alone is longer.
  package static let callBytes = 4 << 20
  /// Records in one call.
  package static let records = 4_096
  /// Numbers in one call: a list that joins asks for a number for each of its records.
  package static let numbers = 1_000_000
  /// Runs that are forgotten in one call.
  package static let forgotten = 10_000
  /// Machines that a list may have.
  package static let machines = 10_000
  /// Bytes of a machine's or a computer's name.
  package static let nameBytes = 256
  /// The longest wait of one call, in milliseconds.
  package static let waitMilliseconds = 300_000
}
