public import Foundation
import WidgetRender

/// Changes of a view's drawing that may depend on its size and do not affect the layout (OS 17).
public protocol VisualEffect: Sendable {}

/// The view without changes, to which a chain of effects is applied.
public struct EmptyVisualEffect: VisualEffect {}

/// A visual effect with one more change.
public struct ModifiedVisualEffect: VisualEffect {
  fileprivate let changes: [ArchivedModifier]

  fileprivate init(_ base: some VisualEffect, _ change: ArchivedModifier?) {
    let before = (base as? ModifiedVisualEffect)?.changes ?? []
    changes = change.map { before + [$0] } ?? before
  }
}

extension VisualEffect {
  /// Draws the view at an offset in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    ModifiedVisualEffect(
      self,
      .offset(columns: PointScale.columns(Double(x)), rows: PointScale.rows(Double(y)))
    )
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Sets the view's opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    ModifiedVisualEffect(self, .opacity(byte(opacity)))
  }

  /// Scales shapes; letters keep their size.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    let (x, y) = (x.isFinite ? x : 1, y.isFinite ? y : 1)
    return ModifiedVisualEffect(
      self,
      .scale(x: Double(x), y: Double(y), anchor: anchor.archived)
    )
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates shapes; letters stay upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let degrees = angle.degrees.isFinite ? angle.degrees : 0
    return ModifiedVisualEffect(self, .rotation(degrees: degrees, anchor: anchor.archived))
  }

  // As with the modifiers of these names, the reader's palette decides what colours look like.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  /// Returns the effect unchanged: cells have no depth.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
}

extension View {
  /// Applies an effect that is made for the view's size.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(RoomEffect { effect(EmptyVisualEffect(), $0) })
  }
}

/// A modifier that applies a visual effect once the view's size is known.
private struct RoomEffect {
  let effect: (GeometryProxy) -> any VisualEffect

  init(_ effect: @escaping (GeometryProxy) -> any VisualEffect) {
    self.effect = effect
  }

  @MainActor
  private func changes(in place: ViewFrame, _ scope: ArchiveScope) -> [ArchivedModifier] {
    (effect(GeometryProxy(place, in: scope)) as? ModifiedVisualEffect)?.changes ?? []
  }
}

extension RoomEffect: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    // How many changes there are is settled by the effect's type, so any room will do.
    let whole = scope.environment.widgetFamily.cells
    let room = CellRect(origin: .zero, size: CellSize(columns: whole.columns, rows: whole.rows))
    let count = changes(in: ViewFrame(cells: room), scope).count
    return scope.children(of: content).map { child in
      (0..<count).reduce(child) { view, index in
        scope.sized(view) { place in
          let changes = changes(in: place, scope)
          return changes.indices.contains(index) ? changes[index] : nil
        }
      }
    }
  }
}
