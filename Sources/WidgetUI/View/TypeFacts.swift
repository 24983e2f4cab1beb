/// What the types of views, modifiers and styles are, found out once for each: asking the runtime, or looking at the
/// properties of a value, takes longer than archiving most views (a third of the way from views to bytes).
@MainActor
final class TypeFacts {
  /// Facts about types never change, so one table serves all pictures.
  static let known = TypeFacts()

  private var views: [ObjectIdentifier: (any PrimitiveView.Type)?] = [:]
  private var modifiers: [ObjectIdentifier: (any PrimitiveModifier.Type)?] = [:]
  private var plain: Set<ObjectIdentifier> = []

  private init() {}

  /// The type as one of views that are archived as they are; `nil` for one with a body.
  func primitiveView<Content>(_ type: Content.Type) -> (any PrimitiveView.Type)? {
    let id = ObjectIdentifier(type)
    if let known = views[id] { return known }
    let primitive = type as? any PrimitiveView.Type
    views[id] = .some(primitive)
    return primitive
  }

  /// The type as one of modifiers that are archived as they are; `nil` for one with a body.
  func primitiveModifier<Modifier>(_ type: Modifier.Type) -> (any PrimitiveModifier.Type)? {
    let id = ObjectIdentifier(type)
    if let known = modifiers[id] { return known }
    let primitive = type as? any PrimitiveModifier.Type
    modifiers[id] = .some(primitive)
    return primitive
  }

  /// Whether no value of the type has a property that needs the environment, as far as it was seen.
  func isPlain(_ type: Any.Type) -> Bool { plain.contains(ObjectIdentifier(type)) }

  /// Notes that no value of a type has a property that needs the environment.
  func notePlain(_ type: Any.Type) { plain.insert(ObjectIdentifier(type)) }
}
