import Foundation
import SharedStore

@testable import HomeWidgets

/// A list beside a folder of calendars.
extension ExchangeDesk {
  /// The text of a file with one to-do.
  static func item(_ uid: String, _ name: String, _ more: String...) -> String {
    ([
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//phone//", "BEGIN:VTODO", "UID:\(uid)",
      "SUMMARY:\(name)",
    ]
      + more + ["END:VTODO", "END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
  }

  /// A folder called Home with two to-dos, and a list of that name with one.
  static func besideFolder() async throws -> ExchangeDesk {
    let desk = try await ExchangeDesk()
    try desk.write("Home\n", to: "cal/displayname")
    try desk.write(item("milk", "Milk", "LOCATION:Market", "PRIORITY:3"), to: "cal/a.ics")
    try desk.write(item("rent", "Rent", "DUE;VALUE=DATE:20270101"), to: "cal/b.ics")
    var record = ToDoRecord(name: "Tea")
    record.list = "Home"
    record.tags = ["green"]
    _ = try await desk.toDos.add(record)
    return desk
  }

  /// Syncs a folder, as a run that an undo can take back if it has a name.
  @discardableResult
  func sync(
    _ folder: String = "cal",
    run: String? = nil,
    list: String? = nil,
    isMeant: Bool = false
  ) async throws -> SyncReport {
    let options = SyncOptions(list: list, isMeant: isMeant)
    guard let run else { return try await toDos.synchronize(path(folder), options) }
    return try await perform(run) { try await toDos.synchronize(path(folder), options) }
  }

  /// Does something as a run that an undo can take back.
  @discardableResult
  func perform<Value>(_ run: String, _ body: () async throws -> Value) async throws -> Value {
    let journalled = JournalRun(id: run, intent: run, parameters: [], key: nil, origin: "test")
    return try await StoreScope.with(run: journalled) { try await body() }
  }

  func undo(_ run: String) async throws {
    try await toDos.store.undo(.run(run), id: "undo \(run)")
  }

  /// Redoes a run, and returns the run that prevents it; `nil` if it is done.
  func redo(_ run: String) async throws -> String? {
    do {
      try await toDos.store.redo(.run(run), id: "redo \(run)")
      return nil
    } catch StoreError.changedSince(let other, _, _) {
      return other.id
    }
  }

  /// The names in the folder, sorted.
  func files(_ folder: String = "cal") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The UID of a to-do of the list, as its file has it.
  func uid(of name: String) async throws -> String {
    SyncedFolder.format.identity(of: try await record(name).id.text)
  }
}
