import Essentials
package import IntentScript
package import WidgetIntents

/// Converts a user's text to a value of a type that a script declares, for a `param` or an answer.
package struct ScriptWords: Sendable {
  package let enumerations: [EnumMetadata]
  package let context: IntentContext
  /// Returns the entity, of the type with this identifier, that a text refers to.
  package let entity: @Sendable (_ type: String, _ text: String) async throws -> EntityValue

  /// Converts an input to a value; `parameter` is its name in messages.
  ///
  /// An input that is already a value is returned unchanged.
  ///
  /// - Throws: `IntentError` with the expected form and an example.
  package func value(
    of type: IntentValueType,
    from input: IntentInput,
    parameter: String
  ) async throws(IntentError) -> IntentValue {
    guard case .text(let text) = input else {
      if case .value(let value) = input { return value }
      return .none
    }
    switch type {
    case .nothing: return .none
    case .bool: return try await read(Bool.self, input, parameter)
    case .int: return try await read(Int.self, input, parameter)
    case .double: return try await read(Double.self, input, parameter)
    case .string: return .string(text)
    case .url: return try await read(URL.self, input, parameter)
    case .date: return try await read(Date.self, input, parameter)
    case .dateComponents: return try await read(DateComponents.self, input, parameter)
    case .duration, .measurement: return try quantity(text, type, parameter)
    case .enumeration(let identifier): return try enumerationCase(text, identifier, parameter)
    case .entity(let identifier):
      do {
        return .entity(try await entity(identifier, text))
      } catch {
        throw IntentError(describing: error)
      }
    case .list(let element):
      return .list([try await value(of: element, from: input, parameter: parameter)])
    case .optional(let wrapped):
      return try await value(of: wrapped, from: input, parameter: parameter)
    }
  }

  /// The number of invalid answers after which a question counts as dismissed.
  private static let mostAttempts = 3

  /// Asks a script's question until the answer is valid, and converts it to a value.
  ///
  /// An answer that does not fit the question, or a choice that is declined, counts as dismissed.
  package func answer(
    to question: Question,
    _ ask: (Question) async -> Answer
  ) async -> Answer {
    var asked = question
    for _ in 0..<Self.mostAttempts {
      let answer = await ask(asked)
      let input: IntentInput
      switch (answer, question.form) {
      case (.unanswered, _), (.confirmed, .confirmation), (.declined, .confirmation): return answer
      case (.choice(let position), .choice(let choices)) where choices.indices.contains(position):
        return answer
      case (.text(let words), .value): input = .text(words)
      case (.value(let value), .value): input = .value(value)
      default: return .dismissed
      }
      guard case .value(let type) = question.form else { return .dismissed }
      do {
        return .value(try await value(of: type, from: input, parameter: "answer"))
      } catch {
        asked.text = "\(error.message)\n\(question.text)"
      }
    }
    return .dismissed
  }

  /// Converts the arguments of a script's `param`s to values of their declared types.
  ///
  /// - Throws: `IntentError` for an invalid text; arguments without a `param` are left out.
  package func parameters(
    of script: CheckedScript,
    from arguments: [IntentArgument]
  ) async throws(IntentError) -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in script.parameters {
      let inputs = arguments.filter { $0.name == parameter.name }.map(\.input)
      guard let input = inputs.last else { continue }
      guard inputs.count > 1, case .list(let element) = parameter.type.unwrapped else {
        values[parameter.name] = try await value(
          of: parameter.type,
          from: input,
          parameter: parameter.name
        )
        continue
      }
      var list: [IntentValue] = []
      for input in inputs {
        list.append(try await value(of: element, from: input, parameter: parameter.name))
      }
      values[parameter.name] = .list(list)
    }
    return values
  }

  private func read<Value: _IntentValue>(
    _ type: Value.Type,
    _ input: IntentInput,
    _ parameter: String
  ) async throws(IntentError) -> IntentValue {
    try await Value._resolve(input, parameter: parameter, in: context)._intentValue
  }

  /// Parses a number and a unit, such as `10 s` or `5km`.
  private func quantity(
    _ text: String,
    _ type: IntentValueType,
    _ parameter: String
  ) throws(IntentError) -> IntentValue {
    let number = text.prefix { $0.isASCII && ($0.isNumber || ".-".contains($0)) }
    let word = text[number.endIndex...].drop { $0 == " " }
    if let number = Double(number), number.isFinite,
      let value = ScriptUnit.named(String(word))?.value(number), value.type == type
    {
      return value
    }
    throw .mistyped(
      parameter: parameter,
      expected: "a number and a unit",
      found: text,
      example: type == .duration ? "\"10 min\"" : "\"5 km\""
    )
  }

  private func enumerationCase(
    _ text: String,
    _ identifier: String,
    _ parameter: String
  ) throws(IntentError) -> IntentValue {
    let cases = enumerations.first { $0.identifier == identifier }?.cases ?? []
    let written = text.lowercased()
    let found =
      cases.first { $0.rawValue == text }
      ?? cases.first {
        [$0.rawValue.lowercased(), CommandLineName.kebab($0.rawValue), $0.title.lowercased()]
          .contains(written)
      }
    if let found { return .enumeration(found) }
    let known = cases.map(\.rawValue)
    throw .unknownCase(
      parameter: parameter,
      found: text,
      known: known,
      suggestion: NameSuggestion.closest(to: text, in: known)
    )
  }
}
