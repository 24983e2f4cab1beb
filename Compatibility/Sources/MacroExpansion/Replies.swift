import FoundationEssentials

/// Turns messages of the compiler into the plug-in's answers.
package enum Replies {
  /// The answer as JSON; `nil` only where even a refusal cannot be written.
  package static func reply(to message: [UInt8]) -> [UInt8]? {
    let request = try? JSONDecoder().decode(PluginRequest.self, from: Data(message))
    guard let data = try? JSONEncoder().encode(reply(to: request)) else { return nil }
    return [UInt8](data)
  }

  private static func reply(to request: PluginRequest?) -> PluginReply {
    if request?.getCapability != nil { return PluginReply(getCapabilityResult: .init()) }
    if let use = request?.expandFreestandingMacro {
      return expanded(by: use.macro) { PreviewExpansion.source(of: use) }
    }
    if let use = request?.expandAttachedMacro {
      return expanded(by: use.macro) {
        use.macro.typeName == "PreviewableMacro" ? "" : EntryExpansion.source(of: use)
      }
    }
    return refused("the plug-in does not know this request of the compiler")
  }

  private static func expanded(
    by macro: PluginRequest.Macro,
    _ expand: () -> String?
  ) -> PluginReply {
    guard let source = expand() else { return refused("\(macro.typeName) cannot read its use") }
    return PluginReply(expandMacroResult: .init(expandedSource: source))
  }

  private static func refused(_ message: String) -> PluginReply {
    PluginReply(expandMacroResult: .init(diagnostics: [.init(message: message)]))
  }
}
