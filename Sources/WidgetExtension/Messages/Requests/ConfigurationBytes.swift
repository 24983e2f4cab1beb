internal import WidgetIntents

/// The encoding of a placed widget's configuration in stores.
extension [IntentArgument] {
  /// Decodes a configuration; no bytes are an empty configuration.
  ///
  /// - Throws: `FrameFault.badBody` for bytes that are not a configuration.
  package init(configurationBytes bytes: [UInt8]) throws(FrameFault) {
    if bytes.isEmpty {
      self = []
    } else if let kept = DevelopmentJSON.value([IntentArgument].self, in: bytes) {
      self = kept
    } else {
      self = try MessageBytes.message(in: bytes)
    }
  }

  /// Returns the encoded configuration; empty for a widget without one.
  ///
  /// - Throws: `FrameFault.badBody` for a configuration that readers would reject.
  package func configurationBytes() throws(FrameFault) -> [UInt8] {
    isEmpty ? [] : try MessageBytes.of(self)
  }
}
