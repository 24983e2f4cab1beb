import WidgetRender

/// The style of a text without its colour; a trait that is `nil` is inherited.
struct TextTraits: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?

  /// Returns these traits; each trait that is `nil` is replaced by that of `outer`.
  func within(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font,
      weight: weight ?? outer.weight,
      isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough
    )
  }

  /// The terminal's text attributes, such as bold, for these traits (SU-53).
  var attributes: TextStyle.Attributes {
    var attributes: TextStyle.Attributes = []
    if isBold == true || weight?.isBold ?? font?.isBold ?? false {
      attributes.insert(.bold)
    } else if font?.isDim == true {
      attributes.insert(.dim)
    }
    if isItalic ?? font?.isItalic ?? false { attributes.insert(.italic) }
    if isUnderlined == true { attributes.insert(.underline) }
    if isStruckThrough == true { attributes.insert(.strikethrough) }
    return attributes
  }
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey {
    static let defaultValue = TextTraits()
  }

  var textTraits: TextTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Whether the font is fixed, so that `font(_:)` has no effect, as in a control's label.
  var hasSystemFont: Bool {
    get { self[SystemFontKey.self] }
    set { self[SystemFontKey.self] = newValue }
  }

  private enum SystemFontKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The font of text without a font of its own; `nil` for the terminal's normal letters.
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.font = newValue }
  }

  /// The style of text and symbols in this environment.
  var textStyle: TextStyle {
    TextStyle(foreground: foreground.color(level: 1), attributes: textTraits.attributes)
  }
}

/// The most lines of a text, and the number of lines whose space it reserves.
struct LineRule: Hashable, Sendable {
  var limit: Int?
  var minimum = 1
}

extension EnvironmentValues {
  private enum LineRuleKey: EnvironmentKey {
    static let defaultValue = LineRule()
  }
  private enum AlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private enum TruncationKey: EnvironmentKey {
    static let defaultValue = ArchivedText.Truncation.tail
  }

  var lineRule: LineRule {
    get { self[LineRuleKey.self] }
    set { self[LineRuleKey.self] = newValue }
  }

  var truncation: ArchivedText.Truncation {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The greatest number of lines of a text; `nil` for no limit.
  ///
  /// Values below one count as one (SU-50).
  public var lineLimit: Int? {
    get { lineRule.limit }
    set { lineRule = LineRule(limit: newValue.map { max($0, 1) }) }
  }

  /// The alignment of the lines of one text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
}
