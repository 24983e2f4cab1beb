/// Draws a placed tree into a grid, in the order in which views lie on each other.
struct Painter {
  var grid: CellGrid
  var hitAreas: [HitArea] = []
  let tree: LayoutTree
  private let frames: [CellRect]
  let context: DrawContext

  /// What a view inherits from those around it.
  struct Surroundings {
    var clip: CellRect
    var opacity: UInt8 = 255
    var isMasked = false
    var isDimmed = false
    /// Whether pressing does something here: not on placeholders.
    var isAlive = true
  }

  init(_ layout: LayoutEngine, in context: DrawContext) {
    tree = layout.tree
    frames = layout.frames
    self.context = context
    grid = CellGrid(size: layout.widget)
  }

  mutating func drawAll() {
    let surroundings = Surroundings(clip: grid.bounds)
    for node in tree.containers where frames[Int(node)].size.columns >= 0 {
      draw(tree.sibling(tree.firstChild(node)), surroundings)
    }
    draw(0, surroundings)
  }

  mutating func draw(_ node: Int32, _ surroundings: Surroundings) {
    guard node >= 0 else { return }
    let frame = frames[Int(node)]
    guard frame.size.columns >= 0 else { return }
    switch tree.views[Int(node)] {
    case .empty, .spacer: break
    case .text(let text):
      if case .text(let index, _) = tree.nodes[Int(node)].kind {
        var text = text
        if tree.nodes[Int(node)].isRightToLeft { text.alignment = text.alignment.mirrored }
        draw(text, tree.texts[Int(index)], in: frame, surroundings)
      }
    case .symbol(let name, let style): drawSymbol(name, style, in: frame, surroundings)
    case .divider(let color): drawDivider(color, node, in: frame, surroundings)
    case .fill(let paint): fill(frame, paint.mainColor, surroundings)
    case .meter, .image: break
    case .shape(let shape): draw(shape, in: frame, surroundings)
    case .stack, .zStack, .firstThatFits, .grid, .trackGrid:
      var child = tree.firstChild(node)
      while child >= 0 {
        draw(child, surroundings)
        child = tree.sibling(child)
      }
    case .modified(_, let modifier): draw(modifier, node, in: frame, surroundings)
    }
  }

  private mutating func draw(
    _ modifier: ArchivedModifier,
    _ node: Int32,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    var inner = surroundings
    let child = tree.firstChild(node)
    switch modifier {
    case .hidden, .opacity(0): return
    case .opacity(let opacity): inner.opacity = Self.product(inner.opacity, opacity)
    case .clipped: inner.clip = inner.clip.intersection(frame)
    case .redacted(.placeholder):
      inner.isMasked = true
      inner.isAlive = false
    case .redacted(.privacy): inner.isMasked = true
    case .redacted(.invalidated): inner.isDimmed = true
    case .background: draw(tree.sibling(child), surroundings)
    case .action(let action): addHitArea(frame, .action(action), surroundings)
    case .link(let address): addHitArea(frame, .link(address), surroundings)
    default: break
    }
    draw(child, inner)
    switch modifier {
    case .overlay: draw(tree.sibling(child), surroundings)
    case .border(let paint): drawBorder(frame, paint.mainColor, surroundings)
    default: break
    }
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

  /// Two opacities one behind the other.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(left) * Int(right) + 127) / 255)
  }
}
