import WidgetRender

/// Which horizontal line of a view meets its neighbours' in a row.
public struct VerticalAlignment: Equatable, Sendable {
  let archived: CellVerticalAlignment

  public static let top = VerticalAlignment(archived: .top)
  public static let center = VerticalAlignment(archived: .center)
  public static let bottom = VerticalAlignment(archived: .bottom)
  public static let firstTextBaseline = VerticalAlignment(archived: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(archived: .lastTextBaseline)
}
