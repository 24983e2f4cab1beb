import Testing
import WidgetTimeline
import WidgetUI

/// A widget as an author lays it out for a phone, and all that the phone shows of it.
struct PhoneWidget: CustomTestStringConvertible, Sendable {
  let name: String
  let family: WidgetFamily
  /// Whether the phone leaves its margins of 16 points around the content.
  let hasMargins: Bool
  /// The points that lines, gaps and paddings take on a phone, from the top; in several columns those of the tallest.
  let heights: [Double]
  /// The points of the widest row whose parts have fixed widths, from the leading edge.
  let widths: [Double]
  /// The lines that are seen; two blanks part what stands beside each other.
  let lines: [String]
  /// Words in letters that may be several rows high.
  let large: [String]
  let marks: [Mark]
  let content: @MainActor @Sendable () -> AnyView

  /// What is seen beside words.
  enum Mark: Sendable {
    /// Horizontal lines.
    case rules(Int)
    /// Bars that say how much of something there is.
    case meters(Int)
    /// Small things beside words: symbols, dots, bars, badges; counted line by line.
    case signs(Int)
    /// Columns that stand beside each other on one ground.
    case bars(Int)
    /// Drawings that do not touch each other, each at least so many cells large.
    case drawings(Int, columns: Int = 1, rows: Int = 1)
    /// Something that goes over so many columns.
    case span(columns: Int)
    /// Squares in columns and rows.
    case field(columns: Int, rows: Int)
  }

  init(
    _ name: String,
    _ family: WidgetFamily,
    hasMargins: Bool = true,
    heights: [Double],
    widths: [Double] = [],
    shows lines: String = "",
    large: [String] = [],
    marks: [Mark] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.family = family
    self.hasMargins = hasMargins
    self.heights = heights
    self.widths = widths
    self.lines = lines.split(separator: "\n").map(String.init)
    self.large = large
    self.marks = marks
    self.content = { AnyView(content()) }
  }

  var testDescription: String { "\(name), \(family.commandLineName)" }

  /// The points that the content has on a phone.
  var room: (width: Double, height: Double) {
    let margins = hasMargins ? 32.0 : 0
    return switch family {
    case .systemSmall: (158 - margins, 158 - margins)
    case .systemMedium: (338 - margins, 158 - margins)
    case .systemLarge: (338 - margins, 354 - margins)
    case .accessoryCircular: (72, 72)
    case .accessoryRectangular: (160, 72)
    default: (234, 26)
    }
  }
}

/// The heights of a line of text on a phone, in points, at the standard text size.
enum Line {
  static let largeTitle = 41.0
  static let title = 34.0
  static let title2 = 26.0
  static let title3 = 24.0
  static let headline = 20.0
  static let body = 20.0
  static let subheadline = 18.0
  static let footnote = 18.0
  static let caption = 16.0
  static let caption2 = 13.0
}

extension Array where Element == Double {
  /// `count` times a row with the gap between them.
  static func rows(_ count: Int, of height: Double, gap: Double) -> [Double] {
    (0..<count).flatMap { $0 == 0 ? [height] : [gap, height] }
  }
}
