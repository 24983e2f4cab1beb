extension View {
  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  @_disfavoredOverload
  public nonisolated func searchable<Title: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Title
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View { self }

  /// The view itself: nothing is typed into a widget (SU-3).
  public nonisolated func searchCompletion(
    _ completion: String
  ) -> some View { self }
}

/// Where a field to search with would stand.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = SearchFieldPlacement(value: 0)
  public static let toolbar = SearchFieldPlacement(value: 1)
  public static let sidebar = SearchFieldPlacement(value: 2)
  public static let navigationBarDrawer = SearchFieldPlacement(value: 3)
}
