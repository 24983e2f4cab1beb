internal import WidgetIntents

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
    self = try Frame(kind: .reply, correlation: 0, body: bytes).message([IntentArgument].self)
  }

  /// Empty for a widget without configuration.
  ///
  /// - Throws: `FrameFault.badBody` for values that JSON has no form for.
  package func configurationBytes() throws(FrameFault) -> [UInt8] {
    isEmpty ? [] : try Frame(.reply, 0, message: self).body
  }
}
