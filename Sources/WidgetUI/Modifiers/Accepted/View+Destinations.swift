extension View {
  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func badge(
    _ count: Int
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func badge(
    _ label: Text?
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  public nonisolated func badge(
    _ key: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: a widget has one screen and no bars (SU-3).
  @_disfavoredOverload
  public nonisolated func badge<Name: StringProtocol>(
    _ label: Name
  ) -> some View { self }
}
