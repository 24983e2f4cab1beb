import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// A column of a list with the reload budgets of widgets, and the times until which their reloads
/// are postponed.
///
/// The column is missing if no widget has either.
struct BudgetColumn {
  private let budgets: WidgetBudgets
  private let isShown: Bool
  private let now: Int64
  private let zone: TimeZoneRules
  /// The times until which reloads are postponed, in microseconds since 1970 UTC, by the ids of
  /// placed widgets.
  let waits: [Int64: Int64]

  init(
    of widgets: [PlacedWidget],
    in reader: StoreReader?,
    _ context: CommandContext
  ) throws(CommandError) {
    let now = context.now
    let waiting = try stored { () throws(StoreError) in
      try reader?.waitingTimelines(at: now) ?? []
    }
    // Of several postponed sizes, the time of the first one is shown.
    waits = Dictionary(
      waiting.compactMap { row in row.timeline.waitsUntil.map { (row.widget.id, $0) } }
        .filter { $0.1 > now },
      uniquingKeysWith: min
    )
    budgets = WidgetBudgets(context.environment.settings)
    self.now = now
    zone = context.timeZone()
    isShown =
      !waits.isEmpty
      || widgets.contains { [budgets] in budgets.budget(of: $0) != ReloadBudget.none }
  }

  var heading: [String] { isShown ? ["BUDGET"] : [] }

  func cells(of widget: PlacedWidget) -> [String] {
    guard isShown else { return [] }
    let text = budgets.budget(of: widget).text
    guard let until = waits[widget.id] else { return [text] }
    return ["\(text), waits until \(ReloadWords.second(until, in: zone))"]
  }
}
