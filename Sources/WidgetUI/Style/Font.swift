public import Foundation

/// How heavy, slanted and large text asks to be; a terminal turns it into bold, dim and italic.
///
/// Title styles, headlines and weights from semibold on are bold; captions and footnotes are dim (SU-53).
public struct Font: Hashable, Sendable {
  /// The roles that text plays, from the largest to the smallest.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)

    var isBold: Bool { value >= Weight.semibold.value }
  }

  /// The family of shapes; a terminal draws them all alike.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  var textStyle: TextStyle?
  var explicitWeight: Weight?
  var isItalic = false

  /// The system's font of `size` points, of which the terminal keeps the weight.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(textStyle: nil, explicitWeight: weight)
  }

  /// The system's font in one of the roles that text plays.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(textStyle: style, explicitWeight: weight)
  }

  /// A font by its name, which a terminal cannot load: only its modifiers have an effect.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(textStyle: nil, explicitWeight: nil)
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.explicitWeight = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font itself: every terminal's digits are of one width.
  public func monospacedDigit() -> Font { self }

  /// The font itself: terminals have no other.
  public func monospaced() -> Font { self }

  var isBold: Bool {
    if let explicitWeight { return explicitWeight.isBold }
    switch textStyle {
    case .largeTitle, .title, .title2, .title3, .headline: return true
    default: return false
    }
  }

  var isDim: Bool {
    switch textStyle {
    case .footnote, .caption, .caption2: true
    default: false
    }
  }
}
