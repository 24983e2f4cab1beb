import WidgetRender

/// Which vertical line of a view meets its neighbours' in a column.
public struct HorizontalAlignment: Equatable, Sendable {
  let archived: CellHorizontalAlignment

  public static let leading = HorizontalAlignment(archived: .leading)
  public static let center = HorizontalAlignment(archived: .center)
  public static let trailing = HorizontalAlignment(archived: .trailing)
}

/// Which horizontal line of a view meets its neighbours' in a row.
public struct VerticalAlignment: Equatable, Sendable {
  let archived: CellVerticalAlignment

  public static let top = VerticalAlignment(archived: .top)
  public static let center = VerticalAlignment(archived: .center)
  public static let bottom = VerticalAlignment(archived: .bottom)
  public static let firstTextBaseline = VerticalAlignment(archived: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(archived: .lastTextBaseline)
}

/// Where a view lies in both directions within room that is larger than itself.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var archived: CellAlignment { CellAlignment(horizontal.archived, vertical.archived) }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of one text lie relative to each other; it never moves a text of one line.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var archived: CellHorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
