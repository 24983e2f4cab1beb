/// Collects the comparisons of one property.
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
