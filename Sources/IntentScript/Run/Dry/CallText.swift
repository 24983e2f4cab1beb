package import WidgetIntents

/// Formats a performed intent as a call in a script: `add-to-do(name: "Milk", due: 2026-11-22)`.
package struct CallText: Sendable {
  private let evaluator: ValueEvaluator

  /// Creates a formatter; `clock` is the reader's, for instants.
  package init(_ clock: ScriptClock) {
    evaluator = ValueEvaluator(clock: clock, limits: ScriptLimits()) { $0.unicodeScalars.count }
  }

  package func text(_ intent: String, _ arguments: [IntentArgument]) -> String {
    let written = arguments.map { argument in
      switch argument.input {
      case .text(let text): "\(argument.name): \(Self.quoted(text))"
      case .value(let value): "\(argument.name): \(text(value))"
      }
    }
    return "\(intent)(\(written.joined(separator: ", ")))"
  }

  private func text(_ value: IntentValue) -> String {
    switch value {
    case .none: "nil"
    case .string(let text): Self.quoted(text)
    case .enumeration(let value): ".\(value.rawValue)"
    case .entity(let entity): "\(entity.type)(\(Self.quoted(entity.title)))"
    case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    default: evaluator.text(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
