/// The size and shape of a widget.
///
/// A view reads the family from its environment and adapts to it:
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.widgetFamily) private var family
///
///   var body: some View {
///     Text(family == .accessoryInline ? "Hi" : "Good morning")
///   }
/// }
/// ```
@preconcurrency
public enum WidgetFamily: Int, RawRepresentable, CustomDebugStringConvertible,
  CustomStringConvertible, Sendable, Hashable
{
  case systemSmall, systemMedium, systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCorner
  case accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }
}

/// The size of a widget in cells of the terminal, without its border.
package struct FamilyCells: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension WidgetFamily {
  /// The families that can be placed on a terminal, in the order in which help lists them.
  package static let placeable: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  /// The name that users type after `--size`, which is also stored and sent.
  package var commandLineName: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extra-large"
    case .systemExtraLargePortrait: "extra-large-portrait"
    case .accessoryCorner: "corner"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .accessoryInline: "inline"
    }
  }

  /// Creates the placeable family with this exact name; `nil` for any other text.
  package init?(commandLineName: String) {
    let family = Self.placeable.first { $0.commandLineName == commandLineName }
    guard let family else { return nil }
    self = family
  }

  /// The size of the widget's content in columns and rows; a column is about 8 points of Apple's
  /// size, a row about 16.
  package var cells: FamilyCells {
    switch self {
    case .systemSmall: FamilyCells(columns: 20, rows: 10)
    case .systemMedium: FamilyCells(columns: 42, rows: 10)
    case .systemLarge: FamilyCells(columns: 42, rows: 22)
    case .systemExtraLarge: FamilyCells(columns: 78, rows: 20)
    case .systemExtraLargePortrait: FamilyCells(columns: 42, rows: 28)
    case .accessoryCorner, .accessoryCircular: FamilyCells(columns: 9, rows: 5)
    case .accessoryRectangular: FamilyCells(columns: 20, rows: 5)
    case .accessoryInline: FamilyCells(columns: 29, rows: 1)
    }
  }
}
