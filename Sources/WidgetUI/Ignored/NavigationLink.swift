/// A way to another screen, of which a widget has one: it is not drawn (SU-3).
///
/// A ``Link`` leads out of a widget.
public struct NavigationLink<Label, Destination> {}

extension NavigationLink: View, PrimitiveView, IgnoredView where Label: View, Destination: View {
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
