import WidgetRender

/// The colours that levels one to three of the foreground stand for; the rest follow by opacity.
struct ForegroundLevels: Hashable, Sendable {
  var colors: [ArchivedColor]

  static let system = ForegroundLevels(colors: [.primary])

  /// The colour of `level`, from 1, primary, to 5, quinary.
  func color(level: Int) -> ArchivedColor {
    let level = min(max(level, 1), 5)
    if level <= colors.count { return colors[level - 1] }
    guard let first = colors.first else { return ArchivedColor(.foreground(level: level)) }
    if case .foreground(let base) = first.base {
      return ArchivedColor(.foreground(level: min(base + level - 1, 5)), opacity: first.opacity)
    }
    return Color(archived: first).opacity(Self.opacities[level - 1]).archived
  }

  /// The label opacities of Apple's systems, levels one to five (SU-61).
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]
}

extension EnvironmentValues {
  private enum LevelsKey: EnvironmentKey {
    static let defaultValue = ForegroundLevels.system
  }
  private enum TintKey: EnvironmentKey {
    static let defaultValue: ArchivedColor? = nil
  }

  var foreground: ForegroundLevels {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }

  var tint: ArchivedColor? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
