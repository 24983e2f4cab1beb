public import Foundation

extension View {
  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}
