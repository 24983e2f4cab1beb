/// Draws a placed tree into a grid, from back to front.
struct Painter {
  private(set) var canvas: CellCanvas
  private(set) var hitAreas: [HitArea] = []
  /// The hit areas of scrolled content that is outside its window.
  private(set) var areasBeyond: [HitArea] = []
  /// The number of rows of the list whose beginning is drawn; `nil` if no list is shortened.
  private(set) var continuedRows: Int?
  /// The view next to the widget; `nil` if there is none, and for a placeholder.
  private(set) var label: ArchivedView?
  private var cuts = CutRows()
  private let tree: LayoutTree
  private let frames: Scratch<CellRect>
  /// The views with letters, found when a view first overlaps another; `nil` before.
  private var lettered: ViewsWithLetters?

  /// Creates a painter that leaves out everything that exceeds the budget.
  init(
    _ layout: borrowing LayoutEngine,
    in context: DrawContext,
    budget: DrawingBudget = DrawingBudget(steps: DrawingBudget.drawingSteps)
  ) {
    tree = layout.tree
    frames = layout.frames
    canvas = CellCanvas(size: layout.widget, in: context, budget: budget)
  }

  /// Creates a painter of a part of a tree on a separate canvas.
  private init(_ tree: LayoutTree, _ frames: Scratch<CellRect>, _ canvas: CellCanvas) {
    self.tree = tree
    self.frames = frames
    self.canvas = canvas
  }

  mutating func drawAll() {
    let surroundings = Surroundings(clip: canvas.grid.bounds)
    if canvas.context.renderingMode == .fullColor {
      var behind = surroundings
      (behind.isBehind, behind.isUnderLetters) = (true, true)
      for node in tree.containers where frames[Int(node)].size.columns >= 0 {
        draw(tree.sibling(tree.firstChild(node)), behind)
      }
    }
    draw(0, surroundings)
    canvas.drawSigns(of: cuts)
  }

  private mutating func draw(_ node: Int32, _ surroundings: Surroundings) {
    guard node >= 0 else { return }
    let frame = frames[Int(node)]
    guard frame.size.columns >= 0 else { return }
    if surroundings.scrolls, frame.isBeyond(surroundings.clip) {
      guard surroundings.isAlive else { return }
      return areasBeyond += PressableAreas(tree, frames).all(in: node, of: surroundings.row)
    }
    switch tree.views[Int(node)] {
    case .empty, .spacer: break
    case .text(let text):
      if case .text(let index, _) = tree.nodes[Int(node)].kind {
        let isMirrored = tree.nodes[Int(node)].isRightToLeft
        canvas.draw(
          text,
          tree.texts[Int(index)],
          alignedBy: isMirrored ? text.alignment.mirrored : text.alignment,
          in: canvas.carried(frame, surroundings),
          surroundings
        )
        canvas.noteChange(of: text, in: frame, surroundings)
        if surroundings.isInRow, surroundings.isOpen { cuts.note(frame, in: surroundings.clip) }
      }
    case .symbol(let name, let style):
      canvas.drawSymbol(name, style, in: canvas.carried(frame, surroundings), surroundings)
    case .sizedSymbol(let symbol): canvas.drawSymbol(symbol, in: frame, surroundings)
    case .divider(let color):
      let isUpright = tree.nodes[Int(node)].axis == .horizontal
      canvas.drawDivider(color, isUpright: isUpright, in: frame, surroundings)
    case .fill(let paint):
      let shape = ArchivedShape(.rectangle, filledWith: paint)
      if canvas.drawThin(shape, in: frame, surroundings) { return }
      canvas.fill(frame, paint, surroundings, isSurface: surroundings.isUnderLetters)
    case .meter(let meter):
      canvas.draw(meter, in: frame, surroundings)
      canvas.noteChange(of: meter, in: frame, surroundings)
    case .image(let image): canvas.draw(image, in: frame, surroundings)
    case .shape(let shape): canvas.draw(shape, in: frame, surroundings)
    case .stack, .grid, .trackGrid, .firstThatFits:
      var inner = surroundings
      inner.isBehind = false
      inner.edge = .center
      inner.exact = surroundings.exact.inside(tree.views[Int(node)])
      inner.row = tree.isRow(node) ? node : -1
      inner.isInRow = surroundings.isInRow || tree.isRow(node)
      inner.rowClip = surroundings.clip
      drawChildren(node, inner, areLayers: false)
    case .zStack(let alignment, _):
      var inner = surroundings
      inner.edge = surroundings.exact.edge(alignment)
      drawChildren(node, inner, areLayers: true)
    case .modified(let content, let modifier):
      draw(modifier, around: content, node, in: frame, surroundings)
    }
  }

