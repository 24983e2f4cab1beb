public import Foundation

/// A container that measures and places its views by rules of an author's own (SU-7).
///
/// It is asked when the picture is archived, at the size of the widget's family; what it answers there is frozen.
/// Lengths are points; what becomes of them is whole cells.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }

  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What the layout wants to keep between its answers.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date; views never change while a picture is archived.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its neighbours; stacks use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container chooses for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places each view; one that is not placed goes to the centre of the bounds.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Where a guide of the container lies, from its leading edge; `nil` for the usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the container lies, from its top; `nil` for the usual place.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in it are flexible; `nil` for both.
  public var stackOrientation: Axis?

  public init() {}
}
