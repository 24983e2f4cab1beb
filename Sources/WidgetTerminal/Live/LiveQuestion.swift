import WidgetRender

/// A yes-or-no question in the last row, answered with y or n.
package struct LiveQuestion: Equatable, Sendable {
  let text: String
  /// The effects of the answer yes; `no` has those of no, and Esc has no effects.
  let yes: [Answer]
  let no: [Answer]

  enum Answer: Equatable {
    case command(String)
    case copy(String)
  }

  init(_ text: String, yes: [Answer], no: [Answer] = []) {
    (self.text, self.yes, self.no) = (text, yes, no)
  }
}

extension LiveModel {
  mutating func press(_ key: Key, in question: LiveQuestion) -> [Effect] {
    let answers: [LiveQuestion.Answer]
    switch key {
    case .text("y"), .text("Y"): answers = question.yes
    case .text("n"), .text("N"): answers = question.no
    case .escape, .control("c"): answers = []
    default: return [.ring]
    }
    mode = .view
    return answers.flatMap { answer -> [Effect] in
      switch answer {
      case .command(let text): run(text)
      case .copy(let text): copy(text)
      }
    }
  }
}
