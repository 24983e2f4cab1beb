internal import Ground

/// The rules for comparing two values, shared by searches, scripts' operators and store queries
/// (LG-10, LG-20).
package struct ValueComparison: Sendable {
  /// The conversion of days to instants, by the user's time zone.
  package let days: UserDays

  /// Creates the comparison rules with a conversion of days to instants.
  package init(days: UserDays) {
    self.days = days
  }

  /// Creates the comparison rules for the time zone of a context.
  package init(_ context: IntentContext) {
    days = UserDays(context.calendar)
  }

  /// Returns whether two values are equal; absent values are equal to each other.
  ///
  /// Texts are compared by canonical equivalence; an instant is equal to its day.
  package func areEqual(_ left: IntentValue, _ right: IntentValue) -> Bool {
    switch (left, right) {
    case (.int, .double), (.double, .int), (.measurement, .measurement):
      order(left, right) == .equal
    case (.date, .date), (.date, .dateComponents), (.dateComponents, .date),
      (.dateComponents, .dateComponents):
      moments(left, right).map { days.order($0, $1) == .equal } ?? (left == right)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    default: left == right
    }
  }

  /// Compares two values; returns `nil` if a value is absent, or if the two have no order.
  package func order(_ left: IntentValue, _ right: IntentValue) -> ValueOrder? {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): ValueOrder(left ? 1 : 0, right ? 1 : 0)
    case (.int(let left), .int(let right)): ValueOrder(left, right)
    case (.double(let left), .double(let right)): Self.order(left, right)
    case (.int(let left), .double(let right)): Self.order(Double(left), right)
    case (.double(let left), .int(let right)): Self.order(left, Double(right))
    case (.string(let left), .string(let right)): ValueOrder(left, right)
    case (.url(let left), .url(let right)): ValueOrder(left.absoluteString, right.absoluteString)
    case (.duration(let left), .duration(let right)): ValueOrder(left, right)
    case (.measurement(let left), .measurement(let right)):
      left.dimension == right.dimension
        ? right.value(in: left.unit).flatMap { Self.order(left.value, $0) } : nil
    case (.enumeration(let left), .enumeration(let right)):
      left.type == right.type ? ValueOrder(left.position, right.position) : nil
    case (.entity(let left), .entity(let right)): ValueOrder(left.title, right.title)
    default: moments(left, right).map { days.order($0, $1) }
    }
  }

  /// Returns the sort order of two values; an absent value comes last in both directions (LG-10).
  package func listed(
    _ left: IntentValue,
    _ right: IntentValue,
    isDescending: Bool = false
  ) -> ValueOrder {
    switch (Self.isAbsent(left), Self.isAbsent(right)) {
    case (true, true): return .equal
    case (true, false): return .greater
    case (false, true): return .less
    case (false, false):
      let order =
        moments(left, right).map { days.listed($0, $1) } ?? order(left, right) ?? .equal
      return isDescending ? order.reversed : order
    }
  }

  /// Returns whether a text contains another, ignoring case, or a list contains an element.
  package func contains(_ value: IntentValue, _ part: IntentValue) -> Bool {
    if case .list(let elements) = value {
      guard case .string(let text) = part else { return elements.contains { areEqual($0, part) } }
      let folded = SearchText.folded(text)
      return elements.contains { element in
        if case .string(let text) = element { SearchText.folded(text) == folded } else { false }
      }
    }
    return areTexts(value, part, SearchText.contains)
  }

  /// Returns whether both values are texts and `holds` returns true for them.
  package func areTexts(
    _ left: IntentValue,
    _ right: IntentValue,
    _ holds: (String, String) -> Bool
  ) -> Bool {
    guard case .string(let left) = left, case .string(let right) = right else { return false }
    return holds(left, right)
  }

  private func moments(_ left: IntentValue, _ right: IntentValue) -> (Moment, Moment)? {
    guard let left = days.moment(of: left), let right = days.moment(of: right) else { return nil }
    return (left, right)
  }

  /// Compares two numbers; `nil` if one is NaN.
  private static func order(_ left: Double, _ right: Double) -> ValueOrder? {
    left.isNaN || right.isNaN ? nil : ValueOrder(left, right)
  }

  private static func isAbsent(_ value: IntentValue) -> Bool {
    switch value {
    case .none: true
    case .double(let number): number.isNaN
    default: false
    }
  }
}
