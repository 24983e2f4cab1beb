import WidgetRender

/// The primary, secondary and tertiary foreground styles; the fainter levels after them are derived
/// by opacity.
struct ForegroundLevels: Hashable, Sendable {
  private var paints: [ArchivedPaint]

  static let system = ForegroundLevels(paints: [.color(.primary)])

  init(paints: [ArchivedPaint]) {
    self.paints = paints
  }

  /// Whether the primary style varies over the painted area, as a gradient does.
  var runsAcross: Bool {
    if case .color = paints.first { false } else { !paints.isEmpty }
  }

  /// Returns the colour of `level`, from 1, primary, to 5, quinary.
  func color(level: Int) -> ArchivedColor {
    if level == 1, case .color(let color) = paints.first { return color }
    return paint(level: level).mainColor
  }

  /// Returns the style of `level`, from 1, primary, to 5, quinary.
  func paint(level: Int) -> ArchivedPaint {
    let level = min(max(level, 1), 5)
    if level <= paints.count { return paints[level - 1] }
    guard let first = paints.first else { return .color(ArchivedColor(.foreground(level: level))) }
    return first.mapColors { color in
      if case .foreground(let base) = color.base {
        return ArchivedColor(
          .foreground(level: min(base + level - 1, 5)),
          opacity: color.opacity
        )
      }
      return Color(archived: color).opacity(Self.opacities[level - 1]).archived
    }
  }

  /// Returns `leaf`, a single element, painted with the primary style; a gradient extends across
  /// all of the element.
  func across(_ leaf: ArchivedView) -> ArchivedView {
    let paint = paint(level: 1)
    if case .color = paint { return leaf }
    return .modified(leaf, .foreground(paint))
  }

  /// The label opacities of Apple's systems, levels one to five (SU-61).
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]
}

extension EnvironmentValues {
  private enum LevelsKey: EnvironmentKey {
    static let defaultValue = ForegroundLevels.system
  }
  private enum TintKey: EnvironmentKey {
    static let defaultValue: ArchivedPaint? = nil
  }

  var foreground: ForegroundLevels {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }

  /// The style of controls; `nil` for the system's tint colour.
  var tintPaint: ArchivedPaint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The single colour that represents the tint, also if it is a gradient; `nil` for the system's.
  var tint: ArchivedColor? { tintPaint?.mainColor }
}
