import Testing
import WidgetTimeline
import WidgetUI

/// A widget that an author has laid out for a phone, and everything that a phone shows of it.
struct PhoneWidget: CustomTestStringConvertible, Sendable {
  let name: String
  let family: WidgetFamily
  /// Whether a phone has margins of 16 points around the content.
  let hasMargins: Bool
  /// The heights of lines, gaps and paddings on a phone in points, from the top; of several
  /// columns, those of the tallest.
  let heights: [Double]
  /// The widths in points of the widest row with parts of fixed widths, from the leading edge.
  let widths: [Double]
  /// The expected lines; two blanks separate texts that are next to each other.
  let lines: [String]
  /// The expected words in large letters, which may be several rows high.
  let large: [String]
  let marks: [Mark]
  let content: @MainActor @Sendable () -> AnyView

  /// An expected graphic next to the words.
  enum Mark: Sendable {
    /// A number of horizontal lines.
    case rules(Int)
    /// A number of bars that show an amount.
    case meters(Int)
    /// A number of small graphics next to words, such as symbols, dots and badges; counted line by
    /// line.
    case signs(Int)
    /// A number of columns with a common base.
    case bars(Int)
    /// A number of separate drawings, each at least this large in cells.
    case drawings(Int, columns: Int = 1, rows: Int = 1)
    /// Marks in at least this many columns.
    case span(columns: Int)
    /// A number of rows, each with at least this many marks.
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

  /// The size of the content on a phone in points.
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

/// The heights of lines on a phone in points, at the standard text size.
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
  /// Returns `count` rows of the same height, with gaps between them.
  static func rows(_ count: Int, of height: Double, gap: Double) -> [Double] {
    (0..<count).flatMap { $0 == 0 ? [height] : [gap, height] }
  }
}
