import SharedStore
import WidgetIntents
import WidgetTerminal

/// A valid name for a placed widget, by which commands can refer to it.
struct WidgetName {
  /// The most characters of a name; so many fit in the title of the narrowest size and in a line of
  /// a list.
  private static let maximumLength = 40

  /// The name; `nil` if the widget's present name is removed.
  let text: String?

  /// Checks a name; an empty text means no name.
  ///
  /// `noun` is the word for the named thing in messages.
  /// - Throws: `.usage` for a name that could not be typed or displayed.
  init(_ text: String, called noun: String = "widget") throws(CommandError) {
    let name = String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    )
    if name.isEmpty {
      self.text = nil
      return
    }
    let problem: String? =
      if name.count > Self.maximumLength {
        "at most \(Self.maximumLength) characters"
      } else if !name.unicodeScalars.allSatisfy(Self.isShown) {
        "a name on one line"
      } else if name.allSatisfy(\.isNumber) {
        noun == "widget"
          ? "a name that is not a number: those are the widgets' ids"
          : "a name that is not a number"
      } else if name.hasPrefix("-") {
        "a name that does not begin as an option"
      } else {
        nil
      }
    if let problem {
      let shown =
        String(name.prefix(Self.maximumLength)) + (name.count > Self.maximumLength ? "…" : "")
      throw .usage(.invalidValue(option: "NAME", value: shown, expected: problem))
    }
    self.text = name
  }

  /// Throws an error if another placed widget or a stack already has this name.
  func requireFree(
    for widget: PlacedWidget?,
    among placed: [PlacedWidget]
  ) throws(CommandError) {
    guard let text else { return }
    let folded = FoldedText.fold(text)
    if let stack = placed.compactMap(\.stack).first(where: { FoldedText.fold($0) == folded }) {
      throw .usage(.other(message: "a stack is called '\(stack)'", hint: "choose another name"))
    }
    for other in placed {
      let isNamed = other.id != widget?.id && other.name.map(FoldedText.fold) == folded
      guard isNamed || FoldedText.fold(WidgetSelector.ownName(of: other)) == folded else {
        continue
      }
      throw .usage(
        .other(
          message: isNamed
            ? "widget \(other.shortID) is called '\(text)' already"
            : "'\(text)' is what widgets of that kind are called",
          hint: "choose another name"
        )
      )
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
