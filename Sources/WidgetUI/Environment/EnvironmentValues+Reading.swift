/// How far apart colours should be; terminals do not tell.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether the reader likes bolder text; terminals do not tell.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much room an app's screen has along a side.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  /// Always standard: a terminal's colours are its reader's choice.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Always `nil`: terminals do not tell.
  public var legibilityWeight: LegibilityWeight? { nil }

  public var accessibilityReduceMotion: Bool { true }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityEnabled: Bool { false }
}
