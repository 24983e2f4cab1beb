/// A type with a name that outlives renaming.
public protocol PersistentlyIdentifiable {
  /// The unqualified type name unless the author gives another.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String {
    TypeName.unqualified(Self.self)
  }
}
