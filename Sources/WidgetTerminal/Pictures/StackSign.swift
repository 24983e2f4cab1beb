/// The sign in a frame that one of several widgets is in front there: `○●○`.
package struct StackSign: Hashable, Sendable {
  /// The stack's name.
  package let name: String
  /// The place of the widget in front, from 0.
  package let place: Int
  /// The number of members, at least 1.
  package let count: Int

  package init(name: String, place: Int, count: Int) {
    (self.name, self.place, self.count) = (name, place, count)
  }

  /// The most dots, as more could not be counted at a glance and do not fit in a small frame.
  private static let mostDots = 5

  /// Returns a dot for each widget, a filled one for that in front; a fraction if there are many, or in ASCII.
  package func text(isASCII: Bool) -> String {
    guard !isASCII, count <= Self.mostDots else { return "\(place + 1)/\(count)" }
    return (0..<count).map { $0 == place ? "●" : "○" }.joined()
  }
}
