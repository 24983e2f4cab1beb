public import Foundation
import WidgetRender

/// A container that measures and places its views by the author's own rules (SU-7).
///
/// It is called while the picture is archived, for the size of the widget's family, and its results are fixed then.
/// Lengths are in points and are rounded to whole cells.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }

  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Returns the data that the layout keeps between its calls.
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
  /// Places each view; a view that is not placed is centred in the bounds.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Returns the position of a guide of the container, from its leading edge; `nil` for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide of the container, from its top; `nil` for the default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in it are flexible; `nil` for both.
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

  /// The views of `content`, laid out by this.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A key of a value that a view hands to the layout around it, with the value's default (SU-7).
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Notes a value for the container of a view.
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
  /// Hands a value to the layout that places the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    modifier(LayoutTrait(key: ObjectIdentifier(key), value: value))
  }
}

extension ArchiveSession {
  /// The values that a child hands to its container, the outermost of each key.
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
