import WidgetRender

/// A view whose guide is asked for: its size, and the guides that views inside it set.
struct GuidedPlace {
  /// A guide of an author's own, in cells of the widget.
  struct Guide {
    let id: ObjectIdentifier
    let position: Int
  }

  let cells: CellRect
  let dimensions: ViewDimensions
  let inner: [Guide]

  /// The mean of the guides that views inside set for `id`, from `origin`; `nil` where none did (SU-37).
  func mean(of id: ObjectIdentifier, from origin: Int) -> Int? {
    let positions = inner.filter { $0.id == id }.map(\.position)
    guard !positions.isEmpty else { return nil }
    return positions.reduce(0, +) / positions.count - origin
  }
}
