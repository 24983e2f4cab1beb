/// A stack of screens; not drawn, because a widget has only one screen (SU-3).
public struct NavigationStack<Data, Root> {}

extension NavigationStack: View, IgnoredView where Root: View {
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

/// The values of the open screens of a navigation stack; they are stored and have no effect.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Removes the last `count` values, or all if there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

/// A link to another screen; not drawn, because a widget has only one screen (SU-3).
///
/// Use a ``Link`` to open an address.
public struct NavigationLink<Label, Destination> {}

extension NavigationLink: View, IgnoredView where Label: View, Destination: View {
  public typealias Body = Never

  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init()
  }

  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init()
  }
}

extension NavigationLink where Label == Text, Destination: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init()
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init()
  }
}

extension NavigationLink where Destination == Never {
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Label: View {
    self.init()
  }

  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
  where Label == Text {
    self.init()
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init()
  }
}

/// Screens in columns; not drawn, because a widget has only one screen (SU-3).
public struct NavigationSplitView<Sidebar, Content, Detail> {}

extension NavigationSplitView: View, IgnoredView
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init()
  }

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init()
  }
}

/// The appearance of split views; a widget draws none.
public protocol NavigationSplitViewStyle: SendableMetatype {}

/// A style without effect, because a widget never draws a split view.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a split view.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a split view.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Returns the view unchanged: a widget draws no split views (SU-3).
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
    -> some View
  { self }
}

/// The older form of a stack of screens; not drawn, because a widget has only one screen (SU-3).
public struct NavigationView<Content> {}

extension NavigationView: View, IgnoredView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }
}

/// The appearance of navigation views; a widget draws none.
public protocol NavigationViewStyle: SendableMetatype {}

/// A style without effect, because a widget never draws a navigation view.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a navigation view.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a navigation view.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// A style without effect, because a widget never draws a navigation view.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public nonisolated static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public nonisolated static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Returns the view unchanged: a widget draws no navigation views (SU-3).
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  { self }
}
