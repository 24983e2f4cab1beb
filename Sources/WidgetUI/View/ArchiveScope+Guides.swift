import WidgetRender

extension ArchiveScope {
  /// The children of a container that aligns by `alignment`; an author's own guide becomes their centre.
  func guided(
    _ children: [ArchivedView],
    by alignment: HorizontalAlignment
  ) -> [ArchivedView] {
    guard let id = alignment.id else { return children }
    return children.map { child in
      session.mark(
        child,
        .guide { place in
          let set = place.mean(of: ObjectIdentifier(id), from: place.cells.origin.column)
          let usual = PointScale.columns(Double(id.defaultValue(in: place.dimensions)))
          return .horizontalGuide(.center, at: set ?? usual)
        }
      )
    }
  }

  /// The children of a container that aligns by `alignment`; an author's own guide becomes their centre.
  func guided(
    _ children: [ArchivedView],
    by alignment: VerticalAlignment
  ) -> [ArchivedView] {
    guard let id = alignment.id else { return children }
    return children.map { child in
      session.mark(
        child,
        .guide { place in
          let set = place.mean(of: ObjectIdentifier(id), from: place.cells.origin.row)
          let usual = PointScale.rows(Double(id.defaultValue(in: place.dimensions)))
          return .verticalGuide(.center, at: set ?? usual)
        }
      )
    }
  }
}
