import WidgetRender

/// A tree of data, drawn open: what is beneath an element stands further in.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// Levels of a tree that are drawn: deeper ones have no columns left.
  static var maximumLevels: Int { 20 }

  let roots: [Data.Element]
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View, PrimitiveView where Leaf: View {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
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
