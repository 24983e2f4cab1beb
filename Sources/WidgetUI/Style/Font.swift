public import Foundation

/// How heavy, slanted and large text asks to be; a terminal turns it into bold, dim, italic and large letters.
///
/// Title styles, headlines and weights from semibold on are bold; captions and footnotes are dim (SU-53). From 34
/// points on, letters are several rows high where there is room; that suits a few digits or a short word.
public struct Font: Hashable, Sendable {
  /// The size in points.
  var size: CGFloat
  /// The role that the text plays; `nil` for a size of the author's own.
  var textStyle: TextStyle?
  var explicitWeight: Weight?
  var isItalic = false

  private init(size: CGFloat, textStyle: TextStyle? = nil, weight: Weight? = nil) {
    self.size = size
    self.textStyle = textStyle
    explicitWeight = weight
  }

  /// The system's font of `size` points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(size: size, weight: weight) }

  /// The system's font in one of the roles that text plays.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(size: style.size, textStyle: style, weight: weight) }

  /// A font by its name, which a terminal cannot load: its size and its modifiers have an effect.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

  /// A font by its name, which a terminal cannot load, for a role that text plays.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(size: size, textStyle: textStyle, weight: textStyle.isBold ? .regular : nil) }

  /// A font by its name, which a terminal cannot load.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
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

  var isBold: Bool { explicitWeight?.isBold ?? textStyle?.isBold ?? false }
  var isDim: Bool { textStyle?.isDim ?? false }

  /// How many rows a letter is high where there is room for it: 1 below 34 points, else 3, from 60 points on 5.
  var letterRows: Int {
    if size >= 60 { return 5 }
    return size >= 34 ? 3 : 1
  }
}
