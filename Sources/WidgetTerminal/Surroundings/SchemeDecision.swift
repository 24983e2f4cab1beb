import WidgetIntents
import WidgetRender

/// The colours of pictures, and the source of the decision.
///
/// The order is: `--scheme`, the user's setting unless it follows the system, the terminal's own answer, COLORFGBG,
/// dark (CL-8). The palette is that of `--palette`, otherwise the user's in the store, otherwise that of their file
/// if it has the chosen scheme.
package struct SchemeDecision: Hashable, Sendable {
  /// The source of whether the terminal is dark.
  package enum Source: String, Hashable, Sendable {
    /// The terminal itself, when it was last asked.
    case terminal
    case variable = "COLORFGBG"
    /// No source: most terminals are dark.
    case assumption
  }

  /// The value of `--scheme`; `nil` without it.
  package let option: Palette.Look?
  /// The palette of `--palette`; `nil` without it.
  private let named: Palette.Name?
  /// The palette that is only previewed.
  private var shown: Palette.Name?
  /// The palette in the user's file.
  private var preferred: Palette.Name
  /// The user's palette in the store, which has priority; `nil` if there is none.
  private var stored: Palette.Name?
  /// The user's appearance; `nil` if it follows the system, or if no store was read.
  package private(set) var setting: Palette.Look?
  package private(set) var isTerminalDark: Bool
  package private(set) var source: Source
  /// The background colour in the terminal's answer, `0xRRGGBB`.
  package private(set) var background: UInt32?

  /// The values of `--scheme`.
  package static let words = Palette.Look.allCases.map(\.rawValue)

  /// Decides from the option, the terminal's last answer and the environment.
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

  /// Uses the terminal's answer.
  package mutating func take(_ answer: TerminalBackground) {
    (isTerminalDark, source, background) = (answer.isDark, .terminal, answer.rgb)
  }

  /// Returns the decision with the user's settings; `nil` to follow the system, and for the palette of their file.
  package func with(setting: Palette.Look?, stored: Palette.Name? = nil) -> SchemeDecision {
    var decision = self
    (decision.setting, decision.stored) = (setting, stored)
    return decision
  }

  /// The palette unless high contrast or beige is set: those are separate appearances, which `--scheme` overrides.
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

  /// The palettes with colours for the scheme in use; `nil` if `--palette` or the store has decided.
  package var choices: [Palette.Name]? {
    guard named == nil, setting.map({ $0 == .light || $0 == .dark }) ?? true else { return nil }
    let scheme = look.scheme
    return Palette.Name.allCases.filter { $0.has(scheme) }
  }

  /// The look in which everything is drawn.
  package var look: Palette.Look {
    if isFixed, option == nil { return .light }
    return option ?? setting ?? (isDarkWithoutSetting ? .dark : .light)
  }

  /// Whether the user's setting does not decide between light and dark.
  package var isFixed: Bool { option != nil || named.map { !$0.has(.dark) } == true }

  /// Whether everything is dark without a user's setting.
  package var isDarkWithoutSetting: Bool {
    option.map { $0 == .dark } ?? (isTerminalDark && (named ?? usual).has(.dark))
  }

  /// The palette in which everything is drawn.
  package var paletteName: Palette.Name {
    if let name = shown ?? named { return name }
    return switch option ?? setting {
    case .contrast: .contrast
    case .beige: .beige
    case let look?: usual.has(look.scheme) ? usual : .standard
    case nil: usual
    }
  }

  /// The colours for the terminal: if the user has set a scheme other than the terminal's, pictures have their own
  /// background.
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

  /// The colours for a place with its own background, such as a status bar: those of the terminal if the user has set
  /// another background.
  package var paletteOfBar: Palette {
    guard option == nil, named == nil, palette.paintsBackground else { return palette }
    var bare = with(setting: nil)
    bare.preferred = .standard
    return bare.palette
  }

  /// Returns whether the background in COLORFGBG is dark; `nil` if it contains none.
  ///
  /// `15;0` or `15;default;0`: the last number counts the 16 colours; white and the bright ones are light.
  private static func isDark(colorVariable: String?) -> Bool? {
    guard let background = colorVariable?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return nil
    }
    return !(background == 7 || (9...15).contains(background))
  }
}
