import WidgetRender

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
