import Essentials

/// An intent that can be undone.
///
/// `widgetctl undo` restores what the store journalled, whatever the intent registers, so there is
/// no undo manager to register anything with.
public protocol UndoableIntent: AppIntent {
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
/// The undo manager that intents for Apple's platforms name; none is ever made.
@MainActor
public final class UndoManager {
  init() {}

  /// Would keep the handler for an undo.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {}

  /// Would name what an undo reverts.
  public func setActionName(_ name: String) {}
}
#endif
