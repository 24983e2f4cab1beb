import WidgetRender

/// Which vertical line of a view meets its neighbours' in a column.
public struct HorizontalAlignment: Sendable {
  /// An author's own guide stands in for the centre, from which stacks move each child.
  let archived: CellHorizontalAlignment
  /// `nil` for the guides that every view has.
  let id: (any AlignmentID.Type)?

  private init(_ archived: CellHorizontalAlignment) {
    self.archived = archived
    id = nil
  }

  /// A guide of the author's own (SU-37).
  public init(_ id: any AlignmentID.Type) {
    archived = .center
    self.id = id
  }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.trailing)
}

extension HorizontalAlignment: Equatable {
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.archived == right.archived
      && left.id.map { ObjectIdentifier($0) } == right.id.map { ObjectIdentifier($0) }
  }
}
