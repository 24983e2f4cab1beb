internal import Ground

/// A type with an identifier that does not change when the type is renamed.
///
/// ```swift
/// struct TidyUp: AppIntent {
///   static let title: LocalizedStringResource = "Tidy Up"
///   static let persistentIdentifier = "Archive"
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol PersistentlyIdentifiable {
  /// The unqualified name of the type, unless the author declares another identifier.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String {
    SwiftTypeName.unqualified(Self.self)
  }
}

/// The names of Swift types in registries and messages.
package enum SwiftTypeName {
  /// The computed names by type; computing a name is slower than most of its uses.
  private static let known = Guarded<[ObjectIdentifier: String]>([:])

  /// Returns the type's name without its module and enclosing types.
  package static func unqualified(_ type: Any.Type) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      // What `String(describing:)` comes to for a type, without asking first what else it may be.
      let whole = _typeName(type, qualified: false)
      let dot = whole.utf8.lastIndex(of: UInt8(ascii: "."))
      let name = dot.map { String(whole[whole.utf8.index(after: $0)...]) } ?? whole
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// Returns the type's name with its module, for messages about types that share a name.
  static func qualified(_ type: Any.Type) -> String {
    _typeName(type)
  }

  /// Sets new names for types that would have the same identifier as another type.
  static func rename(_ types: [Namesake]) {
    known.withLock { known in
      for type in types { known[ObjectIdentifier(type.type)] = type.name }
    }
  }

  /// Returns new names for types that share a name; the first type keeps its name and is not in the
  /// result.
  ///
  /// The first is the least nested type, then the first by qualified name. Each other type is named
  /// after its enclosing types, and after its module if necessary: `Depot.Count` becomes
  /// `DepotCount`.
  static func namesakes(
    among types: [Any.Type],
    writtenAs written: (String) -> String = { $0 }
  ) -> [Namesake] {
    var found: [Namesake] = []
    var groups: [String: [Any.Type]] = [:]
    for type in types {
      let name = written(unqualified(type))
      if groups[name]?.contains(where: { $0 == type }) != true {
        groups[name, default: []].append(type)
      }
    }
    var taken = Set(groups.keys)
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let ordered = group.map { (path: path(of: $0), type: $0) }
        .sorted { ($0.path.count, qualified($0.type)) < ($1.path.count, qualified($1.type)) }
      for (path, type) in ordered.dropFirst() {
        // Those that no qualifier tells apart stay namesakes, which are an error.
        for length in stride(from: 2, through: path.count, by: 1) {
          let longer = path.suffix(length).joined()
          guard taken.insert(written(longer)).inserted else { continue }
          found.append(Namesake(type: type, name: longer, first: ordered[0].type))
          break
        }
      }
    }
    return found
  }

  /// Returns the module, the enclosing types and the type's own name.
  ///
  /// An enclosing context without a name, that of a private type, is omitted.
  private static func path(of type: Any.Type) -> [String] {
    qualified(type).split(separator: ".").map(String.init).filter { !$0.hasPrefix("(") }
  }
}

/// A type that is renamed because another type has the same name.
struct Namesake {
  let type: Any.Type
  let name: String
  let first: Any.Type
}
