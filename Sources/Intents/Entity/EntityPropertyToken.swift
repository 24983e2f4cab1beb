/// The identity of one property declaration of one entity; copies of the property share it.
final class EntityPropertyToken: Sendable {}
