public import Foundation
import WidgetRender

extension Text {
  /// Returns the text in a font; a terminal shows its weight, slant and large sizes.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Returns the text with a weight; `nil` uses the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Returns the text in bold, regardless of its font.
  public func bold() -> Text { bold(true) }

  /// Returns the text in bold; with `false`, text is bold only if its font is.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Returns the text in italics, regardless of its font.
  public func italic() -> Text { italic(true) }

  /// Returns the text in italics; with `false`, it is upright even in an italic font.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Returns the text underlined in its own colour, because a terminal has no other colour for the
  /// line.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Returns the text underlined; a terminal draws all patterns alike.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// Returns the text struck through in its own colour, because a terminal has no other colour for
  /// the line.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Returns the text struck through; a terminal draws all patterns alike.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// Returns the text with a colour for those parts that have none; `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { painted($0) } ?? self
  }

  /// Returns the text with a style for those parts that have none.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { painted(style) }

  /// Returns the text unchanged: the distance between a terminal's letters is fixed.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Returns the text unchanged: the distance between a terminal's letters is fixed.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Returns the text unchanged: text is aligned to cells.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Returns the text unchanged: all digits of a terminal have the same width.
  public func monospacedDigit() -> Text { self }

  /// Returns the text unchanged: all letters of a terminal have the same width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Returns the text unchanged: a terminal has one design of font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Returns the text unchanged: a letter is as wide as its cell.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Returns the text unchanged: a terminal's letters have one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension Text {
  /// The case to which letters are converted.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The size of text relative to its font; without effect in a terminal.
  public struct Scale: Hashable, Sendable {
    private let value: UInt8

    public static let `default` = Scale(value: 0)
    public static let secondary = Scale(value: 1)
  }
}

extension EnvironmentValues {
  private enum CaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
  }

  /// The case to which letters are converted; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// Returns `words` converted to the environment's text case, by the rules of its locale.
  func cased(_ words: String) -> String {
    switch textCase {
    case nil: words
    case .uppercase: words.uppercased(with: locale)
    case .lowercase: words.lowercased(with: locale)
    }
  }
}

extension Text {
  /// The part of a text that `…` replaces if the text is too long.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    fileprivate var archived: ArchivedText.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }

    init(_ archived: ArchivedText.Truncation) {
      switch archived {
      case .head: self = .head
      case .middle: self = .middle
      case .tail: self = .tail
      }
    }
  }
}

extension EnvironmentValues {
  /// The part of a text that `…` replaces if there is not enough space.
  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(truncation) }
    set { truncation = newValue.archived }
  }
}

extension Text {
  /// The style of an underline or strikethrough; a terminal has only one.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of an underline or strikethrough; a terminal draws all patterns alike.
    public struct Pattern: Hashable, Sendable {
      private let value: UInt8

      public static let solid = Pattern(value: 0)
      public static let dot = Pattern(value: 1)
      public static let dash = Pattern(value: 2)
      public static let dashDot = Pattern(value: 3)
      public static let dashDotDot = Pattern(value: 4)
    }

    private let pattern: Pattern
    private let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
