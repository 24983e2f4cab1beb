/// How a place draws a widget's colours; a structure, so that a `switch` needs a default (WK-43).
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  private enum Kind: String {
    case fullColor, accented, vibrant
  }

  private let kind: Kind

  public static let fullColor = WidgetRenderingMode(kind: .fullColor)
  public static let accented = WidgetRenderingMode(kind: .accented)
  public static let vibrant = WidgetRenderingMode(kind: .vibrant)

  public var description: String { kind.rawValue }
}
