/// A picture of pixels at its position among the cells, for outputs that show more detail than
/// cells.
package struct PlacedImage: Sendable, Hashable {
  package var image: ArchivedImage
  /// The cells over which the whole picture is stretched.
  package var frame: CellRect
  /// The visible part of `frame`, in cells.
  package var visible: CellRect

  /// Whether all pixels of the image are opaque.
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
  }

  /// Returns the image moved by a distance; `nil` if no part of it is inside the bounds.
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
  /// The opaque images over which nothing was drawn, so that all of their cells still show pixels.
  package var uncoveredImages: [PlacedImage] {
    images.filter { image in
      image.isOpaque
        && (image.visible.origin.row..<image.visible.endRow).allSatisfy { row in
          (image.visible.origin.column..<image.visible.endColumn).allSatisfy { column in
            let cell = grid.cells[row * grid.size.columns + column]
            let style = grid.styles[packed: cell.style]
            // The inverse band of the focus is drawn only in cells.
            return style.role == .pixels && !style.attributes.contains(.inverse)
          }
        }
    }
  }
}
