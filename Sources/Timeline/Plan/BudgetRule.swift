/// The rules for which reloads a budget counts, and which ones wait for the minimum time between
/// reloads (WK-83, WK-84).
///
/// That minimum, the floor, is proportional to the processor time of the last reload.
package enum BudgetRule {
  /// Returns why a budget does not count a reload of this cause; `nil` if the reload counts.
  ///
  /// Reloads by a policy's date always count, whichever process noticed the date; so do retries
  /// after a failure.
  package static func exemption(_ cause: ReloadCause) -> BudgetExemption? {
    switch cause.reason {
    case .first: .newWidget
    case .policy, .retry: unlimited(cause)
    case .changed: exemption(changed: cause.change, askedBy: cause.asker) ?? unlimited(cause)
    case .requested: exemption(requestedBy: cause.asker) ?? unlimited(cause)
    }
  }

  /// Returns whether a reload of this cause may begin regardless of the cost of the last one.
  ///
  /// A user who presses a button, runs a command or asks for changed data waits for the picture.
  /// Programs, live views, and timers without a user's request would repeat their reloads, so the
  /// minimum time between reloads applies to them.
  package static func passesFloor(_ cause: ReloadCause) -> Bool {
    switch cause.asker {
    case .press, .command, .show: true
    case .timer: cause.reason == .requested
    case .refresh: cause.reason == .requested || cause.reason == .changed
    case .watch, .widgetCenter: false
    }
  }

  private static func unlimited(_ cause: ReloadCause) -> BudgetExemption? {
    cause.isUnlimited ? .unlimited : nil
  }

  private static func exemption(
    changed change: DirtyCause?,
    askedBy asker: ReloadAsker
  ) -> BudgetExemption? {
    switch change {
    case .language: return .language
    case .appearance: return .appearance
    case .surroundings: return .surroundings
    case .records, .state, .program, .update, .request, nil: break
    }
    switch asker {
    case .watch, .command: return .foreground
    // A press exempts the widget that was pressed, which is requested, and none of its neighbours.
    case .timer, .press, .refresh, .widgetCenter, .show: return nil
    }
  }

  private static func exemption(requestedBy asker: ReloadAsker) -> BudgetExemption? {
    switch asker {
    case .press: .press
    case .watch, .command: .foreground
    case .show: .newWidget
    // `refresh --force` stands for a push, which counts as WidgetCenter's requests do.
    case .timer, .refresh, .widgetCenter: nil
    }
  }
}

/// The reason why a reload does not count against a budget; the raw value is the number in the
/// store.
package enum BudgetExemption: Int64, Sendable, CaseIterable {
  /// The widget's own button or toggle was pressed (WK-94).
  case press = 1
  /// The widget has no timeline yet (WK-70, WK-82).
  case newWidget
  /// A user is working with the program, in a live view or by a command.
  case foreground
  /// The language of pictures has changed.
  case language
  /// Light or dark mode, or the theme, has changed.
  case appearance
  /// The user's location, or another setting that extensions receive, has changed.
  case surroundings
  /// The command was run without the budget (WK-88).
  case unlimited
}
