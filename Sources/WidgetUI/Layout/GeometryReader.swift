public import Foundation
import WidgetRender

/// A view made from the room that it gets (SU-40).
///
/// It takes all it is offered, 10 points where nothing is offered, and puts its content at the top leading corner.
/// The content is made once, for the size that the widget's family gives it.
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
  /// A view that takes all it is offered, with `content` in it: what is larger sticks out.
  func filling<Content: View>(_ content: Content, alignment: CellAlignment) -> ArchivedView {
    along(nil).children(of: content).reduce(.nothing) { .modified($0, .overlay($1, alignment)) }
  }
}

/// The room that a reader's content is made for, and where other views lie in it; lengths are points.
public struct GeometryProxy {
  private let place: CGRect
  /// Where marked views lie in the widget.
  private let frames: [Int: CellRect]
  private let spaces: [AnyHashable: Int]

  @MainActor
  init(_ place: ViewFrame, in scope: ArchiveScope) {
    self.place = place.frame
    frames = scope.session.frames
    spaces = scope.environment.coordinateSpaces
  }

  /// The size of the reader.
  public var size: CGSize { place.size }

  /// A widget has no safe areas: always zero (WK-52).
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame as seen from a coordinate space; an unknown name stands for the widget's content.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: place.size)
    case .global: place
    case .named(let name): place.seen(from: frame(of: name)?.origin ?? .zero)
    }
  }

  /// The reader's frame as seen from a coordinate space; an unknown name stands for the widget's content.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the view that names a coordinate space, as seen from the reader; `nil` without such a view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    frame(of: coordinateSpace.name)?.seen(from: place.origin)
  }

  /// The place of an anchor as seen from the reader.
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
