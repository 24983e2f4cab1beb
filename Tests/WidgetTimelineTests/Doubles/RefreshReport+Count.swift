import WidgetTimeline

extension RefreshReport {
  /// The number of timelines that were made and stored.
  var storedCount: Int {
    outcomes.count { outcome in
      if case .stored = outcome.result { true } else { false }
    }
  }
}
