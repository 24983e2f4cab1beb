/// The cells at the left and right side of a picture at which texts of a row are cut off.
///
/// Small fonts have the size of all other letters in a terminal, so a row of columns may be wider
/// than the picture.
struct CutRows {
  /// The most cells that are recorded; a widget has fewer rows.
  private static let maximumPlaces = 256

  private(set) var places: [CellPoint] = []

  /// Records a text that is partly outside the sides of `bounds`.
  mutating func note(_ frame: CellRect, in bounds: CellRect) {
    guard frame.size.columns > 0, frame.size.rows > 0, bounds.size.columns > 1,
      (bounds.origin.row..<bounds.endRow).contains(frame.origin.row),
      places.count < Self.maximumPlaces
    else { return }
    let last = bounds.endColumn - 1
    if frame.endColumn > bounds.endColumn {
      add(CellPoint(column: last, row: frame.origin.row))
    } else if frame.origin.column < bounds.origin.column {
      add(CellPoint(column: bounds.origin.column, row: frame.origin.row))
    }
  }

  private mutating func add(_ place: CellPoint) {
    if !places.contains(place) { places.append(place) }
  }
}

extension ArchivedModifier {
  /// Whether the modifier moves or cuts its content on purpose.
  var movesOrCuts: Bool {
    switch self {
    case .offset, .position, .scroll, .clipped, .clipShape, .mask, .rotation, .scale, .redacted:
      true
    default: false
    }
  }
}

extension CellCanvas {
  /// Draws an ellipsis, as the sign of a text that is cut off, in each of the recorded cells.
  mutating func drawSigns(of cuts: CutRows) {
    guard !cuts.places.isEmpty else { return }
    let surroundings = Surroundings(clip: grid.bounds)
    guard let style = style(of: TextStyle(foreground: .secondary), surroundings) else { return }
    let sign = TextWrap.ellipsis(isASCII: context.isASCII).unicodeScalars.first?.value ?? 0x2E
    for place in cuts.places {
      grid.put(
        sign,
        width: 1,
        style: style,
        column: place.column,
        row: place.row,
        clip: grid.bounds
      )
    }
  }
}
