public import Foundation
import WidgetRender

/// The weight, slant and size of text, which a terminal shows as bold, dim, italic and large
/// letters.
///
/// Title styles, headlines and weights from semibold on are bold; captions and footnotes are dim
/// (SU-53). From 34 points on, letters are several rows high if there is space.
///
/// ```swift
/// Text("21°").font(.system(size: 40, weight: .semibold))
/// Text("Izmir").font(.caption)
/// ```
public struct Font: Hashable, Sendable {
  /// The size of letters in points.
  private var size: CGFloat
  /// The text style; `nil` for a size of the author's own.
  private var textStyle: TextStyle?
  private var explicitWeight: Weight?
  var isItalic = false

  private init(size: CGFloat, textStyle: TextStyle? = nil, weight: Weight? = nil) {
    self.size = size
    self.textStyle = textStyle
    explicitWeight = weight
  }

  /// Returns the system's font with a size in points; the design has no effect.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(size: size, weight: weight) }

  /// Returns the system's font for a text style; the design has no effect.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(size: style.size, textStyle: style, weight: weight) }

  /// Returns a font by its name; a terminal cannot load it, and uses only its size and modifiers.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

  /// Returns a font by its name for a text style; a terminal cannot load it.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(size: size, textStyle: textStyle, weight: textStyle.isBold ? .regular : nil) }

  /// Returns a font by its name; a terminal cannot load it.
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

  /// The height of a letter in rows: 1 below 34 points, 3 from 34 points, 5 from 60 points.
  ///
  /// Fewer rows are used if there is not enough space.
  var letterRows: Int {
    if size >= 60 { return 5 }
    return size >= 34 ? 3 : 1
  }

  /// Returns the height of a drawn symbol in rows, half its number of columns: 1 below 24 points
  /// (SU-87).
  func symbolRows(scaledBy factor: Double) -> Int {
    let points = Double(size) * factor
    guard points.isFinite, points >= Self.smallestDrawing else { return 1 }
    return Int(
      min(points / PointScale.pointsPerRow, Double(ArchiveLimits.maximumSymbolRows)).rounded()
    )
  }

  /// The size in points from which a symbol is drawn; smaller symbols are glyphs, because one row
  /// shows too little of a drawing.
  private static let smallestDrawing = 24.0

  /// The text styles, from titles to captions.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2

    /// The size in points at the standard text size (Apple's Human Interface Guidelines,
    /// Typography).
    fileprivate var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    var isBold: Bool {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline:
        true
      default: false
      }
    }

    fileprivate var isDim: Bool {
      switch self {
      case .footnote, .caption, .caption2: true
      default: false
      }
    }
  }

  /// The thickness of letters; a terminal shows weights from semibold on as bold.
  public struct Weight: Hashable, Sendable {
    private let value: Int

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
}

extension Font {
  /// Returns the font with another weight; a terminal shows weights from semibold on as bold.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.explicitWeight = weight
    return copy
  }

  /// Returns the font with a bold weight.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font with slanted letters, which a terminal shows in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// Returns the font with its size multiplied, which affects only large letters and symbols.
  public func scaled(by factor: CGFloat) -> Font {
    var copy = self
    if factor.isFinite, factor > 0 { copy.size *= factor }
    return copy
  }

  /// Returns the font unchanged: all digits of a terminal have the same width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font unchanged: all letters of a terminal have the same width.
  public func monospaced() -> Font { self }

  /// Returns the font unchanged: a letter is as wide as its cell.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font unchanged: lines are as high as their cells.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font unchanged: a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font unchanged: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font unchanged: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// The design of a font; a terminal has only one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The line spacing of a font; a terminal has only one.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of letters; in a terminal always the width of a cell.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
