import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import HomeWidgets

/// A store in a temporary folder, which is removed after the test.
final class TestStore: Sendable {
  private let folder = TemporaryFolder()
  let location: StoreLocation
  let clock: ManualClock
  let toDos: ToDoStore

  init(now: Date = Samples.now, zone: TimeZone = .current) throws {
    location = StoreLocation(path: folder.path + "/store.sqlite")
    clock = ManualClock(now)
    toDos = ToDoStore(store: try Self.open(location), clock: clock, zone: { zone })
  }

  static func open(_ location: StoreLocation) throws -> SharedStore {
    try SharedStore(
      at: location,
      schemas: [
        ToDoSchema.module(language: .english, now: Instant(Samples.now).microseconds),
        ExchangeSchema.module, SnoozeSchema.module, ToDoViewSchema.module, SudokuSchema.module,
        CalendarSchema.module,
        NoteSchema.module,
        FocusSchema.module, HabitSchema.module,
      ]
    )
  }

  /// The names of the to-dos in order, the open ones first.
  var names: [String] {
    get async throws { try await toDos.records().map(\.name) }
  }
}
