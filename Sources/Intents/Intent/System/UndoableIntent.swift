import Essentials

/// An intent that can be undone.
///
/// `widgetctl undo` restores the records that the run changed, so the intent need not register
/// anything. See <doc:UndoingIntents>.
public protocol UndoableIntent: AppIntent {
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
/// A placeholder for Apple's undo manager, with which source files compile; no instance is ever
/// created.
@MainActor
public final class UndoManager {
  init() {}

  /// Has no effect: an undo manager is never created.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {}

  /// Has no effect: an undo manager is never created.
  public func setActionName(_ name: String) {}
}
#endif
