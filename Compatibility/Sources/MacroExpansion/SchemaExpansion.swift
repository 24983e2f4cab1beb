/// What `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` add to a type.
///
/// Apple's write what a schema asks for. Schemas are not known here: a type gets its conformance, its name in words,
/// and an intent the wrapper of its parameters.
enum SchemaExpansion {
  /// The conformance that a kind of type gets, what it needs for it, and the ending of its names.
  private enum Kind: String {
    case intent = "SchemaIntentMacro"
    case entity = "SchemaEntityMacro"
    case choice = "SchemaEnumMacro"

    var conformance: String {
      switch self {
      case .intent: "AppIntent"
      case .entity: "AppEntity"
      case .choice: "AppEnum"
      }
    }

    var ending: String {
      switch self {
      case .intent: "Intent"
      case .entity: "Entity"
      case .choice: "Enum"
      }
    }

    /// The static member that says the type's name.
    var naming: (member: String, type: String) {
      switch self {
      case .intent: ("title", "LocalizedStringResource")
      case .entity, .choice: ("typeDisplayRepresentation", "TypeDisplayRepresentation")
      }
    }
  }

  /// The members, attributes or extension, by the role; `nil` for another macro or a source that is not read.
  static func source(of use: PluginRequest.Attached) -> String? {
    guard let kind = Kind(rawValue: use.macro.typeName) else { return nil }
    switch use.macroRole {
    case "memberAttribute":
      return kind == .intent && MemberVariable(use.declSyntax.source) != nil ? "@Parameter" : ""
    case "member":
      guard let type = TypeSource(use.declSyntax.source) else { return nil }
      let (member, typeName) = kind.naming
      guard !type.declares(member) else { return "" }
      let title = type.title(without: kind.ending)
      return "\(type.access)static var \(member): AppIntents.\(typeName) { \"\(title)\" }"
    case "extension":
      return use.conformance(to: "AppIntents.\(kind.conformance)")
    default: return nil
    }
  }
}

/// What `@UnionValue` adds to an enumeration whose cases hold one value each.
enum UnionExpansion {
  /// The extension by which the enumeration is a value; `nil` where a case holds none or several.
  static func source(of use: PluginRequest.Attached) -> String? {
    guard use.macroRole == "extension", let type = TypeSource(use.declSyntax.source),
      let name = use.extendedTypeSyntax?.source, !type.cases.isEmpty
    else { return nil }
    var kinds: [String] = []
    var values: [String] = []
    for unionCase in type.cases {
      guard let payload = unionCase.payload else { return nil }
      kinds.append("._case(\(payload).self) { .\(unionCase.name)($0) }")
      values.append("case .\(unionCase.name)(let value): value")
    }
    return """
      extension \(name): AppIntents._UnionValue {
        \(type.access)static var _unionCases: [AppIntents._UnionCase<Self>] {
          [\(kinds.joined(separator: ", "))]
        }
        \(type.access)var _unionValue: any AppIntents._IntentValue {
          switch self {
          \(values.joined(separator: "\n    "))
          }
        }
      }
      """
  }
}

extension PluginRequest.Attached {
  /// An extension with a conformance that the type does not declare itself; empty where it does.
  fileprivate func conformance(to name: String) -> String? {
    guard let type = extendedTypeSyntax?.source else { return nil }
    return conformanceListSyntax == nil ? "" : "extension \(type.trimmedType): \(name) {}"
  }
}

extension String {
  fileprivate var trimmedType: String { self[...].trimmed }
}
