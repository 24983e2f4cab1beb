/// The size of a view that its frames set, in points, before it is rounded to cells (SU-88).
struct ExactSize: Hashable {
  /// The width in points; -1 if no frame sets it.
  private(set) var width = -1.0
  private(set) var height = -1.0

  /// The lengths in points below which a view is thinner than half a column or half a row.
  private static let (thinWidth, thinHeight) = (4.0, 8.0)

  var isNarrow: Bool { width > 0 && width < Self.thinWidth }
  var isLow: Bool { height > 0 && height < Self.thinHeight }

  /// Sets the lengths of a frame; `nil` leaves a length unchanged.
  mutating func set(_ width: CellLength?, _ height: CellLength?) {
    if let width, width.parts >= 0 { self.width = width.cellsExactly * PointScale.pointsPerColumn }
    if let height, height.parts >= 0 { self.height = height.cellsExactly * PointScale.pointsPerRow }
  }

  /// Returns the lengths that still apply to a view inside a container.
  ///
  /// In a stack only the length across its axis applies, in a grid none.
  func inside(_ container: ArchivedView) -> ExactSize {
    var size = self
    switch container {
    case .stack(let stack):
      if stack.axis == .horizontal { size.width = -1 } else { size.height = -1 }
      return size
    case .firstThatFits: return size
    default: return ExactSize()
    }
  }

  /// Returns the lengths of a view: those of its outermost frames, or else of the frames around it.
  func of(_ view: ArchivedView) -> ExactSize {
    var size = ExactSize()
    var view = view
    var frames: [ExactSize] = []
    while case .modified(let content, let modifier) = view {
      var frame = ExactSize()
      switch modifier {
      case .frame(let width, let height, _): frame.set(width, height)
      case .padding, .flexibleFrame: return size.or(self)
      default: break
      }
      frames.append(frame)
      view = content
    }
    // The outermost frame determines the size of a view.
    for frame in frames { size = size.or(frame) }
    return size.or(self)
  }

  private func or(_ other: ExactSize) -> ExactSize {
    ExactSize(width: width < 0 ? other.width : width, height: height < 0 ? other.height : height)
  }

  /// Returns `alignment`, but centred on each axis on which a view of this size is thinner than
  /// half a cell.
  func edge(_ alignment: CellAlignment) -> CellAlignment {
    CellAlignment(
      isNarrow ? .center : alignment.horizontal,
      isLow ? .center : alignment.vertical
    )
  }
}

extension CellLength {
  fileprivate var cellsExactly: Double { Double(parts) / Double(Self.partsPerCell) }
}

extension Surroundings {
  /// Returns the surroundings of a view in front of or behind `content`.
  func inLayer(of content: ArchivedView, _ alignment: CellAlignment) -> Surroundings {
    var surroundings = self
    surroundings.exact = exact.of(content)
    surroundings.edge = surroundings.exact.edge(alignment)
    return surroundings
  }
}
