package import WidgetIntents
package import Wire

/// A message about the progress of a request.
package struct ProgressNotice: Equatable, Sendable {
  /// The completed fraction from 0 to 1; `nil` if the total is unknown.
  package var fraction: Double?
  package var text: String

  package init(fraction: Double? = nil, text: String) {
    self.fraction = fraction
    self.text = text
  }
}

/// A message for the host's log, such as that a timeline's entries were unsorted (WK-78).
package struct LogNotice: Equatable, Sendable {
  package enum Level: String, Sendable, CaseIterable {
    case note, warning, error
  }

  package var level: Level
  package var text: String
}

/// A request of a widget's author for new timelines; the host decides when they are made (WK-38,
/// WK-42).
package struct ReloadNotice: Equatable, Sendable {
  /// The kind of widget; `nil` for all kinds of the extension.
  package var kind: String?
}

/// A placed widget, described for the author's `WidgetCenter` (WK-39).
package struct PlacedConfiguration: Equatable, Sendable {
  package var kind: String
  /// The family's command-line name.
  package var family: String
  package var configuration: [IntentArgument]

  package init(kind: String, family: String, configuration: [IntentArgument] = []) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}

extension ProgressNotice: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      // An author may divide by zero: readers take finite numbers alone.
      fraction: try c.field(
        "fraction",
        0,
        (value?.fraction).flatMap { $0.isFinite ? $0 : nil }
      ),
      text: try c.required("text", 1, value?.text)
    )
  }
}

extension LogNotice.Level: WiredWord {}

extension LogNotice: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      level: try c.required("level", 0, value?.level),
      text: try c.required("text", 1, value?.text)
    )
  }
}

extension ReloadNotice: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      kind: try c.field("kind", 0, value?.kind)
    )
  }
}

extension PlacedConfiguration: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      kind: try c.required("kind", 0, value?.kind),
      family: try c.required("family", 1, value?.family),
      configuration: try c.list("configuration", 2, value?.configuration)
    )
  }
}
