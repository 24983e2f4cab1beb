import WidgetIntents
import WidgetTerminal

/// A widget's control as a row of a table and as JSON.
enum ControlText {
  static func row(_ control: WidgetControl) -> [String] {
    ["\(control.number)", control.label, control.kind, deed(of: control)]
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

  private static func deed(of control: WidgetControl) -> String {
    switch control.target {
    case .link(let address): return address
    case .action(let action):
      let parameters = action.parameters.map { " \($0.name)=\($0.value)" }.joined()
      return CommandLineName.intent(action.intent) + parameters
    }
  }
}
