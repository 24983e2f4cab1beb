import SharedStore
import WidgetIntents
import WidgetTerminal

/// A valid name for a stack.
struct StackName: Sendable {
  /// The names of actions, which cannot be names of stacks, because a user who forgot the stack's
  /// name would type an action there.
  static let actions = ["add", "remove", "list"]

  let text: String

  /// Checks a name.
  ///
  /// - Throws: `.usage` for a name that could not be typed or displayed.
  init(_ text: String) throws(CommandError) {
    guard let name = try WidgetName(text, called: "stack").text else {
      throw .usage(.invalidValue(option: "NAME", value: text, expected: "a name, such as day"))
    }
    guard !Self.actions.contains(name) else {
      throw .usage(
        .invalidValue(
          option: "NAME",
          value: name,
          expected: "the stack's name first: stack NAME \(name) …"
        )
      )
    }
    self.text = name
  }

  /// Returns the members of the stack with this name, in order.
  func members(among placed: [PlacedWidget]) -> [PlacedWidget] {
    let folded = FoldedText.fold(text)
    return placed.filter { $0.stack.map(FoldedText.fold) == folded }
  }

  /// Throws an error if a widget or another stack has this name; `old` is the present name of a
  /// stack that is renamed.
  func requireFree(
    among placed: [PlacedWidget],
    insteadOf old: String? = nil
  ) throws(CommandError) {
    let folded = FoldedText.fold(text)
    for other in placed {
      let calls: String? =
        if other.name.map(FoldedText.fold) == folded {
          "widget \(other.shortID) is called '\(text)'"
        } else if FoldedText.fold(WidgetSelector.ownName(of: other)) == folded {
          "'\(text)' is what widgets of that kind are called"
        } else if let stack = other.stack, stack != old, FoldedText.fold(stack) == folded {
          "there is a stack '\(stack)' already"
        } else {
          nil
        }
      guard let calls else { continue }
      throw .usage(.other(message: calls, hint: "choose another name"))
    }
  }
}
