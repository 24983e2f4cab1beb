/// A comparator for properties that equal the operand, with the query's own representation of this
/// condition.
public struct EqualToComparator<Value: _IntentValue, Mapping>: Sendable where Value: Equatable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value) -> Mapping) {
    erased = EntityQueryComparator(.equalTo, mappingTransform)
  }
}

/// A comparator for properties that differ from the operand, with the query's own representation of
/// this condition.
public struct NotEqualToComparator<Value: _IntentValue, Mapping>: Sendable where Value: Equatable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value) -> Mapping) {
    erased = EntityQueryComparator(.notEqualTo, mappingTransform)
  }
}

/// A comparator for properties less than the operand, with the query's own representation of this
/// condition.
public struct LessThanComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.lessThan, mappingTransform)
  }
}

/// A comparator for properties less than or equal to the operand, with the query's own
/// representation of this condition.
public struct LessThanOrEqualToComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.lessThanOrEqualTo, mappingTransform)
  }
}

/// A comparator for properties greater than the operand, with the query's own representation of
/// this condition.
public struct GreaterThanComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.greaterThan, mappingTransform)
  }
}

/// A comparator for properties greater than or equal to the operand, with the query's own
/// representation of this condition.
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.greaterThanOrEqualTo, mappingTransform)
  }
}

/// A comparator for properties between two operands, both included, with the query's own
/// representation of this condition.
public struct IsBetweenComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the two operands to the query's own representation of
  ///   the condition.
  public init(
    _ mappingTransform:
      @escaping @Sendable (Value.UnwrappedType, Value.UnwrappedType) -> Mapping
  ) {
    erased = EntityQueryComparator(between: mappingTransform)
  }
}

/// A comparator for text properties that contain the operand, with the query's own representation
/// of this condition.
public struct ContainsComparator<Value: _IntentValue, Mapping>: Sendable
where Value.ValueType == String {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (String) -> Mapping) {
    erased = EntityQueryComparator(.contains, mappingTransform)
  }
}

/// A comparator for text properties that begin with the operand, with the query's own
/// representation of this condition.
public struct HasPrefixComparator<Value: _IntentValue, Mapping>: Sendable
where Value.ValueType == String {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (String) -> Mapping) {
    erased = EntityQueryComparator(.hasPrefix, mappingTransform)
  }
}

/// A comparator for text properties that end with the operand, with the query's own representation
/// of this condition.
public struct HasSuffixComparator<Value: _IntentValue, Mapping>: Sendable
where Value.ValueType == String {
  fileprivate let erased: EntityQueryComparator<Mapping>

  /// Creates a comparator.
  ///
  /// - Parameter mappingTransform: Converts the operand to the query's own representation of the
  ///   condition.
  public init(_ mappingTransform: @escaping @Sendable (String) -> Mapping) {
    erased = EntityQueryComparator(.hasSuffix, mappingTransform)
  }
}

/// A comparator of a query without its Swift type, so that a list can contain different
/// comparators.
public struct EntityQueryComparator<Mapping>: Sendable {
  /// The comparison operator; `nil` for the comparator with two operands.
  let comparison: EntityComparison?
  /// Converts an operand to the query's own representation; returns `nil` if the operand has
  /// another type.
  let map: @Sendable (any Sendable) -> Mapping?
  let mapBoth: @Sendable (any Sendable, any Sendable) -> Mapping?

  fileprivate init<Operand>(
    _ comparison: EntityComparison,
    _ transform: @escaping @Sendable (Operand) -> Mapping
  ) {
    self.comparison = comparison
    map = { operand in (operand as? Operand).map(transform) }
    mapBoth = { _, _ in nil }
  }

  fileprivate init<Operand>(between transform: @escaping @Sendable (Operand, Operand) -> Mapping) {
    comparison = nil
    map = { _ in nil }
    mapBoth = { lower, upper in
      guard let lower = lower as? Operand, let upper = upper as? Operand else { return nil }
      return transform(lower, upper)
    }
  }
}

/// A result builder for the comparators of one property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, Mapping> {
  public static func buildBlock(
    _ comparators: EntityQueryComparator<Mapping>...
  ) -> [EntityQueryComparator<Mapping>] {
    comparators
  }

  public static func buildExpression(
    _ comparator: EqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value: Equatable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: NotEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value: Equatable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: LessThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.UnwrappedType: Comparable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: LessThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.UnwrappedType: Comparable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: GreaterThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.UnwrappedType: Comparable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: GreaterThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.UnwrappedType: Comparable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: IsBetweenComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.UnwrappedType: Comparable {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: ContainsComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.ValueType == String {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: HasPrefixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.ValueType == String {
    comparator.erased
  }

  public static func buildExpression(
    _ comparator: HasSuffixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Mapping> where Value.ValueType == String {
    comparator.erased
  }
}
