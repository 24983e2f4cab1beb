/// A stack of screens, of which a widget has one: it is not drawn (SU-3).
public struct NavigationStack<Data, Root> {}

extension NavigationStack: View, PrimitiveView, IgnoredView where Root: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init()
  }

  public nonisolated init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init()
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init()
  }
}
