extension View {
  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  @_disfavoredOverload
  public nonisolated func confirmationDialog<
    Title: StringProtocol,
    Item,
    Actions: View,
    Message: View
  >(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { self }
}
