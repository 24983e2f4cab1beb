import WidgetRender

/// Which horizontal line of a view meets its neighbours' in a row.
public struct VerticalAlignment: Sendable {
  /// An author's own guide stands in for the centre, from which stacks move each child.
  let archived: CellVerticalAlignment
  /// `nil` for the guides that every view has.
  let id: (any AlignmentID.Type)?

  private init(_ archived: CellVerticalAlignment) {
    self.archived = archived
    id = nil
  }

  /// A guide of the author's own (SU-37).
  public init(_ id: any AlignmentID.Type) {
    archived = .center
    self.id = id
  }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

extension VerticalAlignment: Equatable {
  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    left.archived == right.archived
      && left.id.map { ObjectIdentifier($0) } == right.id.map { ObjectIdentifier($0) }
  }
}
