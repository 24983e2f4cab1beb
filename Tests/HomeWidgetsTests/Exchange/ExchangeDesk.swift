import Foundation
import Moments
import TestSupport
import Testing

@testable import HomeWidgets

/// A to-do list, and a folder with files that are imported into it and exported from it.
struct ExchangeDesk {
  let store: TestStore
  private let folder = TemporaryFolder()

  static let zone = TimeZone(identifier: "Europe/Istanbul") ?? .gmt

  init() async throws {
    store = try TestStore(zone: Self.zone)
    // The samples of a new list would be in each count.
    _ = try await store.toDos.clearSamples()
  }

  var toDos: ToDoStore { store.toDos }
  var path: String { folder.path }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  @discardableResult
  func importing(
    _ name: String,
    _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    var files = try ImportFiles(
      options,
      here: Self.zone,
      now: toDos.now,
      sources: try await toDos.sources()
    )
    return try await toDos.importing(try files.read(path(name)), options)
  }

  /// Writes a file and imports it.
  @discardableResult
  func importing(
    text: String,
    as name: String = "todo.txt",
    _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    try write(text, to: name)
    return try await importing(name, options)
  }

  /// Imports a text as `import -` does, which reads standard input.
  @discardableResult
  func importingInput(
    text: String,
    _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    try write(text, to: "input")
    let sources = try await toDos.sources()
    let files = try ImportFiles(options, here: Self.zone, now: toDos.now, sources: sources)
    return try await toDos.importing([try files.readInput(path("input"))], options)
  }

  /// Exports to a file as `export FILE` does, and returns the file's text.
  @discardableResult
  func exporting(
    to name: String,
    _ options: ExportOptions = ExportOptions()
  ) async throws -> String {
    let exported = try await toDos.exported(to: path(name), options)
    let source = try await toDos.announce(exported)
    try ExchangeFile(path: path(name)).write(exported.bytes)
    if let source { try await toDos.keep(source) }
    return try text(of: name)
  }

  /// Returns the to-do with a name.
  func record(_ name: String) async throws -> ToDoRecord {
    try #require(try await toDos.records(named: name, limit: 1).first, "\(name)")
  }

  func change(_ name: String, _ change: @escaping @Sendable (inout ToDoRecord) -> Void) async throws
  {
    _ = try await toDos.change(try await record(name).key, change)
  }

  var names: [String] {
    get async throws { try await store.names }
  }
}
