import WidgetRender

/// Which vertical line of a view meets its neighbours' in a column.
public struct HorizontalAlignment: Equatable, Sendable {
  let archived: CellHorizontalAlignment

  public static let leading = HorizontalAlignment(archived: .leading)
  public static let center = HorizontalAlignment(archived: .center)
  public static let trailing = HorizontalAlignment(archived: .trailing)
}
