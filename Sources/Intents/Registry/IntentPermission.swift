/// Whether an intent may run for whoever is there (AI-10).
///
/// A terminal is not locked: a person at it, or the one who wrote `--yes`, is authenticated. Where
/// that is not known the person is asked, and `requiresLocalDeviceAuthentication` is always asked.
enum IntentPermission {
  static func check(_ type: any AppIntent.Type) async throws(IntentError) {
    let policy = type.authenticationPolicy
    guard policy != .alwaysAllowed else { return }
    let name = CommandLineName.intent(type.persistentIdentifier)
    let conversation = IntentConversation.current
    if policy == .requiresAuthentication, conversation?.isAttended == true { return }
    let question = Question("\(type.title.text)?", .confirmation, argument: "yes")
    switch await conversation?.ask(question) {
    case .confirmed: return
    case .declined, .dismissed: throw .declined(question.text)
    default: throw .notPermitted(intent: name)
    }
  }
}
