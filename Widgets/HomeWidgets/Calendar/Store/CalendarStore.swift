import Moments
import SharedStore
import WidgetTimeline

/// Reads and changes the shown month in the shared store; each change is one transaction.
struct CalendarStore: Sendable {
  let store: SharedStore
  private let present: @Sendable () -> Instant

  init(store: SharedStore, clock: some WallClock = SystemClock()) {
    self.store = store
    present = { clock.now }
  }

  var now: Instant { present() }

  static func page(
    in transaction: borrowing some StoreReading & ~Copyable
  ) throws -> CalendarPage {
    try transaction.record(CalendarPage.onlyKey) ?? CalendarPage()
  }

  /// Applies `body` to the stored page, and returns the new page; it is stored only if it differs.
  func turn(_ body: @Sendable (inout CalendarPage) -> Void) async throws -> CalendarPage {
    try await store.write { transaction in
      let kept: CalendarPage? = try transaction.record(CalendarPage.onlyKey)
      var page = kept ?? CalendarPage()
      let before = page
      body(&page)
      guard page != before else { return page }
      if kept == nil { try transaction.insert(page) } else { try transaction.update(page) }
      return page
    }
  }
}

/// The store's collection of the calendar page, with its migrations.
enum CalendarSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "calendar",
      migrations: [Migration(1, [.createCollection(CalendarPage.collection)])]
    )
  }
}
