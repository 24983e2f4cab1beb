/// What a dependency is looked up by: the author's key, or the type.
struct DependencyKey: Hashable, Sendable, CustomStringConvertible {
  private let custom: (any Hashable & Sendable)?
  private let type: Any.Type

  init(_ key: (any Hashable & Sendable)?, _ type: Any.Type) {
    custom = key
    self.type = type
  }

  var description: String {
    let name = TypeName.unqualified(type)
    return custom.map { "\(name) (key \($0))" } ?? name
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left.custom, right.custom) {
    case (nil, nil): left.type == right.type
    case (let left?, let right?): AnyHashable(left) == AnyHashable(right)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    if let custom {
      hasher.combine(AnyHashable(custom))
    } else {
      hasher.combine(ObjectIdentifier(type))
    }
  }
}
