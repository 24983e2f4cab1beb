package import WidgetIntents

/// The encoding of an intent's arguments in the journal, as `[IntentArgument]`.
///
/// Of an entity only the identifier and the title are stored, because the store has its other
/// properties.
package enum JournalParameters {
  /// Encodes the arguments of a request, in order; returns no bytes if they cannot be encoded.
  package static func bytes(_ arguments: [IntentArgument]) -> [UInt8] {
    let kept = arguments.map { argument in
      guard case .value(let value) = argument.input else { return argument }
      return IntentArgument(argument.name, value: value.withoutProperties)
    }
    return (try? MessageBytes.of(kept)) ?? []
  }

  /// Encodes the values of a prepared call, one for each name.
  package static func bytes(_ names: [String], _ values: [IntentValue]) -> [UInt8] {
    bytes(zip(names, values).map { IntentArgument($0, value: $1) })
  }
}

extension IntentValue {
  fileprivate var withoutProperties: IntentValue {
    switch self {
    case .entity(let entity):
      .entity(
        EntityValue(
          type: entity.type,
          id: entity.id,
          title: entity.title,
          subtitle: entity.subtitle
        )
      )
    case .list(let values): .list(values.map(\.withoutProperties))
    default: self
    }
  }
}
