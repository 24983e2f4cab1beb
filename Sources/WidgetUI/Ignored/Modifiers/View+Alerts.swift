public import Foundation

extension View {
  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}

/// A message over an app's screen, which a widget cannot present (SU-3).
public struct Alert: Sendable {
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

  /// A button of an alert, which a widget cannot present.
  public struct Button: Sendable {
    private init(_: Void) {}

    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(())
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button(()) }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button(()) }

    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(())
    }
  }
}

extension View {
  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View { self }
}
