import WidgetIntents
import WidgetTerminal

/// Finds the control that a person means by its number or the words on it (CL-10).
struct ControlSelector {
  let controls: [WidgetControl]
  /// The widget's name, for errors.
  let widget: String

  /// The one control: by number, by its whole label, by the beginning of its label or of a word in it.
  func select(_ word: String) throws(CommandError) -> WidgetControl {
    if controls.isEmpty {
      throw .failed(.negative, message: "\(widget) shows nothing that can be pressed", hint: nil)
    }
    if let number = Int(word) {
      guard let control = controls.first(where: { $0.number == number }) else {
        throw .failed(
          .negative,
          message: "\(widget) has no control \(number)",
          hint: "it has \(controls.count): 'widgetctl tap \(widget)' lists them"
        )
      }
      return control
    }
    let wanted = word.lowercased()
    let exact = controls.filter { $0.label.lowercased() == wanted }
    if exact.count == 1 { return exact[0] }
    let begun = controls.filter { $0.label.lowercased().hasPrefix(wanted) }
    let found = begun.isEmpty ? controls.filter { Self.hasWord(wanted, in: $0.label) } : begun
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw .usage(
        .ambiguous(
          kind: "control",
          name: word,
          candidates: found.map { "\($0.number) (\($0.label))" }
        )
      )
    }
    throw .usage(unknown(word))
  }

  /// Whether a word of the label begins so.
  private static func hasWord(_ wanted: String, in label: String) -> Bool {
    label.lowercased().split(separator: " ").contains { $0.hasPrefix(wanted) }
  }

  private func unknown(_ word: String) -> UsageError {
    let count = word.split(separator: " ").count
    let beginnings = controls.map {
      $0.label.split(separator: " ").prefix(count).joined(separator: " ")
    }
    return .unknownName(
      kind: "control",
      name: word,
      suggestion: NameSuggestion.closest(to: word, in: beginnings),
      hint: "'widgetctl tap \(widget)' lists them"
    )
  }
}
