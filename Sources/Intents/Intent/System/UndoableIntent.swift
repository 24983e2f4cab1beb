#if canImport(Darwin)
public import Foundation
#endif

/// An intent that can be taken back.
///
/// `widgetctl undo` takes back what the store journalled, whatever the intent registers, so there
/// is no undo manager to register anything with.
public protocol UndoableIntent: AppIntent {
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}

#if !canImport(Darwin)
/// What intents for Apple's platforms name to say how they are taken back; none is ever made.
@MainActor
public final class UndoManager {
  init() {}

  /// Would keep the handler for an undo.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {}

  /// Would name what an undo takes back.
  public func setActionName(_ name: String) {}
}
#endif
