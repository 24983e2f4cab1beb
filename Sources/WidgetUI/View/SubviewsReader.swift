import WidgetRender

/// What an author makes of the views that some content stands for.
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

/// What an author makes of the parts of some content.
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
  /// The views that `content` stands for, each with the section that it stands in.
  ///
  /// Each archives the content again where it is put, since what is set around it there holds for it.
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
  /// What `transform` makes of the views that `view` stands for.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init { SubviewsReader(base: view, transform: transform) }
  }

  /// What `transform` makes of the sections that `view` holds.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SectionsReader<Base, Result> {
    self.init { SectionsReader(base: view, transform: transform) }
  }
}
