internal import Ground
package import SharedStore

/// A hub in another process: each call is sent as a frame to a ``HubServer``, which sends back the
/// answer.
///
/// After a fault of the connection every call throws, and the caller must open the hub again.
package final class RemoteHub: Hub {
  package var seat: HubSeat?
  private let address: String
  private let channel: HubChannel
  /// The longest wait for an answer in milliseconds; the time for which a call waits for news is
  /// added.
  private let patience: Int64
  /// The longest wait for the first answer in milliseconds, which includes the time to connect;
  /// `nil` after the first answer.
  private var firstPatience: Int64?
  private let connection: any HubConnection
  private var isLost = false

  init(
    _ connection: any HubConnection,
    address: String,
    patience: Int64 = 30_000,
    firstPatience: Int64? = nil
  ) {
    self.connection = connection
    channel = HubChannel(input: connection.input, output: connection.output)
    self.address = address
    self.patience = patience
    self.firstPatience = firstPatience
  }

  package func state() throws(LinkError) -> HubState {
    guard case .state(let state) = try ask(.state(seat)) else { throw odd }
    guard state.version <= HubState.version else {
      throw .newer(address: address, found: state.version, known: HubState.version)
    }
    guard state.head >= 0, 1...(state.head + 1) ~= state.first, !state.list.isEmpty else {
      throw odd
    }
    return state
  }

  package func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun] {
    guard case .runs(let runs) = try ask(.runs(after: number, limit: limit)) else { throw odd }
    guard Self.ascend([number] + runs.map(\.number)), runs.count <= limit else { throw odd }
    return runs
  }

  package func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord] {
    guard case .records(let records) = try ask(.records(after: place, limit: limit)) else {
      throw odd
    }
    guard Self.ascend([place] + records.map(\.place)), records.count <= limit else { throw odd }
    return records
  }

  package func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended {
    try HubRequest.check(runs)
    for run in runs { _ = try HubBytes.of(run) }
    switch try ask(.append(runs, head: head)) {
    case .appended(let numbers) where numbers.count == runs.count:
      return .appended(numbers: numbers)
    case .behind(let head): return .behind(head: head)
    case .keyTaken(let run): return .keyTaken(by: run)
    default: throw odd
    }
  }

  package func numbers(
    of collection: String,
    count: Int,
    beyond known: Int64
  ) throws(LinkError) -> ClosedRange<Int64> {
    try HubRequest.check(collection: collection, count: count)
    let call = HubCall.numbers(collection: collection, count: count, beyond: known)
    guard case .range(let first, let last) = try ask(call), first > 0, last >= first,
      last - first == Int64(count) - 1
    else { throw odd }
    return first...last
  }

  package func join(name: String, computer: String) throws(LinkError) -> Int64 {
    guard case .number(let number) = try ask(.join(name: name, computer: computer)), number > 0
    else { throw odd }
    return number
  }

  package func machines() throws(LinkError) -> [HubMachine] {
    guard case .machines(let machines) = try ask(.machines) else { throw odd }
    return machines
  }

  package func forget(_ ids: [String]) throws(LinkError) {
    try HubRequest.check(forgotten: ids)
    guard case .done = try ask(.forget(ids)) else { throw odd }
  }

  package func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool {
    let limit = min(max(0, milliseconds), HubLimits.waitMilliseconds)
    let call = HubCall.wait(reach, milliseconds: limit)
    guard case .flag(let isNewer) = try ask(call, waiting: Int64(limit)) else { throw odd }
    return isNewer
  }

  package func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures {
    try HubRequest.check(kinds: kinds)
    guard case .taken(let taken) = try ask(.take(kinds: kinds, limit: limit)),
      taken.pictures.count <= max(0, limit), taken.head >= 0
    else { throw odd }
    return taken
  }

  package func keep(_ picture: MadePicture) throws(LinkError) -> Bool {
    try HubRequest.check(picture)
    guard case .flag(let isKept) = try ask(.keep(picture)) else { throw odd }
    return isKept
  }

  package func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures {
    try HubRequest.check(board: board)
    let call = HubCall.pictures(board: board, after: number, limit: limit)
    guard case .pictures(let answer) = try ask(call), answer.pictures.count <= max(0, limit),
      Self.ascend([number] + answer.pictures.map(\.number))
    else { throw odd }
    return answer
  }

  /// The error for an answer that does not belong to the call.
  ///
  /// Reading it marks the connection as lost, so that later calls do not use the connection.
  private var odd: LinkError {
    isLost = true
    return .garbled(address: address, reason: "it does not answer the question")
  }

  private static func ascend(_ numbers: [Int64]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func ask(_ call: HubCall, waiting: Int64 = 0) throws(LinkError) -> HubAnswer {
    guard !isLost else {
      throw .unreachable(address: address, reason: "the connection was lost")
    }
    guard let frame = HubFrames.frame(try HubBytes.of(call)) else {
      throw .tooLarge(what: "the bytes of one call", limit: HubFrames.maximumBytes)
    }
    let deadline = MonotonicTime.milliseconds + (firstPatience ?? patience) + waiting
    let answer: HubAnswer
    do {
      answer = try exchange(frame, by: deadline)
    } catch {
      isLost = true
      throw connection.reason(of: error)
    }
    firstPatience = nil
    if case .failed(let error) = answer { throw error.at(address) }
    return answer
  }

  private func exchange(_ frame: [UInt8], by deadline: Int64) throws(LinkError) -> HubAnswer {
    let message: [UInt8]?
    do {
      try channel.send(frame, by: deadline)
      message = try channel.receive(by: deadline)
    } catch {
      throw lost(error)
    }
    guard let message else { throw lost(.ended) }
    do {
      return try HubBytes.value(HubAnswer.self, in: message)
    } catch {
      throw .garbled(address: address, reason: HubBytes.words(error))
    }
  }

  private func lost(_ fault: HubChannel.Fault) -> LinkError {
    switch fault {
    case .ended: .unreachable(address: address, reason: "the connection was closed")
    case .late: .unreachable(address: address, reason: "it did not answer in time")
    case .frame(.version(let version)) where version > HubFrames.version:
      .newer(address: address, found: Int64(version), known: Int64(HubFrames.version))
    case .frame(.version(let version)):
      .garbled(address: address, reason: "version \(version) of the protocol")
    case .frame(.tooLong(let bytes)):
      .garbled(address: address, reason: "a message of \(bytes) bytes")
    case .frame(.empty): .garbled(address: address, reason: "an empty message")
    }
  }
}