  /// Draws siblings from back to front; if they are layers, each but the last counts as behind
  /// another view.
  private mutating func drawChildren(
    _ node: Int32,
    _ surroundings: Surroundings,
    areLayers: Bool
  ) {
    if tree.ordersSiblings { return drawOrderedChildren(node, surroundings, areLayers: areLayers) }
    var child = tree.firstChild(node)
    let lastLettered = areLayers ? lastLettered(from: child) : -1
    while child >= 0 {
      let next = tree.sibling(child)
      var inner = surroundings
      if areLayers, next >= 0 {
        inner.putBehind(letters: child < lastLettered)
      }
      draw(child, inner)
      child = next
    }
  }

  /// Returns the last sibling from `first` on that draws text or lines; -1 if there is none.
  private mutating func lastLettered(from first: Int32) -> Int32 {
    var last: Int32 = -1
    var node = first
    while node >= 0 {
      if hasLetters(node) { last = node }
      node = tree.sibling(node)
    }
    return last
  }

  private mutating func hasLetters(_ node: Int32) -> Bool {
    let lettered = lettered ?? ViewsWithLetters(tree)
    self.lettered = lettered
    return lettered[node]
  }

  /// Draws siblings as `drawChildren` does, in the order of their authors' z-indexes.
  private mutating func drawOrderedChildren(
    _ node: Int32,
    _ surroundings: Surroundings,
    areLayers: Bool
  ) {
    let children = tree.orderedChildren(of: node)
    let lastLettered = areLayers ? children.lastIndex { hasLetters($0) } ?? -1 : -1
    for (position, child) in children.enumerated() {
      var inner = surroundings
      if areLayers, position < children.count - 1 {
        inner.putBehind(letters: position < lastLettered)
      }
      draw(child, inner)
    }
  }

  private mutating func draw(
    _ modifier: ArchivedModifier,
    around content: ArchivedView,
    _ node: Int32,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    var inner = surroundings
    inner.isOpen = inner.isOpen && !modifier.movesOrCuts
    let child = tree.firstChild(node)
    switch modifier {
    case .hidden, .opacity(0): return
    case .opacity(let opacity):
      if tree.needsLayer(child) { return drawFaded(child, opacity, in: frame, surroundings) }
      inner.opacity = ArchivedColor.opacity(inner.opacity, behind: opacity)
    case .clipped: inner.clip = inner.clip.intersection(frame)
    case .scroll(let axis):
      inner.clip = inner.clip.intersection(frame)
      inner.scrolls = axis == .vertical
    case .clipShape(let outline): return drawClipped(child, outline, in: frame, surroundings)
    case .mask: return drawMasked(child, in: frame, surroundings)
    case .redacted(let redaction): inner.redact(redaction)
    case .invalidatable: inner.isDimmed = inner.isDimmed || canvas.context.isInvalidated
    case .accented: inner.isAccented = true
    case .luminanceToAlpha: inner.isLightOpacity = true
    case .foreground(let paint): inner.foreground = canvas.add(paint, across: frame)
    case .rotation(let degrees, let anchor):
      let middle = PlaneRect(frame).point(at: anchor.limited)
      inner.transform = canvas.add(.rotated(degrees: degrees, around: middle), within: surroundings)
    case .scale(let x, let y, let anchor):
      let middle = PlaneRect(frame).point(at: anchor.limited)
      inner.transform = canvas.add(.scaled(x: x, y: y, around: middle), within: surroundings)
    case .frame(let width, let height, _): inner.exact.set(width, height)
    case .background(_, let alignment):
      var behind = surroundings.inLayer(of: content, alignment)
      behind.putBehind(letters: hasLetters(child))
      draw(tree.sibling(child), behind)
    case .overlay:
      inner.putBehind(letters: hasLetters(tree.sibling(child)))
    case .continued(let rows): continuedRows = max(continuedRows ?? 0, rows)
    case .widgetLabel(let view) where !inner.isMasked: label = label ?? view
    case .action(let action): addHitArea(node, .action(action), surroundings)
    case .link(let address): addHitArea(node, .link(address), surroundings)
    default: break
    }
    draw(child, inner)
    switch modifier {
    case .overlay(_, let alignment):
      draw(tree.sibling(child), surroundings.inLayer(of: content, alignment))
    case .border(let paint): canvas.drawBorder(frame, paint, surroundings)
    default: break
    }
  }

