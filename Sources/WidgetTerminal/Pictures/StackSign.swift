/// A sign in a widget's frame, such as `○●○`, which shows that it is in front of a stack.
package struct StackSign: Hashable, Sendable {
  /// The name of the stack, as the user gave it.
  package let name: String
  /// The index of the widget in front, from 0.
  package let place: Int
  /// The number of widgets in the stack, at least 1.
  package let count: Int

  package init(name: String, place: Int, count: Int) {
    (self.name, self.place, self.count) = (name, place, count)
  }

  /// The most dots of a sign; more could not be counted at a glance and do not fit in a small
  /// frame.
  private static let mostDots = 5

  /// Returns the sign: a dot for each member of the stack, filled for the one in front.
  ///
  /// In ASCII, or if there are too many members, it is a fraction such as `2/7`.
  package func text(isASCII: Bool) -> String {
    guard !isASCII, count <= Self.mostDots else { return "\(place + 1)/\(count)" }
    return (0..<count).map { $0 == place ? "●" : "○" }.joined()
  }
}
