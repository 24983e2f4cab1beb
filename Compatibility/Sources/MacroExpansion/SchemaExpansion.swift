/// The expansion of `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`.
///
/// Apple's macros add the schema's requirements, but the schemas are not available here. A type
/// receives the conformance and a title from its name, and an intent the wrappers of its
/// parameters.
enum SchemaExpansion {
  /// The kind of type that a schema macro expands.
  ///
  /// It determines the conformance, and the suffix of the type's name that the title omits.
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

    /// The name and the type of the static property that contains the title.
    var naming: (member: String, type: String) {
      switch self {
      case .intent: ("title", "LocalizedStringResource")
      case .entity, .choice: ("typeDisplayRepresentation", "TypeDisplayRepresentation")
      }
    }
  }

  /// Returns the member, attribute or extension, depending on the role of the macro.
  ///
  /// - Returns: `nil` for another macro, or if the source does not declare a type.
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

/// The expansion of `@UnionValue` for an enumeration whose cases have one associated value each.
enum UnionExpansion {
  /// Returns the extension with the conformance; `nil` if a case does not have exactly one
  /// associated value.
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
  /// Returns an extension that adds a conformance.
  ///
  /// - Returns: An empty text if the type already declares the conformance; `nil` if no type is
  ///   extended.
  fileprivate func conformance(to name: String) -> String? {
    guard let type = extendedTypeSyntax?.source else { return nil }
    return conformanceListSyntax == nil ? "" : "extension \(type.trimmedType): \(name) {}"
  }
}

extension String {
  fileprivate var trimmedType: String { self[...].trimmed }
}
