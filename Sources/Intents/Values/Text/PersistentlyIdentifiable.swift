internal import Ground

/// A type with a name that outlives renaming.
public protocol PersistentlyIdentifiable {
  /// The unqualified type name, unless the author sets another.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String {
    SwiftTypeName.unqualified(Self.self)
  }
}

/// The names of Swift types in registries and messages.
package enum SwiftTypeName {
  /// A cache: making a name costs more than most of its uses.
  private static let known = Guarded<[ObjectIdentifier: String]>([:])

  /// The type's name without its module and outer types.
  package static func unqualified(_ type: Any.Type) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      // What `String(describing:)` comes to for a type, without asking first what else it may be.
      let whole = _typeName(type, qualified: false)
      let name = whole.split(separator: ".").last.map(String.init) ?? whole
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// The type's name with its module, for messages about namesakes.
  static func qualified(_ type: Any.Type) -> String {
    _typeName(type)
  }
}
