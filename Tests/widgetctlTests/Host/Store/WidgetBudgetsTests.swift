import SharedStore
import Testing
import WidgetTerminal
import WidgetTimeline

@testable import widgetctl

@Suite("Which budget a placed widget has", .timeLimit(.minutes(2)))
struct WidgetBudgetsTests {
  private static let settings = """
    budget = 100/day
    [kind to-do]
    budget = 20/day
    [kind HomeWidgets/sudoku]
    budget = apple
    [kind clock]
    budget = seldom
    """

  private func widget(_ kind: String, budget: String? = nil) -> PlacedWidget {
    PlacedWidget(
      id: 1,
      shortID: "1",
      extensionName: "HomeWidgets",
      kind: kind,
      family: 2,
      configuration: [],
      position: 0,
      budget: budget
    )
  }

  @Test(
    arguments: [
      // Its own, also where it says that there is none.
      ("ToDoWidget", "3/day", .daily(3)), ("ToDoWidget", "none", ReloadBudget.none),
      // Its kind's, by each of the names of the kind.
      ("ToDoWidget", nil, .daily(20)), ("SudokuWidget", nil, .apple),
      // That of all others, also where a text is no budget.
      ("CryptoWidget", nil, .daily(100)), ("ClockWidget", nil, .daily(100)),
      ("ToDoWidget", "often", .daily(20)),
    ] as [(String, String?, ReloadBudget)]
  )
  func `its own holds, else its kind's, else the default`(
    _ kind: String,
    _ own: String?,
    _ budget: ReloadBudget
  ) {
    let budgets = WidgetBudgets(Settings(Array(Self.settings.utf8)))
    #expect(budgets.budget(of: widget(kind, budget: own)) == budget)
  }

  @Test func `without settings there is none`() {
    #expect(WidgetBudgets().budget(of: widget("ToDoWidget")) == ReloadBudget.none)
  }
}
