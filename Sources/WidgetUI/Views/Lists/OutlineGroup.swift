import WidgetRender

/// A tree of data, drawn expanded, with an element's children indented.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// The most levels of a tree that are drawn; deeper ones would have no columns left.
  private static var maximumLevels: Int { 20 }

  private let roots: [Data.Element]
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    roots.flatMap { archived($0, level: 0, in: scope) }
  }

  @MainActor
  private func archived(
    _ element: Data.Element,
    level: Int,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    guard level < Self.maximumLevels else { return [] }
    let line = content(element).padding(.leading, Double(level) * 16)
    return scope.children(of: line)
      + (children(element).map { Array($0) } ?? []).flatMap {
        archived($0, level: level + 1, in: scope)
      }
  }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == EmptyView {
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init(
    _ root: Data.Element,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where
  Leaf: View, Parent == Leaf, Subgroup == EmptyView, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  public nonisolated init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init(
    _ root: Data.Element,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], children: { $0[keyPath: children] }, content: content)
  }
}

/// Views below a title that can hide them; they are shown unless the author hides them.
///
/// On Apple's platforms they are hidden by default, but in a terminal a user could not show them.
public struct DisclosureGroup<Label, Content> {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: true, label: label(), content: content())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: label(), content: content())
  }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          .foregroundStyle(.secondary)
        label
      }
      if isExpanded {
        VStack(alignment: .leading) { content }.padding(.leading, 16)
      }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: true, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: true, label: Text(label), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded.wrappedValue, label: Text(label), content: content())
  }
}
