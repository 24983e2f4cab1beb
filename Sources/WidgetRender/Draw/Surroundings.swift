/// The drawing state that a view inherits from the views around it.
struct Surroundings {
  var clip: CellRect
  var opacity: UInt8 = 255
  var isMasked = false
  var isDimmed = false
  /// Whether controls can be pressed; `false` in placeholders.
  var isAlive = true
  /// Whether another view is drawn over this one.
  var isBehind = false
  /// Whether letters or lines are drawn over the view, or over a stack around it.
  ///
  /// If so, surfaces are not drawn without colours.
  var isUnderLetters = false
  var isAccented = false
  /// Whether colours become black with an opacity equal to their luminance.
  var isLightOpacity = false
  /// Whether the view is a mask, whose opacity determines the visibility of another view.
  var isMask = false
  /// The lengths that frames around the view have set for it, in points.
  var exact = ExactSize()
  /// The alignment of the view in the view that it overlaps; a thin line is drawn at that edge.
  var edge = CellAlignment.center
  /// The index of the transform of shapes in the canvas; letters are not transformed.
  var transform = 0
  /// The index of the paint for letters in the canvas; -1 for none.
  var foreground = -1
  /// Whether a scrollable window limits the visible area.
  var scrolls = false
  /// The tree's index of the nearest stack around the view if that stack is horizontal, otherwise
  /// -1.
  var row: Int32 = -1
  /// Whether any stack around the view is horizontal.
  var isInRow = false
  /// Whether no modifier around the view moves or cuts it on purpose.
  var isOpen = true
  /// The visible cells of the stack `row`; a clip inside the stack does not cut them.
  var rowClip = CellRect(column: 0, row: 0, columns: 0, rows: 0)
}

extension Surroundings {
  /// Records that something is drawn over the view, and whether that contains letters or lines.
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
  /// Returns a colour in the rendering mode, combined with the opacity of the views around.
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

  /// Returns one of the two colours of the accented mode, with the opacity of the author's colour
  /// (WK-44).
  private func accented(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor {
    guard case .foreground(let level) = color.base else {
      let base: ArchivedColor.Base = surroundings.isAccented ? .accent : .foreground(level: 1)
      return ArchivedColor(base, opacity: color.opacity)
    }
    guard surroundings.isAccented else { return color }
    // SU-61: the levels of the foreground become levels of the accent.
    let share: UInt8 = level <= 1 ? 255 : level == 2 ? 153 : level == 3 ? 77 : 46
    return ArchivedColor(.accent, opacity: ArchivedColor.opacity(color.opacity, behind: share))
  }

  /// Returns the foreground colour, with an opacity that depends on the brightness of the author's
  /// colour (WK-44).
  ///
  /// The author's own levels of the foreground are unchanged. Red and orange are as bright as text,
  /// because warnings would otherwise be fainter than other text.
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

  /// Returns the opacity for a luminance from 0 to 255.
  ///
  /// Dark colours stay visible: black is a third as opaque as white.
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
