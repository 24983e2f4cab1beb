package import WidgetIntents

/// How far the extension is with what it was asked for.
package struct ProgressNotice: Codable, Equatable, Sendable {
  /// From 0 to 1; `nil` while the whole is not known.
  package var fraction: Double?
  package var text: String

  package init(fraction: Double? = nil, text: String) {
    self.fraction = fraction
    self.text = text
  }
}

/// A remark for the reader of the host's log, such as that a timeline's entries were unsorted (WK-78).
package struct LogNotice: Codable, Equatable, Sendable {
  package enum Level: String, Codable, Sendable {
    case note, warning, error
  }

  package var level: Level
  package var text: String

  package init(level: Level, text: String) {
    self.level = level
    self.text = text
  }
}

/// A widget author's wish for new timelines; the host decides when (WK-38, WK-42).
package struct ReloadNotice: Codable, Equatable, Sendable {
  /// The kind of widget; `nil` means all kinds of the extension.
  package var kind: String?

  package init(kind: String? = nil) {
    self.kind = kind
  }
}

/// A placed widget as an author's `WidgetCenter` may know it (WK-39).
package struct PlacedConfiguration: Codable, Equatable, Sendable {
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

/// The bytes in which stores keep a placed widget's configuration: the arguments as JSON.
extension [IntentArgument] {
  /// Reads a configuration; no bytes are an empty one.
  ///
  /// - Throws: `FrameFault.badBody` for bytes that are no configuration.
  package init(configurationBytes bytes: [UInt8]) throws(FrameFault) {
    guard !bytes.isEmpty else {
      self = []
      return
    }
    self = try MessageCoding.json.message([IntentArgument].self, in: bytes)
  }

  /// Empty for a widget without configuration.
  ///
  /// - Throws: `FrameFault.badBody` for values that JSON has no form for.
  package func configurationBytes() throws(FrameFault) -> [UInt8] {
    isEmpty ? [] : try MessageCoding.json.bytes(of: self)
  }
}
