import Foundation

extension Font {
  /// The roles that text plays, from the largest to the smallest.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2

    /// The size in points at the standard text size (Apple's Human Interface Guidelines, Typography).
    var size: CGFloat {
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

    var isDim: Bool {
      switch self {
      case .footnote, .caption, .caption2: true
      default: false
      }
    }
  }
}
