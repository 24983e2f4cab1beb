import IntentScript
import WidgetIntents
import WidgetTerminal

/// Finds completions for the value of an intent's parameter, without starting the extension.
struct ParameterValues {
  private let parameter: ParameterMetadata
  private let facts: CompletionFacts

  init(_ parameter: ParameterMetadata, facts: CompletionFacts) {
    self.parameter = parameter
    self.facts = facts
  }

  static let days = DayName.allCases.map { ShellCandidate($0.rawValue) }

  func answer(begun: String) -> ShellAnswer { answer(parameter.type, begun) }

  private func answer(_ type: IntentValueType, _ begun: String) -> ShellAnswer {
    switch type {
    case .optional(let wrapped): answer(wrapped, begun)
    case .list(let element): answer(element, begun)
    case .bool: ShellAnswer.words([ShellCandidate("true"), ShellCandidate("false")]).fitting(begun)
    case .enumeration(let name): ShellAnswer.words(cases(of: name)).fitting(begun)
    case .date, .dateComponents: ShellAnswer.words(Self.days).fitting(begun)
    case .entity(let name): entities(name, begun)
    default: .nothing
    }
  }

  /// Returns the cases of an enumeration as candidates, with their titles.
  private func cases(of name: String) -> [ShellCandidate] {
    parameter.allowed(among: facts.enumeration(name)?.cases ?? [])
      .map { ShellCandidate(CommandLineName.kebab($0.rawValue), $0.title) }
  }

  /// Returns the numbers of entities as candidates, with their titles.
  ///
  /// If the partially typed word is not a number, titles that begin with it are offered.
  private func entities(_ name: String, _ begun: String) -> ShellAnswer {
    let isNumber = begun.allSatisfy(\.isNumber)
    let found = facts.entities(name, begun: isNumber ? Int64(begun) : nil)
    let candidates = found.map { number, title in
      isNumber ? ShellCandidate("\(number)", title) : ShellCandidate(title, "\(number)")
    }
    return ShellAnswer.words(candidates).fitting(begun)
  }
}
