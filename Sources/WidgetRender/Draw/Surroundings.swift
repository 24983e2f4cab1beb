/// What a view inherits from those around it.
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
  var isGround = false
  var isAccented = false
  /// The lengths in points that frames around it give.
  var exact = ExactSize()
  /// Where in what it lies upon or behind it is: a line at an edge is drawn there.
  var edge = CellAlignment.center
  /// What turns and scales shapes, as letters stand upright: an index that the canvas gave out.
  var transform = 0
  /// What letters are painted with: an index that the canvas gave out, -1 for none.
  var foreground = -1
}

extension DrawContext {
  /// A colour in the rendering mode, with the opacity around it.
  func inMode(_ color: ArchivedColor, _ surroundings: Surroundings) -> ArchivedColor {
    var color = color
    switch renderingMode {
    case .fullColor: break
    case .accented:
      if surroundings.isAccented {
        color = ArchivedColor(.accent, opacity: color.opacity)
      } else if case .foreground = color.base {
        break
      } else {
        color.base = .foreground(level: 1)
      }
    case .vibrant:
      let light = color.base.light
      color = ArchivedColor(
        .foreground(level: 1),
        opacity: ArchivedColor.opacity(color.opacity, behind: Self.vibrantOpacity(light))
      )
    }
    if surroundings.opacity < 255 {
      color.opacity = ArchivedColor.opacity(color.opacity, behind: surroundings.opacity)
    }
    return color
  }

  /// Dark colours stay visible: black is a third of white.
  private static func vibrantOpacity(_ light: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(85 + light * 170 / 255, 0), 255))
  }
}

extension ArchivedColor.Base {
  /// How light a colour is, 0 to 255, in the dark scheme (luma of ITU-R BT.601).
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
