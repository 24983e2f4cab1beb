import IntentScript

extension CheckedScript {
  /// Whether it draws widgets, which only the host can.
  var showsWidgets: Bool {
    meanings.contains { if case .show = $0 { true } else { false } }
  }
}
