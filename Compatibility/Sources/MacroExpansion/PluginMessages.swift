import FoundationEssentials

/// A request from the compiler; for a request of another kind all fields are empty.
struct PluginRequest: Decodable {
  struct Capability: Decodable {}

  /// A macro's use in the source.
  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileID: String
      var line: Int
      var column: Int
    }

    var source: String
    var location: Location
  }

  struct Macro: Decodable {
    /// The name in `#externalMacro(module:type:)`.
    var typeName: String
  }

  /// A macro that begins with a `#`.
  struct Freestanding: Decodable {
    var macro: Macro
    /// The beginning of names that are unique to this use.
    var discriminator: String
    var syntax: Syntax
  }

  /// A macro that begins with an `@`.
  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    /// The type that an extension is made for.
    var extendedTypeSyntax: Syntax?
    /// The conformances that the type still lacks, of those that the macro adds.
    var conformanceListSyntax: Syntax?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// The plug-in's answer: one of its fields.
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
    /// The expansion; `nil` if there is none.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}

/// Turns messages of the compiler into the plug-in's answers.
package enum Replies {
  /// Returns the answer to a message, both as JSON; `nil` if the answer cannot be encoded.
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
        switch use.macro.typeName {
        case "PreviewableMacro": ""
        case "ModelMacro": ModelExpansion.source(of: use)
        case "EntryMacro": EntryExpansion.source(of: use)
        case "UnionValueMacro": UnionExpansion.source(of: use)
        default: SchemaExpansion.source(of: use)
        }
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
