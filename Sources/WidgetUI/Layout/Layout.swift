public import Foundation
import WidgetRender

/// A container that measures and places its subviews by rules of your own (SU-7).
///
/// Its methods are called when the picture is archived, for the size of the widget's family.
/// Lengths are in points and are rounded to whole cells.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let point = CGPoint(x: bounds.minX + Double(index) * 16, y: bounds.minY + Double(index) * 16)
///       subview.place(at: point, proposal: .unspecified)
///     }
///   }
/// }
/// ```
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }

  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Returns the data that the layout stores between calls of its methods.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache; never needed, because subviews do not change while a picture is archived.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's preferred distances to its neighbours; the library's own stacks ignore
  /// it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size that the container chooses for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; `nil` on an axis asks for the ideal length.
  ///   - subviews: The subviews, which can be measured.
  ///   - cache: The data that is kept between calls.
  /// - Returns: The size in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places the subviews; one that is not placed is centred in the bounds.
  ///
  /// - Parameters:
  ///   - bounds: The container's frame in points.
  ///   - proposal: The proposal for which the container chose its size.
  ///   - subviews: The subviews, which can be measured and placed.
  ///   - cache: The data that is kept between calls.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Returns the position of a guide of the container, in points from its leading edge; `nil` for
  /// the default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide of the container, in points from its top; `nil` for the
  /// default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout that spacers depend on.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers are flexible; `nil` for both.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns a view that arranges the views of `content` with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The key of a value that a subview passes to its layout, with the value's default (SU-7).
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A modifier that passes a value to the layout around the view.
private struct LayoutTrait {
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutTrait: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: content).map { scope.session.mark($0, .traits([key: value])) }
  }
}

extension View {
  /// Passes a value to the layout that places the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(LayoutTrait(key: ObjectIdentifier(key), value: value))
  }
}

extension ArchiveSession {
  /// Returns the values that a subview passes to its layout; if a key has several values, the
  /// outermost one is used.
  func traits(of child: ArchivedView) -> [ObjectIdentifier: Any] {
    var traits: [ObjectIdentifier: Any] = [:]
    var view = child
    while case .modified(let content, let modifier) = view {
      if let mark = modifier.mark, deferred.indices.contains(mark),
        case .traits(let found) = deferred[mark]
      {
        traits.merge(found) { outer, _ in outer }
      }
      view = content
    }
    return traits
  }
}