  private mutating func addHitArea(
    _ node: Int32,
    _ target: HitArea.Target,
    _ surroundings: Surroundings
  ) {
    let rect = frames[Int(node)].intersection(surroundings.clip)
    guard surroundings.isAlive, !rect.isEmpty else { return }
    let row = ControlRow(tree, frames).rect(of: node, in: surroundings.row)
    hitAreas.append(
      HitArea(rect: rect, target: target, row: row?.intersection(surroundings.rowClip))
    )
  }
}

extension Painter {
  /// Draws a view on a layer, then blends the layer with the cells below by an opacity.
  private mutating func drawFaded(
    _ child: Int32,
    _ opacity: UInt8,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    drawLayer(child, surroundings, area: surroundings.clip) { canvas, _, _, old, new in
      CellFade(amount: opacity).cell(old, new, &canvas.grid.styles)
    }
  }

  /// Draws a view clipped to an outline of its frame.
  private mutating func drawClipped(
    _ child: Int32,
    _ outline: ArchivedOutline,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    var inner = surroundings
    let isTurned = surroundings.transform != 0
    if outline.isPlain(in: frame.size), !isTurned {
      inner.clip = inner.clip.intersection(frame)
      return draw(child, inner)
    }
    let lines = canvas.lines(of: outline, in: frame, surroundings)
    let area = lines.cells().intersection(surroundings.clip)
    inner.clip = area
    guard canvas.spend(area, .layer),
      let coverage = ScanConverter.fill(lines, isEvenOdd: false, in: area, &canvas.budget)
    else { return }
    drawLayer(child, inner, area: area) { canvas, column, row, old, new in
      let cell = coverage.cell(column: column, row: row)
      return CellCut(mask: cell.mask, isASCII: canvas.context.isASCII)
        .cell(old, new, &canvas.grid)
    }
  }

  /// Draws a view to the degree that its mask, which is drawn separately, is opaque.
  private mutating func drawMasked(_ child: Int32, in frame: CellRect, _ surroundings: Surroundings)
  {
    let mask = tree.sibling(child)
    guard mask >= 0 else { return draw(child, surroundings) }
    _ = hasLetters(child)
    var apart = Painter(tree, frames, canvas.blank())
    apart.lettered = lettered
    var inner = Surroundings(clip: surroundings.clip)
    inner.isMask = true
    inner.transform = surroundings.transform
    guard canvas.spend(surroundings.clip, .layer) else { return }
    apart.canvas.budget = canvas.budget
    apart.draw(mask, inner)
    canvas.budget = apart.canvas.budget
    canvas.note(change: apart.canvas.nextChange)
    let opacities = MaskOpacities(apart.canvas.grid)
    drawLayer(child, surroundings, area: surroundings.clip) { canvas, column, row, old, new in
      let cell = apart.canvas.grid.cells[row * apart.canvas.grid.size.columns + column]
      return opacities.cell(cell, old, new, &canvas)
    }
  }

  /// Draws a view and then combines each cell that it changed with the previous one.
  private mutating func drawLayer(
    _ child: Int32,
    _ surroundings: Surroundings,
    area: CellRect,
    _ merge: (inout CellCanvas, _ column: Int, _ row: Int, _ old: Cell, _ new: Cell) -> Cell
  ) {
    guard let layer = canvas.layer(of: area) else { return draw(child, surroundings) }
    draw(child, surroundings)
    canvas.merge(layer, merge)
  }
}
