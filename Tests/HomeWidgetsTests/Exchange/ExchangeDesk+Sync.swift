import Foundation
import SharedStore

@testable import HomeWidgets

/// Synchronizes the list with a folder of calendar files.
extension ExchangeDesk {
  /// Returns the text of a calendar file with one to-do; `more` are further lines of it.
  static func item(_ uid: String, _ name: String, _ more: String...) -> String {
    ([
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//phone//", "BEGIN:VTODO", "UID:\(uid)",
      "SUMMARY:\(name)",
    ]
      + more + ["END:VTODO", "END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
  }

  /// Creates a desk with a folder named Home that contains two to-dos, and a list of the same name
  /// with one.
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

  /// Synchronizes the folder with the list; with `run`, as an intent's run that can be undone.
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

  /// Calls `body` as the run of an intent, which can be undone.
  @discardableResult
  func perform<Value>(_ run: String, _ body: () async throws -> Value) async throws -> Value {
    let journalled = JournalRun(id: run, intent: run, parameters: [], key: nil, origin: "test")
    return try await StoreScope.with(run: journalled) { try await body() }
  }

  func undo(_ run: String) async throws {
    try await toDos.store.undo(.run(run), id: "undo \(run)")
  }

  /// Redoes a run.
  ///
  /// - Returns: The id of the later run that prevents it; `nil` if the run was redone.
  func redo(_ run: String) async throws -> String? {
    do {
      try await toDos.store.redo(.run(run), id: "redo \(run)")
      return nil
    } catch StoreError.changedSince(let other, _, _) {
      return other.id
    }
  }

  /// Returns the names of the files in the folder, sorted.
  func files(_ folder: String = "cal") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Returns the UID in the file of the to-do with a name.
  func uid(of name: String) async throws -> String {
    SyncedFolder.format.identity(of: try await record(name).id.text)
  }
}
