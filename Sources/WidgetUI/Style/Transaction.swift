/// What accompanies a change of state: the animation that a widget does not play (SU-3).
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs `body`; what it changes is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body`, then `completion`: an animation that is not played is over at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs `body`; what it changes is there at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let value: UInt8

  public static let logicallyComplete = AnimationCompletionCriteria(value: 0)
  public static let removed = AnimationCompletionCriteria(value: 1)
}
