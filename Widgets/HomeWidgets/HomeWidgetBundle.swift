import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetUI

/// The widgets that come with widgetctl and need no network.
package struct HomeWidgetBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    ToDoWidget()
    ClockWidget()
    CalendarWidget()
    AgendaWidget()
    FocusWidget()
    HabitWidget()
    ProgressWidget()
    NoteWidget()
    GitWidget()
    AppearanceWidget()
    SudokuWidget()
  }
}

extension HomeWidgetBundle: StoreClient {
  package nonisolated static var storeSchemas: [ModuleSchema] {
    // Only single variables are read, because a dictionary of the whole environment would delay the
    // start of each process.
    let language = UserLanguage.named { name in getenv(name).map { String(cString: $0) } }
    return [
      ToDoSchema.module(language: language ?? .english, now: SystemClock().now.microseconds),
      ExchangeSchema.module,
      SnoozeSchema.module,
      ToDoViewSchema.module,
      SudokuSchema.module,
      CalendarSchema.module,
      GitSchema.module,
      NoteSchema.module,
      FocusSchema.module,
      HabitSchema.module,
    ]
  }

  package nonisolated static var keepsStateInStore: Bool { true }

  package nonisolated static func use(_ store: SharedStore) {
    AppDependencyManager.shared.add(dependency: ToDoStore(store: store))
    AppDependencyManager.shared.add(dependency: AppearanceStore(store: store))
    AppDependencyManager.shared.add(dependency: SudokuStore(store: store))
    AppDependencyManager.shared.add(dependency: CalendarStore(store: store))
    AppDependencyManager.shared.add(dependency: AgendaStore(store: store))
    AppDependencyManager.shared.add(
      dependency: Repositories(store: store, variables: ProcessInfo.processInfo.environment)
    )
    AppDependencyManager.shared.add(dependency: NoteStore(store: store))
    AppDependencyManager.shared.add(dependency: FocusStore(store: store))
    AppDependencyManager.shared.add(dependency: HabitStore(store: store))
  }
}
