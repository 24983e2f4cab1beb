import Foundation
import Ground
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

/// The kinds of hubs, which must all behave in the same way.
enum HubKind: String, CaseIterable, CustomTestStringConvertible {
  case file, remote, server

  /// The kinds of hubs that can be tested on this machine.
  static var available: [HubKind] {
    PostgresServer.isInstalled ? allCases : [.file, .remote]
  }

  var testDescription: String { rawValue }
}

/// A new list on a hub of one kind, which any number of callers can open.
final class HubPlace: Sendable {
  let kind: HubKind
  let folder = TemporaryFolder()
  private let ahead = Guarded<Int64>(0)

  init(_ kind: HubKind) throws {
    self.kind = kind
    switch kind {
    case .file, .remote: _ = try FileHub.create(at: path, as: HubMember(name: "ada"))
    case .server: try server.create(list)
    }
  }

  var path: String { folder.path + "/list.hub" }
  private let list = "list-\(UInt64.random(in: 0...UInt64.max))"

  private var server: PostgresServer {
    get throws {
      guard let server = PostgresServer.shared else {
        throw LinkError.notInstalled(name: "PostgreSQL", package: "postgresql")
      }
      return server
    }
  }

  /// Advances the clock of the list's pictures by a time in microseconds.
  func pass(_ time: Int64) throws {
    ahead.withLock { $0 += time }
    guard kind == .server else { return }
    try server.run(
      """
      UPDATE widgetctl.pictures SET lease = greatest(0, lease - \(time)),
        due = CASE WHEN due = \(Int64.max) THEN due ELSE due - \(time) END
      WHERE list = (SELECT list FROM widgetctl.lists WHERE name = '\(list)')
      """,
      database: "lists"
    )
  }

  private var now: @Sendable () -> Int64 {
    { [self] in SystemTime.microsecondsSince1970 + ahead.withLock { $0 } }
  }

  /// Opens the list as a user, with a separate connection.
  func open(as name: String = "ada", right: HubRight = .own) throws -> any Hub {
    switch kind {
    case .file: try FileHub(at: path, as: HubMember(name: name, right: right), now: now)
    case .remote:
      RemoteHub(
        ServedHub(path, as: HubMember(name: name, right: right), now: now),
        address: path
      )
    case .server: try server.open(list, as: name, right: right)
    }
  }

  /// Opens the list as a new machine of a user.
  func machine(_ name: String = "laptop", of user: String = "ada") throws -> HubTester {
    let hub = try open(as: user)
    return HubTester(
      hub: hub,
      number: try hub.join(name: name, computer: "computer \(name)"),
      place: self
    )
  }
}

/// A joined machine that appends simple runs.
struct HubTester {
  let hub: any Hub
  let number: Int64
  /// The hub's folder and server, which must exist as long as the machine.
  var place: HubPlace?

  /// Returns a run that adds the to-do `identity`.
  func insertion(
    _ identity: String,
    id: String? = nil,
    key: String? = nil,
    made: Int64 = 1,
    name: String = "Milk"
  ) -> LinkedRun {
    LinkedRun(
      id: id ?? "run-\(identity)",
      key: key,
      machine: number,
      made: made,
      known: 0,
      changes: [
        LinkedChange(
          RecordName("todos", identity),
          before: nil,
          after: ["name": .text(name), "done": .integer(0)]
        )
      ],
      intent: "AddToDo",
      parameters: [1, 2, 3],
      origin: "perform"
    )
  }

  /// Returns a run that reverses other runs by `changes`.
  func reversal(
    of runs: [String],
    id: String,
    _ changes: [LinkedChange]
  ) -> LinkedRun {
    LinkedRun(id: id, machine: number, made: 1, known: 0, reverses: runs, changes: changes)
  }

  /// Appends runs at the end of the log, again if another machine was first, and returns their
  /// numbers.
  func append(_ runs: [LinkedRun]) throws -> [Int64] {
    while true {
      let head = try hub.state().head
      switch try hub.append(runs, onto: head) {
      case .appended(let numbers): return numbers
      case .behind: continue
      case .keyTaken(let run): throw LinkError.invalid(reason: "\(run) has the key")
      }
    }
  }

  /// Returns all runs of the log.
  func log() throws -> [ArrivedRun] {
    var runs: [ArrivedRun] = []
    while true {
      let more = try hub.runs(after: runs.last?.number ?? 0, limit: 100)
      guard !more.isEmpty else { return runs }
      runs += more
    }
  }

  /// Returns the values of all records that are not removed.
  func records() throws -> [RecordName: [String: StoreValue]] {
    var records: [RecordName: [String: StoreValue]] = [:]
    var place: Int64 = 0
    while true {
      let more = try hub.records(after: place, limit: 100)
      guard let last = more.last else { return records }
      for record in more { records[record.record] = record.values }
      place = last.place
    }
  }
}
