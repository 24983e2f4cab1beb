internal import WidgetIntents

extension IntentConversation {
  /// The questions of intents go to the person in front of the host.
  ///
  /// `isAttended` says whether somebody is known to be there.
  static func throughHost(isAttended: Bool?) -> IntentConversation {
    IntentConversation(isAttended: isAttended) { question in
      let prompt = Prompt(question)
      switch await HostLink.current?.prompt(prompt) {
      case .unanswered, nil: return nil
      case .confirmed: return .confirmed
      case .declined, .dismissed: return .declined
      case .choice(let position): return .choice(position)
      case .value(let input): return .text(input.description)
      }
    }
  }
}

extension Prompt {
  init(_ question: IntentQuestion) {
    let form: Form =
      switch question.form {
      case .confirmation: .confirmation
      case .value(let type): .value(type)
      case .choice(let choices): .choice(choices)
      }
    self.init(question: question.text, form: form, argument: question.argument)
  }
}
