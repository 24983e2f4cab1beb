public import Foundation

/// Lines and curves that a pen draws, in points from the top leading corner.
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Steps of one path: the rest of an endless one is left out.
  static let maximumElements = 20_000

  private(set) var elements: [Element] = []
  /// Where the pen stands; `nil` before it was put down.
  public private(set) var currentPoint: CGPoint?
  private var subpathStart = CGPoint.zero

  public init() {}

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// The path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  init(_ elements: [Element]) {
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step in the order of drawing.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// Adds a step; a line or curve before the pen was put down begins nowhere and is left out.
  mutating func append(_ element: Element) {
    guard elements.count < Self.maximumElements else { return }
    switch element {
    case .move(let end):
      subpathStart = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil, elements.last != .closeSubpath else { return }
      currentPoint = subpathStart
    }
    elements.append(element)
  }

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}
