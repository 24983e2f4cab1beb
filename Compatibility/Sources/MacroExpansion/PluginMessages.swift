import FoundationEssentials

/// A request from the compiler; kinds of requests that the plug-in does not handle leave all fields
/// empty.
struct PluginRequest: Decodable {
  struct Capability: Decodable {}

  /// The source text at which a macro is used, with its location.
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
    /// The type name in `#externalMacro(module:type:)`.
    var typeName: String
  }

  /// A request to expand a macro that begins with `#`.
  struct Freestanding: Decodable {
    var macro: Macro
    /// The prefix for names that are unique to this use of the macro.
    var discriminator: String
    var syntax: Syntax
  }

  /// A request to expand a macro that begins with `@`.
  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    /// The type to which an extension macro adds an extension; `nil` for any other macro.
    var extendedTypeSyntax: Syntax?
    /// Those conformances of the macro that the type does not have yet.
    var conformanceListSyntax: Syntax?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// The plug-in's reply to the compiler; exactly one field is set.
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
    /// The source code of the expansion; `nil` if the macro cannot be expanded.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}

/// Computes the replies to the compiler's messages.
package enum Replies {
  /// Returns the reply to a message; both are JSON.
  ///
  /// - Returns: `nil` if the reply cannot be encoded.
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
