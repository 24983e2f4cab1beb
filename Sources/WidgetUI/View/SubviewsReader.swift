import WidgetRender

/// A view that an author's closure builds from the views of some content.
public struct SubviewsReader<Base: View, Result: View> {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result
}

extension SubviewsReader: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: transform(SubviewsCollection(scope.subviews(of: base).map(\.subview))))
  }
}

/// A view that an author's closure builds from the sections of some content.
public struct SectionsReader<Base: View, Result: View> {
  fileprivate let base: Base
  fileprivate let transform: (SectionCollection) -> Result
}

extension SectionsReader: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: transform(SectionCollection(scope.subviews(of: base))))
  }
}

extension ArchiveScope {
  /// Returns the views of `content`, each with its section.
  ///
  /// Each view archives the content again at its position in the result, because the environment
  /// there applies.
  fileprivate func subviews<Content: View>(
    of content: Content
  ) -> [(subview: Subview, place: SectionPlace?)] {
    let reading = SubviewReading()
    return counted(content, into: reading).enumerated().map { index, view in
      let subview = Subview(index: index, values: reading.values(of: view)) {
        $0.children(of: content)
      }
      return (subview, reading.place(of: view))
    }
  }
}

extension Group {
  /// Creates the view that `transform` builds from the views of `view`.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init { SubviewsReader(base: view, transform: transform) }
  }

  /// Creates the view that `transform` builds from the sections of `view`.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SectionsReader<Base, Result> {
    self.init { SectionsReader(base: view, transform: transform) }
  }
}
