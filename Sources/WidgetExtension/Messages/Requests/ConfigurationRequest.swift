package import WidgetIntents

/// Which values a widget's configuration gets from what a person gives for it.
package struct ConfigurationRequest: Codable, Equatable, Sendable {
  /// The author's name for the widget.
  package var kind: String
  package var arguments: [IntentArgument]
  /// What the widget is configured with besides; options may depend on it (AI-51).
  package var kept: [IntentArgument]
  /// What words such as `tomorrow` are counted from, in microseconds since 1970 UTC (RT-2).
  package var now: Int64

  package init(
    kind: String,
    arguments: [IntentArgument],
    kept: [IntentArgument] = [],
    now: Int64
  ) {
    self.kind = kind
    self.arguments = arguments
    self.kept = kept
    self.now = now
  }
}

/// Which ready-made configurations of a widget are wanted.
package struct RecommendationsRequest: Codable, Equatable, Sendable {
  /// The author's name for the widget.
  package var kind: String

  package init(kind: String) {
    self.kind = kind
  }
}

/// A ready-made configuration of a widget, and what its author calls it (WK-18).
package struct RecommendedConfiguration: Codable, Equatable, Sendable {
  package var title: String
  /// What differs from the defaults.
  package var arguments: [IntentArgument]

  package init(title: String, arguments: [IntentArgument]) {
    self.title = title
    self.arguments = arguments
  }
}
