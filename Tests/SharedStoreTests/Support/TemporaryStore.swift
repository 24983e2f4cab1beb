import Foundation
import TestSupport

@testable import SharedStore

/// A folder of its own for one test's store; it goes with the test.
final class TemporaryStore: Sendable {
  let location: StoreLocation
  private let temporary = TemporaryFolder()

  init() {
    location = StoreLocation(path: temporary.path + "/made/data/store.sqlite")
  }

  /// Made by the store.
  var folder: String { temporary.path + "/made" }

  /// Another connection, as another process would have it.
  func open(
    _ schemas: [ModuleSchema] = [Note.schema],
    patience: Int64 = 10_000,
    now: Int64 = 1_000_000,
    timer: ManualTimer? = nil
  ) throws -> SharedStore {
    try SharedStore(
      at: location,
      schemas: schemas,
      patienceInMilliseconds: patience,
      now: { now },
      timer: timer?.timer ?? .system
    )
  }

  func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  /// The names of the files beside the database, itself included.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: location.directory).sorted()
  }
}
