@testable internal import SharedStore
@testable import StoreLink

/// A hub whose answers to appends can be lost, and that calls a closure before each call.
final class LosingHub: Hub {
  private let hub: any Hub
  /// Whether appends are performed but their answers are lost.
  var losesAnswers = true
  var beforeCall: (() throws -> Void)?
  private(set) var calls = 0
  var seat: HubSeat? {
    get { hub.seat }
    set { hub.seat = newValue }
  }

  init(_ hub: any Hub) { self.hub = hub }

  private func call() throws(LinkError) {
    calls += 1
    do {
      try beforeCall?()
    } catch {
      throw .invalid(reason: "the test failed before call \(calls): \(type(of: error))")
    }
  }

  func state() throws(LinkError) -> HubState {
    try call()
    return try hub.state()
  }

  func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun] {
    try call()
    return try hub.runs(after: number, limit: limit)
  }

  func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord] {
    try call()
    return try hub.records(after: place, limit: limit)
  }

  func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended {
    try call()
    let answer = try hub.append(runs, onto: head)
    guard losesAnswers else { return answer }
    throw .unreachable(address: "hub", reason: "the line was cut")
  }

  func numbers(
    of collection: String,
    count: Int,
    beyond: Int64
  ) throws(LinkError) -> ClosedRange<Int64> {
    try call()
    return try hub.numbers(of: collection, count: count, beyond: beyond)
  }

  func join(name: String, computer: String) throws(LinkError) -> Int64 {
    try hub.join(name: name, computer: computer)
  }

  func machines() throws(LinkError) -> [HubMachine] { try hub.machines() }

  func forget(_ ids: [String]) throws(LinkError) { try hub.forget(ids) }

  func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool {
    try hub.wait(beyond: reach, milliseconds: milliseconds)
  }

  func takePictures(of kinds: [String], limit: Int) throws(LinkError) -> TakenPictures {
    try call()
    return try hub.takePictures(of: kinds, limit: limit)
  }

  func keep(_ picture: MadePicture) throws(LinkError) -> Bool {
    try call()
    let isKept = try hub.keep(picture)
    guard losesAnswers else { return isKept }
    throw .unreachable(address: "hub", reason: "the line was cut")
  }

  func pictures(
    of board: String,
    after number: Int64,
    limit: Int
  ) throws(LinkError) -> HubPictures {
    try call()
    return try hub.pictures(of: board, after: number, limit: limit)
  }
}
