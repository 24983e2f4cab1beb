import WidgetIntents
import WidgetRender

/// A question of a running command, which waits for the answer.
package struct LiveAsked: Equatable, Sendable {
  /// The most choices that have a key each; more are answered by typing.
  private static let mostKeys = 9

  /// The number of the request whose command asks the question.
  let number: Int
  let text: String
  let form: Question.Form
  /// The answers to choose from, or suggested values of a typed answer.
  let offers: [String]
  /// The line for a typed answer; `nil` if a single key answers.
  var line: LiveLine?

  init(_ question: Question, of number: Int) {
    self.number = number
    form = question.form
    text = TerminalText.sanitized(question.text)
    switch question.form {
    case .confirmation: offers = []
    case .choice(let choices): offers = choices.map { TerminalText.sanitized($0) }
    case .value: offers = (question.suggestions ?? []).map { TerminalText.sanitized($0) }
    }
    if hasKeys { return }
    line = LiveLine(.answer, prompt: text.last?.isPunctuation == true ? "\(text) " : "\(text): ")
  }

  private var hasKeys: Bool {
    switch form {
    case .confirmation: true
    case .choice: offers.count <= Self.mostKeys
    case .value: false
    }
  }

  /// The keys with the answer of each; empty if the answer is typed.
  var keys: [(key: String, text: String)] {
    guard line == nil else { return [] }
    let answers: [(key: String, text: String)] =
      form == .confirmation
      ? [("y", "yes"), ("n", "no")] : offers.enumerated().map { ("\($0 + 1)", $1) }
    return answers + [("Esc", "leave it")]
  }

  func answer(to key: Key) -> Answer? {
    switch (key, form) {
    case (.escape, _), (.control("c"), _): return .dismissed
    case (.text("y"), .confirmation), (.text("Y"), .confirmation): return .confirmed
    case (.text("n"), .confirmation), (.text("N"), .confirmation): return .declined
    case (.text(let text), .choice):
      return Int(text).flatMap { offers.indices.contains($0 - 1) ? .choice($0 - 1) : nil }
    default: return nil
    }
  }

  /// Returns the answer of a typed text; `nil` if it is invalid.
  func answer(typed text: String) -> Answer? {
    let words = text.trimmed
    if words.isEmpty { return nil }
    if case .value = form { return .text(words) }
    let wanted = words.lowercased()
    let names = offers.map { $0.lowercased() }
    if let exact = names.firstIndex(of: wanted) { return .choice(exact) }
    let begun = names.indices.filter { names[$0].hasPrefix(wanted) }
    return begun.count == 1 ? .choice(begun[0]) : answer(to: .text(words))
  }

  /// The lines of the question for a screen reader, with each key and its effect.
  var spoken: [String] {
    let keys = keys.filter { $0.key.count == 1 }.map { "\($0.key): \($0.text)" }
    return [text] + (keys.isEmpty ? offers : keys) + ["an empty line leaves it"]
  }

  /// The choices or suggested values that contain the typed text.
  var candidates: [Candidate] {
    let begun = (line?.begun ?? "").lowercased()
    return offers.filter { $0.lowercased().contains(begun) }.map { Candidate($0) }
  }

  /// The completions of the typed answer; of a suggested value, the text before its description is
  /// inserted.
  var completion: Completion {
    let begun = line?.begun ?? ""
    let texts = offers.map { offer in
      if case .value = form {
        String(offer[..<(offer.firstRange(of: "  ")?.lowerBound ?? offer.endIndex)])
      } else {
        offer
      }
    }
    return Completion(
      bytes: 0..<begun.utf8.count,
      candidates: texts.filter { $0.lowercased().hasPrefix(begun.lowercased()) }.map {
        Candidate($0)
      }
    )
  }
}

extension LiveModel {
  /// Stores the question of a request; it is shown as soon as nothing else handles the keys.
  package mutating func take(_ question: Question, of number: Int) {
    asked.append(LiveAsked(question, of: number))
    openAsked()
    if case .asked = mode { return }
    show("A command asks: \(asked[0].text)")
  }

  mutating func openAsked() {
    guard mode == .view, let first = asked.first else { return }
    message = nil
    mode = .asked(first)
  }

  /// Removes the question of a request that has ended.
  mutating func forgetAsked(_ number: Int) {
    asked.removeAll { $0.number == number }
    if case .asked(let shown) = mode, shown.number == number { mode = .view }
  }

  mutating func press(_ key: Key, in asked: LiveAsked) -> [Effect] {
    if let answer = asked.line == nil ? asked.answer(to: key) : nil {
      return self.answer(asked, answer)
    }
    guard var line = asked.line else { return key == .control("l") ? [.redraw] : [.ring] }
    let response = line.press(key)
    var asked = asked
    asked.line = line
    mode = .asked(asked)
    switch response {
    case .stays: return []
    case .refused: return [.ring]
    case .redraws: return [.redraw]
    case .suspends: return [.suspend]
    case .closes: return answer(asked, .dismissed)
    case .completes:
      let isFound = line.take(asked.completion)
      asked.line = line
      mode = .asked(asked)
      return isFound ? [] : [.ring]
    case .submitted:
      guard let typed = asked.answer(typed: line.text) else { return [.ring] }
      return answer(asked, typed)
    }
  }

  /// Answers with a typed line; an empty one dismisses the question.
  ///
  /// - Returns: `nil` if the line is not an answer.
  mutating func answer(_ asked: LiveAsked, typed text: String) -> [Effect]? {
    let typed = text.allSatisfy(\.isWhitespace) ? .dismissed : asked.answer(typed: text)
    let effects = typed.map { answer(asked, $0) }
    openAsked()
    return effects
  }

  private mutating func answer(_ asked: LiveAsked, _ answer: Answer) -> [Effect] {
    // A command has at most one question at a time.
    self.asked.removeAll { $0.number == asked.number }
    mode = .view
    show("\(asked.text) …")
    return [.answer(answer, to: asked.number)]
  }
}

extension LiveScreen {
  /// Draws the question with its keys, or with the line for its answer and the choices.
  func draw(_ asked: LiveAsked, _ size: CellSize, _ screen: inout ScreenPicture) {
    guard let line = asked.line else {
      let text = FittedText.lines(of: asked.text, columns: size.columns, isASCII: isASCII)
      let prompt = text.split(separator: "\n").map(String.init)
      return draw(asked.keys, behind: prompt, size, &screen)
    }
    draw(line, size, &screen)
    list(asked.candidates, above: size.rows - 1, size, &screen)
  }
}
