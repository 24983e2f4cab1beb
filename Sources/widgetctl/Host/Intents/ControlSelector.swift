import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Finds the control that the user means by a number or by words of its label (CL-10).
struct ControlSelector {
  let controls: [WidgetControl]
  /// Controls in rows to which a live view has scrolled; they have no numbers.
  var scrolled: [WidgetControl] = []
  /// The name of the widget, for messages.
  let widget: String

  /// Returns the only control with this number, complete label, beginning of a label, or beginning
  /// of a word in the label.
  func select(_ word: String) throws(CommandError) -> WidgetControl {
    if controls.isEmpty {
      throw .failed(
        .negative,
        message: "\(widget) shows nothing that can be pressed",
        hint: "another size may: add --size large"
      )
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

  /// Returns the control with an effect, such as an intent with its parameters, as the list of
  /// controls prints it.
  func select(doing effect: String) throws(CommandError) -> WidgetControl {
    let all = controls + scrolled
    guard let control = all.first(where: { ControlText.effect(of: $0.target) == effect }) else {
      throw .failed(
        .negative,
        message: "\(widget) has no control now that does '\(effect)'",
        hint: "'widgetctl tap \(widget)' lists what can be pressed"
      )
    }
    return control
  }

  /// Returns whether `label` contains a word that begins with `wanted`.
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

/// Describes a widget's control as a row of a table and as JSON.
enum ControlText {
  static func row(_ control: WidgetControl) -> [String] {
    ["\(control.number)", control.label, control.kind, effect(of: control.target)]
  }

  static func json(_ control: WidgetControl) -> JSONText {
    var members: [(String, JSONText)] = [
      ("number", .integer(Int64(control.number))), ("label", .string(control.label)),
    ]
    switch control.target {
    case .link(let address): members += [("kind", .string("link")), ("url", .string(address))]
    case .action(let action):
      let isToggle = action.role != .button
      members += [
        ("kind", .string(isToggle ? "toggle" : "button")),
        ("isOn", isToggle ? .bool(action.role == .toggleOn) : .null),
        ("intent", .string(CommandLineName.intent(action.intent))),
        ("parameters", .object(action.parameters.map { ($0.name, .string($0.value)) })),
      ]
    }
    return .object(members)
  }

  /// Returns the effect of pressing a control as text: an address, or an intent with its
  /// parameters.
  static func effect(of target: HitArea.Target) -> String {
    switch target {
    case .link(let address): return address
    case .action(let action):
      let parameters = action.parameters.map { " \($0.name)=\($0.value)" }.joined()
      return CommandLineName.intent(action.intent) + parameters
    }
  }
}
