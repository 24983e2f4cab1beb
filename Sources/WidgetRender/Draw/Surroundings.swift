/// The drawing state that a view inherits from the views around it.
struct Surroundings {
  var clip: CellRect
  var opacity: UInt8 = 255
  var isMasked = false
  var isDimmed = false
  /// Whether pressing does something here: not on placeholders.
  var isAlive = true
  /// Whether something is drawn upon it.
  var isBehind = false
  /// Whether letters or lines are drawn upon it, or upon a stack that it is in: surfaces vanish without colours.
  var isUnderLetters = false
  var isAccented = false
  /// Whether colours become black with an opacity equal to their luminance.
  var isLightOpacity = false
  /// Whether it is a mask, whose opacity decides the visibility of something else.
  var isMask = false
  /// The lengths in points that frames around it give.
  var exact = ExactSize()
  /// The alignment in the view that it overlaps: a line at an edge is drawn there.
  var edge = CellAlignment.center
  /// The index of the transform of shapes in the canvas; letters are not transformed.
  var transform = 0
  /// The index of the letters' paint in the canvas; -1 for none.
  var foreground = -1
  /// Whether the clip is a window that scrolls.
  var scrolls = false
  /// The horizontal stack that it is in, a node of the tree; -1 for none.
  var row: Int32 = -1
  /// Whether it is in a horizontal stack.
  var isInRow = false
  /// Whether nothing around it moves or cuts it on purpose.
  var isOpen = true
  /// The cells of that stack that can be seen: a clip within the stack does not cut its row.
  var rowClip = CellRect(column: 0, row: 0, columns: 0, rows: 0)
}

extension Surroundings {
  /// Notes that something is drawn upon it, and whether that has letters or lines.
  mutating func putBehind(letters: Bool) {
    isBehind = true
    isUnderLetters = isUnderLetters || letters
  }

  mutating func redact(_ redaction: ArchivedModifier.Redaction) {
    switch redaction {
    case .placeholder: (isMasked, isAlive) = (true, false)
    case .privacy: isMasked = true
    case .invalidated: isDimmed = true
    }
  }
}

extension DrawContext {
  /// A colour in the rendering mode, with the opacity around it.
  func inMode(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor {
    if color.base == .system(.clear) { return color }
    var color = color
    if surroundings.isLightOpacity {
      let light = UInt8(truncatingIfNeeded: color.base.light)
      color = ArchivedColor(
        .system(.black),
        opacity: ArchivedColor.opacity(color.opacity, behind: light)
      )
    }
    switch renderingMode {
    case .fullColor: break
    case .accented: color = accented(color, surroundings)
    case .vibrant: color = vibrant(color, surroundings)
    }
    if surroundings.opacity < 255 {
      color.opacity = ArchivedColor.opacity(color.opacity, behind: surroundings.opacity)
    }
    return color
  }

  /// One of two colours, as opaque as the author's (WK-44).
  private func accented(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor {
    guard case .foreground(let level) = color.base else {
      let base: ArchivedColor.Base = surroundings.isAccented ? .accent : .foreground(level: 1)
      return ArchivedColor(base, opacity: color.opacity)
    }
    guard surroundings.isAccented else { return color }
    // SU-61: the levels of the foreground are levels of the accent here.
    let share: UInt8 = level <= 1 ? 255 : level == 2 ? 153 : level == 3 ? 77 : 46
    return ArchivedColor(.accent, opacity: ArchivedColor.opacity(color.opacity, behind: share))
  }

  /// Returns the level of the foreground by the colour's brightness; the author's own levels are unchanged (WK-44).
  ///
  /// Red and orange are as bright as text, because warnings would otherwise be fainter than other text.
  private func vibrant(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor {
    if case .foreground = color.base { return color }
    let isAlarm = color.base == .system(.red) || color.base == .system(.orange)
    let light =
      surroundings.isLightOpacity || isAlarm ? 255 : Self.vibrantOpacity(color.base.light)
    return ArchivedColor(
      .foreground(level: 1),
      opacity: ArchivedColor.opacity(color.opacity, behind: light)
    )
  }

  /// Dark colours stay visible: black is a third of white.
  private static func vibrantOpacity(_ light: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(85 + light * 170 / 255, 0), 255))
  }
}

extension ArchivedColor.Base {
  /// The luminance of a colour in the dark scheme, from 0 to 255 (luma of ITU-R BT.601).
  fileprivate var light: Int {
    let rgb: UInt32
    switch self {
    case .foreground(let level): return level <= 1 ? 255 : level == 2 ? 128 : 48
    case .background: return 0
    case .accent: return 200
    case .system(let color): rgb = color.components.dark
    case .rgb(_, let dark): rgb = dark
    }
    let light = (rgb >> 16 & 0xFF) * 299 + (rgb >> 8 & 0xFF) * 587 + (rgb & 0xFF) * 114
    return Int(light) / 1000
  }
}
