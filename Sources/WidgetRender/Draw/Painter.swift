/// Draws a placed tree into a grid, in the order in which views lie on each other.
struct Painter {
  var grid: CellGrid
  var hitAreas: [HitArea] = []
  let tree: LayoutTree
  let frames: [CellRect]
  let context: DrawContext
  /// Cells that shapes, masks and images may still take, so that no archive hangs the host.
  var graphicsBudget = 1_000_000
  /// An index is cheaper to hand down than a paint or a transform.
  var foregrounds: [PaintedFrame] = []
  var transforms = [PlaneTransform.identity]
  /// The first symbols that were drawn, as the rows of a list repeat them.
  var symbols: [(name: String, glyph: SymbolGlyph)] = []

  /// What a view inherits from those around it.
  struct Surroundings {
    var clip: CellRect
    var opacity: UInt8 = 255
    var isMasked = false
    var isDimmed = false
    /// Whether pressing does something here: not on placeholders.
    var isAlive = true
    /// Whether something is drawn upon it: shapes there are surfaces, which vanish without colours.
    var isBehind = false
    var isAccented = false
    /// What turns and scales shapes, as letters stand upright: an index into the painter's `transforms`.
    var transform = 0
    /// What letters are painted with: an index into the painter's `foregrounds`.
    var foreground = -1
  }

  /// A paint and the frame that it stretches across.
  struct PaintedFrame {
    var paint: ArchivedPaint
    var frame: CellRect
  }

  init(_ layout: LayoutEngine, in context: DrawContext) {
    self.init(layout.tree, layout.frames, layout.widget, context)
  }

  init(_ tree: LayoutTree, _ frames: [CellRect], _ size: CellSize, _ context: DrawContext) {
    self.tree = tree
    self.frames = frames
    self.context = context
    grid = CellGrid(size: size)
  }

  mutating func drawAll() {
    let surroundings = Surroundings(clip: grid.bounds)
    if context.renderingMode == .fullColor {
      var behind = surroundings
      behind.isBehind = true
      for node in tree.containers where frames[Int(node)].size.columns >= 0 {
        draw(tree.sibling(tree.firstChild(node)), behind)
      }
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
        draw(text, tree.texts[Int(index)], in: carried(frame, surroundings), surroundings)
      }
    case .symbol(let name, let style):
      drawSymbol(name, style, in: carried(frame, surroundings), surroundings)
    case .divider(let color): drawDivider(color, node, in: frame, surroundings)
    case .fill(let paint): fill(frame, paint, surroundings)
    case .meter(let meter): draw(meter, in: frame, surroundings)
    case .image(let image): draw(image, in: frame, surroundings)
    case .shape(let shape): draw(shape, in: frame, surroundings)
    case .stack, .grid, .trackGrid, .firstThatFits:
      var inner = surroundings
      inner.isBehind = false
      drawChildren(node, inner, areLayers: false)
    case .zStack: drawChildren(node, surroundings, areLayers: true)
    case .modified(_, let modifier): draw(modifier, node, in: frame, surroundings)
    }
  }

  /// Draws siblings from back to front; of layers, all but the front one have something drawn upon them.
  private mutating func drawChildren(
    _ node: Int32,
    _ surroundings: Surroundings,
    areLayers: Bool
  ) {
    if tree.ordersSiblings { return drawOrderedChildren(node, surroundings, areLayers: areLayers) }
    var child = tree.firstChild(node)
    while child >= 0 {
      let next = tree.sibling(child)
      var inner = surroundings
      if areLayers, next >= 0 { inner.isBehind = true }
      draw(child, inner)
      child = next
    }
  }

  /// As `drawChildren`, by the order that authors gave; equals stay as they are (SU-38).
  private mutating func drawOrderedChildren(
    _ node: Int32,
    _ surroundings: Surroundings,
    areLayers: Bool
  ) {
    var children: [(node: Int32, order: Double)] = []
    var child = tree.firstChild(node)
    while child >= 0 {
      children.append((child, order(of: child)))
      child = tree.sibling(child)
    }
    children.sort { $0.order < $1.order }
    for (position, child) in children.enumerated() {
      var inner = surroundings
      if areLayers, position < children.count - 1 { inner.isBehind = true }
      draw(child.node, inner)
    }
  }

  /// The outermost `zIndex` of a view: other modifiers around it pass it on.
  private func order(of node: Int32) -> Double {
    var node = node
    while node >= 0, case .modified(_, let modifier) = tree.views[Int(node)] {
      if case .zIndex(let index) = modifier { return index.isNaN ? 0 : index }
      node = tree.firstChild(node)
    }
    return 0
  }

  /// Two opacities one behind the other.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int(left) * Int(right) + 127) / 255)
  }
}
