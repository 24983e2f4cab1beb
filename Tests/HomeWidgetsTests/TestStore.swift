import Foundation
import SharedStore
import Testing
import WidgetTimeline

@testable import HomeWidgets

/// A store in a folder of its own, which goes with the test.
final class TestStore: Sendable {
  let location: StoreLocation
  let clock: ManualClock
  let toDos: ToDoStore

  init(now: Date = Samples.now) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetctl-\(UUID().uuidString)").path
    location = StoreLocation(path: folder + "/store.sqlite")
    clock = ManualClock(now)
    toDos = ToDoStore(store: try Self.open(location), clock: clock)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: location.directory)
  }

  static func open(_ location: StoreLocation) throws -> SharedStore {
    try SharedStore(
      at: location,
      schemas: [ToDoSchema.module(language: "en", now: Samples.now.microseconds)]
    )
  }

  /// The names in order, the open ones first.
  var names: [String] {
    get async throws { try await toDos.records().map(\.name) }
  }
}
