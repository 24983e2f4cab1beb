public import Foundation
import WidgetRender

/// A view whose content depends on its size (SU-40).
///
/// It fills the proposed size, or 10 points if none is proposed, and puts its content at the top
/// leading corner. The content is made once, for the size in the widget's family.
///
/// ```swift
/// GeometryReader { geometry in
///   Text("x").frame(width: geometry.size.width / 2)
/// }
/// ```
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [
      scope.sized { place in
        scope.filling(content(GeometryProxy(place, in: scope)), alignment: .topLeading)
      }
    ]
  }
}

extension ArchiveScope {
  /// Returns a view that fills the proposed size and contains `content`; content that is larger
  /// overflows.
  func filling<Content: View>(_ content: Content, alignment: CellAlignment) -> ArchivedView {
    along(nil).children(of: content).reduce(.nothing) { .modified($0, .overlay($1, alignment)) }
  }
}

/// The size for which a geometry reader's content is made, and the positions of other views in it.
///
/// Lengths are in points.
public struct GeometryProxy {
  private let place: CGRect
  /// The frames of marked views in the widget, in cells.
  ///
  /// The keys are the numbers that mark the views in the archive.
  private let frames: [Int: CellRect]
  private let spaces: [AnyHashable: Int]

  @MainActor
  init(_ place: ViewFrame, in scope: ArchiveScope) {
    self.place = place.frame
    frames = scope.session.frames
    spaces = scope.environment.coordinateSpaces
  }

  /// The size of the geometry reader in points.
  public var size: CGSize { place.size }

  /// Always zero, because a widget has no safe areas (WK-52).
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the geometry reader's frame in a coordinate space; an unknown name means the widget's
  /// content.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: place.size)
    case .global: place
    case .named(let name): place.seen(from: frame(of: name)?.origin ?? .zero)
    }
  }

  /// Returns the geometry reader's frame in a coordinate space; an unknown name means the widget's
  /// content.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of a view that names a coordinate space, relative to the geometry reader;
  /// `nil` if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    frame(of: coordinateSpace.name)?.seen(from: place.origin)
  }

  /// Returns the value of an anchor relative to the geometry reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let frame = frames[anchor.mark].map { CGRect($0) } ?? place
    return anchor.value(frame.seen(from: place.origin))
  }

  private func frame(of name: AnyHashable) -> CGRect? {
    spaces[name].flatMap { frames[$0] }.map { CGRect($0) }
  }
}

extension CGRect {
  fileprivate func seen(from origin: CGPoint) -> CGRect {
    CGRect(
      x: self.origin.x - origin.x,
      y: self.origin.y - origin.y,
      width: size.width,
      height: size.height
    )
  }
}
