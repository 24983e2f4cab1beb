import WidgetRender

/// Several views one after the other, as a builder collects them.
public struct TupleView<T> {
  public var value: T
  private let children: [any View]

  nonisolated init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    var children: [any View] = []
    repeat children.append(each value)
    self.children = children
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    children.flatMap { scope.children(of: $0) }
  }
}
