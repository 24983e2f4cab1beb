internal import Ground

/// The instance of a prepared intent's last run, kept for its next one.
///
/// Making an instance allocates every parameter with its declaration (title, default, dialogs, checks),
/// which costs more than the run of a quick intent, and a script may run 100,000 of them: goal 4 of
/// Documentation/Rules/Performance.md. So the last instance is renewed and used again, but only while
/// no code can distinguish it from another one (AI-12): it is a value that holds nothing but
/// parameters and dependencies, the author's `init()` sets no parameter, and no other code holds one.
///
/// Whether another reference exists is only known of a reference where it is stored: a copy of the
/// instance would be one itself. Hence the parameters are reached in place, by their offsets.
final class SpareInstance<Intent: AppIntent>: Sendable {
  private struct State {
    var spare: Intent?
    /// Whether an instance can be used again.
    var isReusable: Bool
  }

  private struct Parameter: Sendable {
    let offset: Int
    let type: any RenewableParameter.Type
  }

  private let shape: IntentShape
  private let parameters: [Parameter]
  private let state: Guarded<State>

  init(shape: IntentShape) {
    self.shape = shape
    let fields = StoredFields.of(Intent.self)
    parameters = fields.compactMap { field in
      renewableParameters.metatype(of: field.type)
        .map { Parameter(offset: field.offset, type: $0) }
    }
    let isPlain = fields.allSatisfy {
      renewableParameters.metatype(of: $0.type) != nil || Availability.isChecked($0.type)
    }
    state = Guarded(State(isReusable: isPlain && !(Intent.self is AnyObject.Type)))
  }

  /// The spare instance with its declared values; another one where there is none to use.
  func take() -> Intent {
    let (taken, isReusable) = state.withLock { state -> (Intent?, Bool) in
      guard state.isReusable, state.spare != nil, renew(&state.spare) else {
        return (nil, state.isReusable)
      }
      defer { state.spare = nil }
      return (state.spare, true)
    }
    if let taken { return taken }
    let made = Intent()
    guard isReusable, !hasDeclaredValues(made) else { return made }
    state.withLock { $0.isReusable = false }
    return made
  }

  /// Keeps the instance of a run that has ended.
  func put(_ intent: Intent) {
    state.withLock { state in
      if state.isReusable { state.spare = intent }
    }
  }

  /// Gives each parameter its declared value; `false` when other code holds one.
  private func renew(_ intent: inout Intent?) -> Bool {
    withUnsafeMutablePointer(to: &intent) { pointer in
      // An optional's value lies at its start.
      let memory = UnsafeMutableRawPointer(pointer)
      return parameters.allSatisfy { $0.type.renew(at: memory + $0.offset) }
    }
  }

  private func hasDeclaredValues(_ intent: Intent) -> Bool {
    shape.members(of: intent).allSatisfy { ($0 as? any RenewableParameter)?.isUntouched != false }
  }
}

/// A parameter, whatever its type, whose declared value can be restored.
private protocol RenewableParameter: AnyObject, Sendable {
  /// Whether the value is the declared one.
  var isUntouched: Bool { get }
  /// Gives the parameter at this place its declared value; `false` when other code holds it.
  static func renew(at memory: UnsafeMutableRawPointer) -> Bool
}

private let renewableParameters = GenericFamily(
  IntentParameter<Int>.self,
  conforming: IntentParameter<Int>.self as any RenewableParameter.Type
)

extension IntentParameter: RenewableParameter {
  fileprivate static func renew(at memory: UnsafeMutableRawPointer) -> Bool {
    let kept = memory.assumingMemoryBound(to: IntentParameter<Value>.self)
    guard isKnownUniquelyReferenced(&kept.pointee) else { return false }
    kept.pointee.reset()
    return true
  }
}
