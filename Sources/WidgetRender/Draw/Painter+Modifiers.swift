extension Painter {
  mutating func draw(
    _ modifier: ArchivedModifier,
    _ node: Int32,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    var inner = surroundings
    let child = tree.firstChild(node)
    switch modifier {
    case .hidden, .opacity(0): return
    case .opacity(let opacity):
      if needsLayer(child) { return drawFaded(child, opacity, in: frame, surroundings) }
      inner.opacity = Self.product(inner.opacity, opacity)
    case .clipped: inner.clip = inner.clip.intersection(frame)
    case .clipShape(let outline): return drawClipped(child, outline, in: frame, surroundings)
    case .mask: return drawMasked(child, in: frame, surroundings)
    case .redacted(.placeholder):
      inner.isMasked = true
      inner.isAlive = false
    case .redacted(.privacy): inner.isMasked = true
    case .redacted(.invalidated): inner.isDimmed = true
    case .invalidatable: inner.isDimmed = inner.isDimmed || context.isInvalidated
    case .accented: inner.isAccented = true
    case .foreground(let paint):
      inner.foreground = foregrounds.count
      foregrounds.append(PaintedFrame(paint: paint, frame: frame))
    case .rotation(let degrees, let anchor):
      let middle = PlaneRect(frame).point(at: anchor.limited)
      inner.transform = add(.rotated(degrees: degrees, around: middle), within: surroundings)
    case .scale(let x, let y, let anchor):
      let middle = PlaneRect(frame).point(at: anchor.limited)
      inner.transform = add(.scaled(x: x, y: y, around: middle), within: surroundings)
    case .background:
      var behind = surroundings
      behind.isBehind = true
      draw(tree.sibling(child), behind)
    case .overlay: inner.isBehind = true
    case .action(let action): addHitArea(frame, .action(action), surroundings)
    case .link(let address): addHitArea(frame, .link(address), surroundings)
    default: break
    }
    draw(child, inner)
    switch modifier {
    case .overlay: draw(tree.sibling(child), surroundings)
    case .border(let paint): drawBorder(frame, paint, surroundings)
    default: break
    }
  }

  /// The index of a transform within those around it.
  mutating func add(_ transform: PlaneTransform, within surroundings: Surroundings) -> Int {
    transforms.append(transform.followed(by: transforms[surroundings.transform]))
    return transforms.count - 1
  }

  /// Where letters stand whose turns around them cancel each other out, as a clock's numerals do.
  func carried(_ frame: CellRect, _ surroundings: Surroundings) -> CellRect {
    let transform = transforms[surroundings.transform]
    guard surroundings.transform != 0, transform.isUpright else { return frame }
    let middle = PlaneRect(frame).middle
    let carried = transform.apply(middle)
    var result = frame
    result.origin.column += Int(((carried.x - middle.x) / PointScale.pointsPerColumn).rounded())
    result.origin.row += Int(((carried.y - middle.y) / PointScale.pointsPerRow).rounded())
    return result
  }

  private mutating func addHitArea(
    _ frame: CellRect,
    _ target: HitArea.Target,
    _ surroundings: Surroundings
  ) {
    let rect = frame.intersection(surroundings.clip)
    guard surroundings.isAlive, !rect.isEmpty else { return }
    hitAreas.append(HitArea(rect: rect, target: target))
  }
}
