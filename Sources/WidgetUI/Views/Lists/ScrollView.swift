import WidgetRender

/// A scrollable view; a picture contains its beginning, and `watch` scrolls (SU-3).
///
/// A picture contains the rows that fit into its family. The live view requests more when the user
/// scrolls.
///
/// ```swift
/// ScrollView {
///   ForEach(1..<50) { Text("Row \($0)") }
/// }
/// ```
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    guard axes.contains(.vertical) else {
      return [.modified(scope.layered(content), .scroll(.horizontal))]
    }
    return [scope.scrolling { $0.column(content) }]
  }
}

/// A view with a proxy for scrolling, which has no effect in a widget.
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy that scrolls to a view; without effect in a widget.
public struct ScrollViewProxy {
  /// Has no effect: in a widget only the user scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension ArchiveScope {
  /// Returns scrollable content with at most as many rows as the picture may have.
  ///
  /// If the content has more rows, the archive also contains their total number.
  func scrolling(_ make: (ArchiveScope) -> ArchivedView) -> ArchivedView {
    let rows = ArchivedRows(limit: environment.rowLimit)
    var inner = along(.vertical)
    inner.rows = rows
    let view = ArchivedView.modified(make(inner), .scroll(.vertical))
    return rows.hasMore ? .modified(view, .continued(rows: rows.count)) : view
  }
}
