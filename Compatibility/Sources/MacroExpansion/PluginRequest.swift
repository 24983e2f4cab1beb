/// What the compiler asks; a request of another kind leaves all fields empty.
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
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}
