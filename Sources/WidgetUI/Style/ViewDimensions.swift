public import Foundation
import WidgetRender

/// The size of a view and where its guides lie, in points from its top leading corner.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// Where the first and last line of text stand; `nil` without text.
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

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

  /// A guide that a view inside set is not told: always `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// A guide that a view inside set is not told, but for the baselines of text.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: firstBaseline
    case .lastTextBaseline: lastBaseline
    default: nil
    }
  }
}
