public import Foundation

extension View {
  /// Returns the view unchanged: `action` is not called, because views are archived and never
  /// appear (SU-3).
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Returns the view unchanged: `action` is not called, because views are archived and never
  /// disappear (SU-3).
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Returns the view unchanged: values do not change while the picture is made (SU-58).
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: values do not change while the picture is made (SU-58).
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: values do not change while the picture is made (SU-58).
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: `action` is not run, because a widget's work is done by its
  /// provider (SU-3).
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }

  /// Returns the view unchanged: `action` is not run, because a widget's work is done by its
  /// provider (SU-3).
  public nonisolated func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }

  /// Returns the view unchanged: addresses are opened by the app, not by its widget.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Returns the view unchanged: a widget accepts no typed input.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: a widget opens no windows.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }
}

/// The actions that submit a form: the return key in a text field, or in a search field.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Returns the view unchanged: an intent is performed in its extension, not in a scene.
  public nonisolated func onAppIntentExecution<Intent: AppIntent>(
    _ intentType: Intent.Type = Intent.self,
    perform action: @escaping (Intent) -> Void
  ) -> some View { self }
}
