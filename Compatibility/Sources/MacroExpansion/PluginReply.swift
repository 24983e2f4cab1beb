/// What the plug-in answers: one of its fields.
struct PluginReply: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable {
      /// The version of the messages (swift-syntax, PluginMessage.PROTOCOL_VERSION_NUMBER).
      var protocolVersion = 7
      var features: [String] = []
    }

    var capability = Version()
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName = ""
      var offset = 0
    }

    var message: String
    var severity = "error"
    var position = Position()
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  struct Expansion: Encodable {
    /// `nil` where there is nothing to expand to.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}
