import WidgetIntents
import WidgetRender

/// The colours of pictures, and the source of the decision.
///
/// The order is: `--scheme`, the user's setting unless it follows the system, the terminal's own
/// response, COLORFGBG, dark (CL-8). The palette is that of `--palette`, otherwise the user's in
/// the store, otherwise that of their file if it has the chosen scheme.
package struct SchemeDecision: Hashable, Sendable {
  /// The source from which it is known whether the terminal is dark.
  package enum Source: String, Hashable, Sendable {
    /// The terminal itself, by its last response.
    case terminal
    case variable = "COLORFGBG"
    /// No source; dark is assumed, because most terminals are.
    case assumption
  }

  /// The value of `--scheme`; `nil` without the option.
  package let option: Palette.Look?
  /// The value of `--palette`; `nil` without the option.
  private let named: Palette.Name?
  /// The palette that is previewed; `nil` for none.
  private var shown: Palette.Name?
  /// The palette that the user's settings file names, otherwise the default one.
  private var preferred: Palette.Name
  /// The user's palette in the store, which has priority over that of the file; `nil` if there is
  /// none.
  private var stored: Palette.Name?
  /// The user's appearance; `nil` if it follows the system, or if no store was read.
  package private(set) var setting: Palette.Look?
  package private(set) var isTerminalDark: Bool
  package private(set) var source: Source
  /// The background colour in the terminal's response, `0xRRGGBB`; `nil` without a response.
  package private(set) var background: UInt32?

  /// The values that `--scheme` accepts.
  package static let words = Palette.Look.allCases.map(\.rawValue)

  /// Decides by the option, the terminal's last response and the environment.
  package init(
    option: String?,
    palette: String? = nil,
    environment: EnvironmentVariables,
    answer: TerminalBackground? = nil
  ) throws(UsageError) {
    named = try palette.map { (word) throws(UsageError) in try Self.palette(named: word) }
    preferred = environment.settings[.palette].flatMap { Palette.Name(rawValue: $0) } ?? .standard
    self.option = try option.map { (word) throws(UsageError) in
      guard let look = Palette.Look(rawValue: word) else {
        throw .invalidValue(
          option: "--scheme",
          value: word,
          expected: "one of \(Self.words.joined(separator: ", "))"
        )
      }
      return look
    }
    if let named, let look = self.option, !named.has(look.scheme) {
      throw .conflict("--palette \(named.rawValue)", "--scheme \(look.rawValue)")
    }
    if let isDark = Self.isDark(colorVariable: environment["COLORFGBG"]) {
      (isTerminalDark, source) = (isDark, .variable)
    } else {
      (isTerminalDark, source) = (true, .assumption)
    }
    if let answer { take(answer) }
  }

  private static func palette(named word: String) throws(UsageError) -> Palette.Name {
    if let name = Palette.Name(rawValue: word) { return name }
    throw .unknownName(
      kind: "palette",
      name: word,
      suggestion: NameSuggestion.closest(to: word, in: Setting.palette.words ?? []),
      hint: "expected \(Setting.palette.expectation)"
    )
  }

  /// Sets the background colour from a response of the terminal.
  package mutating func take(_ answer: TerminalBackground) {
    (isTerminalDark, source, background) = (answer.isDark, .terminal, answer.rgb)
  }

  /// Returns the decision with the user's settings; `nil` follows the system, and uses the palette
  /// of the settings file.
  package func with(setting: Palette.Look?, stored: Palette.Name? = nil) -> SchemeDecision {
    var decision = self
    (decision.setting, decision.stored) = (setting, stored)
    return decision
  }

  /// The user's palette that does not replace the scheme.
  ///
  /// High contrast and beige in the store are left out: they are appearances of their own, which
  /// `--scheme` overrides.
  private var usual: Palette.Name {
    stored.flatMap { $0.schemes.count > 1 ? $0 : nil } ?? preferred
  }

  /// Returns the decision with another palette; `nil` changes nothing.
  package func with(palette name: Palette.Name?) -> SchemeDecision {
    guard let name else { return self }
    var decision = self
    decision.shown = name
    return decision
  }

  /// Returns the decision with another decision's palette from the user's file.
  package func preferring(paletteOf other: SchemeDecision) -> SchemeDecision {
    var decision = self
    decision.preferred = other.preferred
    return decision
  }

  /// The palettes that can be chosen for the scheme in use; `nil` if `--palette` or the store has
  /// determined one.
  package var choices: [Palette.Name]? {
    guard named == nil, setting.map({ $0 == .light || $0 == .dark }) ?? true else { return nil }
    let scheme = look.scheme
    return Palette.Name.allCases.filter { $0.has(scheme) }
  }

  /// The appearance in which everything is drawn.
  package var look: Palette.Look {
    if isFixed, option == nil { return .light }
    return option ?? setting ?? (isDarkWithoutSetting ? .dark : .light)
  }

  /// Whether light or dark is determined by options, so that the user's setting has no effect.
  package var isFixed: Bool { option != nil || named.map { !$0.has(.dark) } == true }

  /// Whether everything is dark if there is no user's setting.
  package var isDarkWithoutSetting: Bool {
    option.map { $0 == .dark } ?? (isTerminalDark && (named ?? usual).has(.dark))
  }

  /// The name of the palette in which everything is drawn.
  package var paletteName: Palette.Name {
    if let name = shown ?? named { return name }
    return switch option ?? setting {
    case .contrast: .contrast
    case .beige: .beige
    case let look?: usual.has(look.scheme) ? usual : .standard
    case nil: usual
    }
  }

  /// The colours for the terminal.
  ///
  /// If the user has set a scheme other than the terminal's, pictures have their own background.
  package var palette: Palette {
    var palette = Palette(paletteName, look.scheme)
    if option == nil, setting != nil, (look == .dark) != isTerminalDark {
      palette.paintsBackground = true
    }
    if let background, !palette.paintsBackground, (look == .dark) == isTerminalDark {
      palette.surface = background
    }
    return palette
  }

  /// The colours for a status bar, which has its own background.
  ///
  /// If the user has set a background, the colours are those for the terminal without that setting.
  package var paletteOfBar: Palette {
    guard option == nil, named == nil, palette.paintsBackground else { return palette }
    var bare = with(setting: nil)
    bare.preferred = .standard
    return bare.palette
  }

  /// Returns whether the background in COLORFGBG is dark; `nil` if it contains none.
  ///
  /// In `15;0` or `15;default;0` the last number is one of 16 colours; white and the bright ones
  /// are light.
  private static func isDark(colorVariable: String?) -> Bool? {
    guard let background = colorVariable?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return nil
    }
    return !(background == 7 || (9...15).contains(background))
  }
}
