import Essentials
import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The reload budgets of placed widgets.
///
/// A widget has its own budget, or else that of its kind in the settings, or else the general one
/// in the settings.
struct WidgetBudgets: Sendable {
  private let settings: Settings

  init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  func budget(of widget: PlacedWidget) -> ReloadBudget { held(by: widget).budget }

  /// Returns the budget of a widget, and the number of its line in the settings.
  ///
  /// The line is `nil` for a budget that is stored with the widget, and for the default. An invalid
  /// budget is ignored, because reading the settings reports it.
  func held(by widget: PlacedWidget) -> (budget: ReloadBudget, line: Int?) {
    if let own = widget.budget.flatMap({ ReloadBudget($0) }) { return (own, nil) }
    let own = [
      widget.ownCommandName, KindName.commandName(of: widget.kind), widget.kind,
    ]
    let names = own.flatMap { [$0, "\(widget.extensionName)/\($0)"] }
    let ofKind = settings.entries(ofKind: names).last { $0.key == Setting.budget.rawValue }
    for entry in [ofKind, settings.entry(.budget)] {
      guard let entry, let budget = ReloadBudget(entry.value) else { continue }
      return (budget, entry.line)
    }
    return (ReloadBudget.none, nil)
  }

  /// Returns the value of the option `--budget`; `nil` without the option, or for an empty text.
  ///
  /// - Throws: `.usage` with the valid forms.
  static func given(_ context: CommandContext) throws(CommandError) -> ReloadBudget? {
    guard let text = context.arguments.value(of: .budget), !text.isEmpty else { return nil }
    return try read(text, named: "--budget")
  }

  /// Parses a budget; `name` is the name of the option or setting, for errors.
  static func read(_ text: String, named name: String) throws(CommandError) -> ReloadBudget {
    guard let budget = ReloadBudget(text) else {
      throw .usage(
        .invalidValue(option: name, value: text, expected: ReloadBudget.forms)
      )
    }
    return budget
  }
}

/// Describes the reload budget of a timeline in words, for a line or a cell of a table.
struct BudgetWords {
  let budget: ReloadBudget
  let state: BudgetState
  let now: Date
  let zone: TimeZoneRules

  /// The budget and the number of reloads that are left, such as `50/day, 47 left`.
  var left: String {
    guard let left = budget.left(state, at: now) else { return budget.text }
    return "\(budget.text), \(left) left"
  }

  /// Since when and until when a reload is postponed, in microseconds since 1970 UTC; `nil` if none
  /// is postponed.
  var wait: (since: Int64, until: Int64)? {
    guard let wait = state.wait else { return nil }
    return (Instant(wait.since).microseconds, Instant(wait.until).microseconds)
  }
}
