public import Foundation

/// A guide of an author's own, by which views in different containers meet.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that sets none, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
