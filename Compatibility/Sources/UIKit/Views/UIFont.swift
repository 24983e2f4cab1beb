public import Foundation
public import WidgetUI

/// A font's size and weight; a terminal has one font.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  public let weight: Weight
  let isItalic: Bool

  /// The weight of letters, from -1, the thinnest, to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The same weight as a weight of SwiftUI.
    fileprivate var font: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.12: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }

  /// A text style, with the size that it has by default (Apple, Human Interface Guidelines).
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  init(pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      pointSize: size == 0 ? font.pointSize : size,
      weight: font.weight,
      isItalic: font.isItalic
    )
  }

  /// Creates a font by its name, which a terminal draws in its own font; never `nil`.
  public convenience init?(name: String, size: CGFloat) {
    self.init(pointSize: size)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  public var fontName: String { "Terminal" }
  public var familyName: String { "Terminal" }
  public static var familyNames: [String] { ["Terminal"] }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var capHeight: CGFloat { pointSize * 0.7 }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: weight, isItalic: isItalic)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }
}

/// The font type of Core Text, which is the same as UIKit's.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font with the size, weight and slant of a UIKit font.
  public init(_ font: CTFont) {
    let plain = Font.system(size: font.pointSize, weight: font.weight.font)
    self = font.isItalic ? plain.italic() : plain
  }
}

/// The descriptor of a font, which contains the font itself.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits of a font; of them, a terminal shows bold and italic.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of letters; a terminal has only one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let font: UIFont

  init(font: UIFont) {
    self.font = font
  }

  public var pointSize: CGFloat { font.pointSize }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font: UIFont(
        pointSize: font.pointSize,
        weight: traits.contains(.traitBold) ? .bold : font.weight,
        isItalic: traits.contains(.traitItalic)
      )
    )
  }

  /// Returns the descriptor unchanged, never `nil`: a terminal has only one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(size))
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }
}
