extension ArchivedOutline {
  /// Whether the outline is offered a square, as a circle is whatever is done to it (SU-11).
  var isSquare: Bool {
    var outline = self
    while true {
      switch outline {
      case .circle: return true
      case .trimmed(let inner, _, _), .inset(let inner, _), .rotated(let inner, _, _),
        .scaled(let inner, _, _, _), .moved(let inner, _):
        outline = inner
      default: return false
      }
    }
  }
}

extension ArchivedMeter {
  var layoutKind: LayoutNode.Kind {
    switch style {
    case .bar, .markedBar: .bar
    case .ring, .arc: .ring
    }
  }
}

extension ArchivedImage {
  var layoutKind: LayoutNode.Kind {
    // A picture is never less than a cell.
    .image(
      columns: Cells.packed(max(PointScale.columns(pointWidth), 1)),
      rows: Cells.packed(max(PointScale.rows(pointHeight), 1)),
      isResizable: isResizable
    )
  }
}

extension ArchivedView {
  /// A picture's ratio of width to height in points, which its size in whole cells has lost.
  var exactAspectRatio: Double? {
    var view = self
    while case .modified(let content, let modifier) = view {
      switch modifier {
      case .clipped, .clipShape, .mask, .foreground, .accented, .invalidatable, .hidden, .opacity,
        .redacted, .action, .link, .identity, .overlay, .background, .rotation, .scale, .offset,
        .zIndex, .border:
        view = content
      default: return nil
      }
    }
    guard case .image(let image) = view, image.pointWidth > 0, image.pointHeight > 0 else {
      return nil
    }
    return AspectRatio.valid(image.pointWidth / image.pointHeight)
  }
}
