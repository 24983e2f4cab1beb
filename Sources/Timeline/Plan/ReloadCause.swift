/// The full cause of a reload: its reason, the origin of the request, and the change that led to
/// it.
package struct ReloadCause: Hashable, Sendable {
  package var reason: ReloadReason
  package var asker: ReloadAsker
  /// The kind of change if the reason is `changed`; `nil` for any other reason, or if unknown.
  package var change: DirtyCause?
  /// Whether the command was run without the budget (WK-88).
  package var isUnlimited: Bool

  package init(
    _ reason: ReloadReason,
    by asker: ReloadAsker,
    change: DirtyCause? = nil,
    isUnlimited: Bool = false
  ) {
    self.reason = reason
    self.asker = asker
    self.change = reason == .changed ? change : nil
    self.isUnlimited = isUnlimited
  }
}

/// The reason for a reload; the raw value is stored, and printed by `timeline`.
package enum ReloadReason: String, Sendable, CaseIterable {
  /// There is no timeline yet.
  case first
  /// The date that the policy names has come.
  case policy
  /// The last attempt failed and its delay has passed.
  case retry
  /// Something that the timeline was made from has changed.
  case changed
  /// A user or a program requested the reload by name.
  case requested
}

/// The origin of a request for a reload; the raw value is the number in the store.
package enum ReloadAsker: Int64, Sendable, CaseIterable {
  /// A timer: cron or systemd.
  case timer = 1
  /// A live view that shows the widget.
  case watch
  /// A press of a widget's button or toggle, also for other widgets that the press made stale.
  case press
  /// The command `refresh`, run by a user or a script.
  case refresh
  /// The author's code, through `WidgetCenter`.
  case widgetCenter
  /// A command that shows a picture which was not made before.
  case show
  /// A command that changed data: an intent, a script, an undo or a setting.
  case command
}

/// The kind of change that made a timeline outdated, for the rules of budgets; the raw value is the
/// name in JSON.
package enum DirtyCause: String, Sendable, CaseIterable {
  /// Records of a collection have changed.
  case records
  /// The language of pictures has changed.
  case language
  /// The drawing style has changed: light or dark mode, or the theme.
  case appearance
  /// A setting that extensions receive has changed, such as the user's location.
  case surroundings
  /// Data that an extension keeps outside of the store has changed.
  case state
  /// The extension's program was replaced.
  case program
  /// The content of a Live Activity has changed.
  case update
  /// A reload was requested while the timeline was being made.
  case request
}
