/// The sizes in which a widget can be placed.
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
