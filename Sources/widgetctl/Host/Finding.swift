import WidgetTerminal

/// One thing that `doctor` looked at.
struct Finding: Equatable {
  enum State: String {
    case good = "ok"
    /// Worth knowing, and no reason to act.
    case note
    case wrong = "wrong"
  }

  let state: State
  let subject: String
  let detail: String
  let hint: String?

  init(_ state: State, _ subject: String, _ detail: String, hint: String? = nil) {
    self.state = state
    self.subject = subject
    self.detail = detail
    self.hint = hint
  }

  var line: String {
    let mark = state.rawValue + String(repeating: " ", count: 6 - state.rawValue.count)
    let advice = hint.map { " (\($0))" } ?? ""
    return "\(mark)\(subject): \(detail)\(advice)"
  }

  var json: JSONText {
    .object([
      ("state", .string(state.rawValue)), ("subject", .string(subject)),
      ("detail", .string(detail)), ("hint", .optional(hint)),
    ])
  }
}
