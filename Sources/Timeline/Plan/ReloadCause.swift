/// The full cause of a reload: its reason, its asker, and the change behind it.
package struct ReloadCause: Hashable, Sendable {
  package var reason: ReloadReason
  package var asker: ReloadAsker
  /// The change if the reason is `changed`; `nil` for any other reason, or if unknown.
  package var change: DirtyCause?
  /// Whether the command lifts the budget for itself (WK-88).
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

/// Why a timeline is asked for; the raw value is what the store keeps and `timeline` prints.
package enum ReloadReason: String, Sendable, CaseIterable {
  /// There is no timeline yet.
  case first
  /// The policy's date has come.
  case policy
  /// The last attempt failed and its delay has passed.
  case retry
  /// Something that the timeline was made from has changed.
  case changed
  /// A user or a program requested it by name.
  case requested
}

/// Who asked for a reload; the raw value is the number that the store keeps.
package enum ReloadAsker: Int64, Sendable, CaseIterable {
  /// cron or a systemd timer.
  case timer = 1
  /// A live view that shows the widget.
  case watch
  /// A button or toggle of a widget; the reload of other widgets that it made stale too.
  case press
  /// `refresh`, by a person or by a script.
  case refresh
  /// The author's code, through `WidgetCenter`.
  case widgetCenter
  /// A picture that was never made before and is to be shown.
  case show
  /// A command that changed something: an intent, a script, an undo, a setting.
  case command
}

/// The kind of change that made a timeline outdated, for a budget; the raw value is its name in JSON.
package enum DirtyCause: String, Sendable, CaseIterable {
  /// Records of a collection.
  case records
  /// The language of pictures.
  case language
  /// How pictures are drawn: light or dark, the theme.
  case appearance
  /// A setting that is handed to extensions, such as the user's place.
  case surroundings
  /// The state that an extension keeps outside of the store.
  case state
  /// The program of the extension is another one.
  case program
  /// The content of a Live Activity.
  case update
  /// A request that came while the timeline was being made.
  case request
}
