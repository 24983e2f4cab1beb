import Foundation
import Testing

@testable import SharedStore

extension TemporaryStore {
  /// Adds notes, the last of which is deleted, and a widget with a timeline; all data is in the
  /// database's file.
  func fill(_ store: SharedStore, _ count: Int) async throws {
    let run = JournalRun(
      id: UUID().uuidString,
      intent: "fill",
      parameters: [],
      key: nil,
      origin: "test"
    )
    try await StoreScope.with(run: run) {
      try await store.write { transaction in
        var last: Int64 = 0
        for number in 0..<count {
          let note = Note("note \(number)", picture: [UInt8](repeating: 1, count: 500))
          last = try transaction.insert(note).key
        }
        try transaction.delete(Note.self, key: last)
      }
    }
    let widget = try await WidgetTests.place(UUID().uuidString, in: store)
    try await store.write {
      try $0.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [9])], due: 500)
      )
    }
    try await store.emptyLog()
  }

  /// The size of a page in bytes, from the database's header; 1,024 if the header is destroyed.
  var pageSize: Int {
    let header = try? FileHandle(forReadingFrom: URL(fileURLWithPath: location.path)).read(
      upToCount: 18
    )
    guard let header, header.count == 18, header[0] != 0, header[0] != 0xA5 else { return 1_024 }
    return Int(header[16]) << 8 | Int(header[17])
  }

  /// Overwrites a page, counted from 0, with bytes that are not a valid page.
  func overwrite(page: Int, with byte: UInt8 = 0xA5) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: location.path))
    try handle.seek(toOffset: UInt64(page * pageSize))
    try handle.write(contentsOf: Data(repeating: byte, count: pageSize))
    try handle.close()
  }

  /// Returns the number, from 0, of the first page of a table or an index, or of one of its leaf
  /// pages.
  func page(of name: String, leaf: Int? = nil) throws -> Int {
    let connection = try StoreConnection(location, mode: .readOnly)
    let root = try connection.integer(
      "SELECT rootpage FROM sqlite_schema WHERE name = ?",
      .text(name)
    )
    let first = Int(try #require(root)) - 1
    guard let leaf else { return first }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: location.path)))
    let image = try #require(PageImage(bytes))
    var (waiting, leaves) = ([first + 1], [Int]())
    while let page = waiting.popLast() {
      if image.kind(of: page)?.isLeaf == true { leaves.append(page) }
      waiting += image.children(of: page).reversed()
    }
    try #require(leaves.count > leaf + 1)
    return leaves[leaf] - 1
  }

  func removeDatabase() {
    for path in [location.path, location.logPath, location.logIndexPath] { unlink(path) }
  }
}
