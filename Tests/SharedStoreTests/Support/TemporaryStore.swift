import Foundation
import TestSupport

@testable import SharedStore

/// A temporary folder for one test's store, which is removed after the test.
final class TemporaryStore: Sendable {
  let location: StoreLocation
  private let temporary = TemporaryFolder()

  init() {
    location = StoreLocation(path: temporary.path + "/made/data/store.sqlite")
  }

  /// The path of the folder, which the store creates.
  var folder: String { temporary.path + "/made" }

  /// Opens another connection to the store, as another process would.
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

  /// Returns the names of the files in the database's folder, including the database.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: location.directory).sorted()
  }
}
