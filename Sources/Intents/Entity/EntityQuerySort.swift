/// One property to sort by.
public struct EntityQuerySort<Entity: AppEntity> {
  /// Which end comes first.
  public enum Ordering: Sendable, Hashable { case ascending, descending }

  /// Compare it with `\Entity.$name`.
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
