package import WidgetIntents
package import Wire

/// A request to convert a user's input to the values of a widget's configuration.
package struct ConfigurationRequest: Equatable, Sendable {
  /// The author's identifier of the widget's kind.
  package var kind: String
  package var arguments: [IntentArgument]
  /// The widget's other configured values, which options may depend on (AI-51).
  package var kept: [IntentArgument]
  /// The current time for words such as `tomorrow`, in microseconds since 1970 UTC (RT-2).
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

/// A request for the ready-made configurations of a widget.
package struct RecommendationsRequest: Equatable, Sendable {
  /// The author's identifier of the widget's kind.
  package var kind: String

  package init(kind: String) {
    self.kind = kind
  }
}

/// A ready-made configuration of a widget, with the author's description of it (WK-18).
package struct RecommendedConfiguration: Equatable, Sendable {
  package var title: String
  /// The values of the configuration that differ from the defaults.
  package var arguments: [IntentArgument]

  package init(title: String, arguments: [IntentArgument]) {
    self.title = title
    self.arguments = arguments
  }
}

extension ConfigurationRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      kind: try c.required("kind", 0, value?.kind),
      arguments: try c.list("arguments", 1, value?.arguments),
      kept: try c.list("kept", 2, value?.kept),
      now: try c.required("now", 3, value?.now)
    )
  }
}

extension RecommendationsRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      kind: try c.required("kind", 0, value?.kind)
    )
  }
}

extension RecommendedConfiguration: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      title: try c.required("title", 0, value?.title),
      arguments: try c.list("arguments", 1, value?.arguments)
    )
  }
}
