import WidgetRender

/// What becomes of a picture where widgets are shown in two colours (WK-44).
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let value: UInt8

  /// The accent in place of the picture's colours.
  public static let accented = WidgetAccentedRenderingMode(value: 0)
  /// The accent with the picture's lights and shades.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(value: 1)
  /// The picture without colours.
  public static let desaturated = WidgetAccentedRenderingMode(value: 2)
  /// The picture as it is.
  public static let fullColor = WidgetAccentedRenderingMode(value: 3)
}

/// Puts a picture among what takes the accent, or leaves it out.
struct AccentedPicture {
  let isAccented: Bool
}

extension AccentedPicture: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    let children = scope.children(of: content)
    return isAccented ? children.map { .modified($0, .accented) } : children
  }
}
