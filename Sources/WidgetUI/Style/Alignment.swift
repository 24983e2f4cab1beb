public import Foundation
import WidgetRender

/// The position of a view in a larger area, on both axes.
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

/// The vertical line of a view by which a column aligns its subviews.
public struct HorizontalAlignment: Sendable {
  /// The alignment in the archive.
  ///
  /// For an author's own guide it is the centre, and stacks move each child by its guide.
  let archived: CellHorizontalAlignment
  /// The author's own guide; `nil` for a built-in one, such as the centre.
  let id: (any AlignmentID.Type)?

  private init(_ archived: CellHorizontalAlignment) {
    self.archived = archived
    id = nil
  }

  /// Creates an alignment by an author's own guide (SU-37).
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

/// The horizontal line of a view by which a row aligns its subviews.
public struct VerticalAlignment: Sendable {
  /// The alignment in the archive.
  ///
  /// For an author's own guide it is the centre, and stacks move each child by its guide.
  let archived: CellVerticalAlignment
  /// The author's own guide; `nil` for a built-in one, such as the centre.
  let id: (any AlignmentID.Type)?

  private init(_ archived: CellVerticalAlignment) {
    self.archived = archived
    id = nil
  }

  /// Creates an alignment by an author's own guide (SU-37).
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

/// A guide of your own, by which views in different containers are aligned.
///
/// ```swift
/// struct PriceColumn: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
/// }
/// let alignment = HorizontalAlignment(PriceColumn.self)
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the default position of the guide in a view, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The alignment of the lines within a text; a text of one line does not move.
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

/// The size of a view and the positions of its guides, in points from its top leading corner.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The position of the first text baseline; `nil` if there is no text.
  private let firstBaseline: CGFloat?
  private let lastBaseline: CGFloat?

  init(
    width: CGFloat,
    height: CGFloat,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The guide's distance from the leading edge (SU-37).
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let id = guide.id { return id.defaultValue(in: self) }
    return switch guide.archived {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The guide's distance from the top (SU-37).
  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let id = guide.id { return id.defaultValue(in: self) }
    return switch guide.archived {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline: firstBaseline ?? height
    case .lastTextBaseline: lastBaseline ?? height
    }
  }

  /// Always `nil`: guides that subviews set explicitly are not available.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Returns the position of a text baseline; `nil` for other guides, whose explicit positions are
  /// not available.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: firstBaseline
    case .lastTextBaseline: lastBaseline
    default: nil
    }
  }
}
