@testable internal import SharedStore
@testable import StoreLink

/// A hub whose answer to an append is lost on the way.
final class LosingHub: Hub {
  private let hub: any Hub
  var seat: HubSeat? {
    get { hub.seat }
    set { hub.seat = newValue }
  }

  init(_ hub: any Hub) { self.hub = hub }

  func state() throws(LinkError) -> HubState { try hub.state() }
  func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun] {
    try hub.runs(after: number, limit: limit)
  }
  func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord] {
    try hub.records(after: place, limit: limit)
  }
  func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended {
    _ = try hub.append(runs, onto: head)
    throw .unreachable(address: "hub", reason: "the line was cut")
  }
  func numbers(of collection: String, count: Int, beyond: Int64) throws(LinkError)
    -> ClosedRange<Int64>
  { try hub.numbers(of: collection, count: count, beyond: beyond) }
  func join(name: String, computer: String) throws(LinkError) -> Int64 {
    try hub.join(name: name, computer: computer)
  }
  func machines() throws(LinkError) -> [HubMachine] { try hub.machines() }
  func forget(_ ids: [String]) throws(LinkError) { try hub.forget(ids) }
  func wait(beyond head: Int64, milliseconds: Int) throws(LinkError) -> Bool {
    try hub.wait(beyond: head, milliseconds: milliseconds)
  }
}
