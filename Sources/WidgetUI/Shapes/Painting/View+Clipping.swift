public import Foundation
import WidgetRender

extension View {
  /// Clips the view to a shape of its frame; `style` has no effect (SU-36).
  ///
  /// ```swift
  /// Image("portrait").resizable().clipShape(Circle())
  /// ```
  public nonisolated func clipShape<Content: Shape>(
    _ shape: Content,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeClip(shape: shape))
  }

  /// Clips the view to its frame with rounded corners; the radius is in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Sets the shape that each `ContainerRelativeShape` inside the view has.
  public nonisolated func containerShape<Content: InsettableShape>(
    _ shape: Content
  ) -> some View {
    transformingEnvironment { $0.containerShape = shape }
  }

  /// Returns the view unchanged: its whole frame can be touched.
  public nonisolated func contentShape<Content: Shape>(
    _ shape: Content,
    eoFill: Bool = false
  ) -> some View { self }

  /// Returns the view unchanged: its whole frame can be touched.
  public nonisolated func contentShape<Content: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Content,
    eoFill: Bool = false
  ) -> some View { self }
}

/// Clips a view to a shape; the path of an author's shape is requested when the view's size is
/// known.
private struct ShapeClip<Shape: WidgetUI.Shape> {
  let shape: Shape
}

extension ShapeClip: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    if let form = shape.formed(in: nil, in: scope.environment) {
      return children.map { .modified($0, .clipShape(form.outline)) }
    }
    return children.map { child in
      scope.sized(child) { place in
        shape.formed(
          in: CGRect(origin: .zero, size: place.size),
          in: scope.environment
        ).map { .clipShape($0.outline) }
      }
    }
  }
}

extension View {
  /// Adds a shape in a style behind the view.
  public nonisolated func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      PlacedChange { .background($0.layered(shape.fill(style, style: fillStyle)), .center) }
    )
  }

  /// Adds a shape in the background style behind the view.
  public nonisolated func background<Content: Shape>(
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds a shape in a style in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      PlacedChange { .overlay($0.layered(shape.fill(style, style: fillStyle)), .center) }
    )
  }

  /// Sets the style that `BackgroundStyle` uses inside the view.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

/// The purposes of a content shape, such as the area that reacts to a press; without effect in a
/// terminal.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
