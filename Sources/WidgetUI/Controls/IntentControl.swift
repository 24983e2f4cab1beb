import WidgetRender

/// Makes the modified view perform an intent, whose parameters are stored as text (WK-96).
struct IntentControl {
  let intent: (any AppIntent)?
  let role: ArchivedAction.Role
  /// The control's view in its other state, shown from the press until the intent has finished
  /// (WK-97).
  ///
  /// It is `nil` for a control without states.
  var flipped: AnyView?
}

extension IntentControl: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    var children = scope.children(of: content)
    guard let intent, scope.environment.isEnabled else { return children }
    if let flipped {
      children = scope.adding(.flipped, to: children) { $0.children(of: flipped) }
    }
    var action = ArchivedAction(role.invocation(of: intent), role: role)
    action.key = scope.environment.keyboardShortcut?.archived
    return children.map { .modified($0, .action(action)) }
  }
}

extension ArchivedAction.Role {
  /// Returns the invocation for a press: a toggle's intent receives the new state (AI-60).
  fileprivate func invocation(of intent: some AppIntent) -> IntentInvocation {
    switch self {
    case .button: IntentInvocation(intent)
    case .toggleOff: IntentInvocation(intent, turningOn: true)
    case .toggleOn: IntentInvocation(intent, turningOn: false)
    }
  }
}

extension ArchivedAction {
  /// Creates an action from an intent, with its parameters as texts that resolve to the same
  /// values.
  init(_ invocation: IntentInvocation, role: Role) {
    self.init(
      intent: invocation.identifier,
      parameters: invocation.arguments.flatMap { argument in
        argument.input.parameterTexts.map { Parameter(name: argument.name, value: $0) }
      },
      role: role
    )
  }
}
