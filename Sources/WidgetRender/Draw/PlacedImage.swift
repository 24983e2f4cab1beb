/// A picture of pixels at its place among the cells, for outputs that show more of it than its cells do.
package struct PlacedImage: Sendable, Hashable {
  package var image: ArchivedImage
  /// The cells over which the whole picture is stretched.
  package var frame: CellRect
  /// The part of them that is seen.
  package var visible: CellRect

  /// Whether nothing is seen through it.
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
  }

  /// The picture somewhere else; `nil` if nothing of it is inside the bounds.
  package func offset(columns: Int = 0, rows: Int = 0, within bounds: CellRect) -> PlacedImage? {
    let visible = visible.offset(columns: columns, rows: rows).intersection(bounds)
    guard !visible.isEmpty else { return nil }
    return PlacedImage(
      image: image,
      frame: frame.offset(columns: columns, rows: rows),
      visible: visible
    )
  }
}

extension WidgetPicture {
  /// The opaque images that nothing was drawn over, so that all of their cells are still pixels.
  package var uncoveredImages: [PlacedImage] {
    images.filter { image in
      image.isOpaque
        && (image.visible.origin.row..<image.visible.endRow).allSatisfy { row in
          (image.visible.origin.column..<image.visible.endColumn).allSatisfy { column in
            let cell = grid.cells[row * grid.size.columns + column]
            let style = grid.styles[packed: cell.style]
            // A band of focus is seen on cells alone.
            return style.role == .pixels && !style.attributes.contains(.inverse)
          }
        }
    }
  }
}
