public import Foundation
public import WidgetUI

/// A grid line, a tick or a label at a value of an axis.
public protocol AxisMark {}

/// An element that an axis draws at one of its values: a grid line, a tick or a label.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle)
    case tick
    /// A label: the author's view, and its text if the view is plain text.
    case label(AnyView, text: String?)
  }

  var kind: Kind
  var paint: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// An axis mark of the library, which is drawn directly instead of evaluating a body.
protocol PrimitiveAxisMark: AxisMark {
  func parts(at value: AxisValue) -> [AxisPart]
}

extension AxisMark {
  func parts(at value: AxisValue) -> [AxisPart] {
    (self as? any PrimitiveAxisMark)?.parts(at: value) ?? []
  }
}

/// A line across the plot at a value of an axis.
///
/// ```swift
/// AxisMarks(values: .automatic) { _ in
///   AxisGridLine()
///   AxisValueLabel()
/// }
/// ```
public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  private let stroke: StrokeStyle

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke ?? StrokeStyle(lineWidth: 1)
  }

  func parts(at value: AxisValue) -> [AxisPart] { [AxisPart(kind: .gridLine(stroke))] }
}

/// A short line at a value of an axis, next to the plot; not drawn, because cells leave no space
/// for it.
public struct AxisTick: AxisMark, PrimitiveAxisMark {
  /// The length of a tick; ignored, because ticks are not drawn.
  public enum Length: Hashable, Sendable {
    case automatic, label, longestLabel
    public static func label(extendPastBy length: CGFloat) -> Length { .label }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { .longestLabel }
  }

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  func parts(at value: AxisValue) -> [AxisPart] { [AxisPart(kind: .tick)] }
}

/// The label of an axis value.
///
/// ```swift
/// AxisMarks(values: .stride(by: 2)) { value in
///   AxisValueLabel("\(value.as(Int.self) ?? 0) h")
/// }
/// ```
public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
  private let make: (AxisValue) -> (view: AnyView, text: String?)

  func parts(at value: AxisValue) -> [AxisPart] {
    let label = make(value)
    return [AxisPart(kind: .label(label.view, text: label.text))]
  }

  private init(text: @escaping (AxisValue) -> String) {
    make = { value in
      let text = text(value)
      return (AnyView(Text(verbatim: text)), text)
    }
  }

  /// Creates a label with a view; the other arguments are ignored.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    make = { _ in (view, nil) }
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value in the axis's own format; the arguments are ignored.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(text: \.text)
  }

  /// Creates a label with the value in a format; the other arguments are ignored.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init { value in
      value.as(Format.FormatInput.self).map(format.format) ?? value.text
    }
  }

  /// Creates a label with a text; the other arguments are ignored.
  public init(
    _ text: some StringProtocol,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    self.init { _ in text }
  }
}

/// The handling of overlapping labels; ignored, because the library itself leaves labels out.
public enum AxisValueLabelCollisionResolution: Hashable, Sendable {
  case automatic, disabled, greedy, truncate
  public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  { .greedy }
}

/// The orientation of labels; in a terminal they are always horizontal.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

/// An axis mark with a modifier, which changes each of its elements.
struct ChangedAxisMark: AxisMark, PrimitiveAxisMark {
  let mark: any AxisMark
  let change: (inout AxisPart) -> Void

  func parts(at value: AxisValue) -> [AxisPart] {
    mark.parts(at: value).map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

extension AxisMark {
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    ChangedAxisMark(mark: self) { if $0.paint == nil { $0.paint = AnyShapeStyle(style) } }
  }

  public func font(_ font: Font?) -> some AxisMark {
    ChangedAxisMark(mark: self) { if $0.font == nil { $0.font = font } }
  }

  /// Returns the axis mark with its label moved by distances in points; lines are not moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ChangedAxisMark(mark: self) { part in
      part.offset = CGSize(width: part.offset.width + x, height: part.offset.height + y)
    }
  }

  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// A result builder for the marks of a value.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  public static func buildBlock<each Mark: AxisMark>(_ marks: repeat each Mark) -> AnyAxisMark {
    var parts: [any AxisMark] = []
    repeat parts.append(each marks)
    return AnyAxisMark(marks: parts)
  }

  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  public static func buildEither(first: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(marks: [first])
  }
  public static func buildEither(second: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(marks: [second])
  }
  public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(marks: [mark])
  }
}

/// An optional mark; `nil` draws nothing, as after an `if` without an `else`.
extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  func parts(at value: AxisValue) -> [AxisPart] { map { $0.parts(at: value) } ?? [] }
}

/// Marks at a value of an axis without their Swift types.
public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  let marks: [any AxisMark]

  func parts(at value: AxisValue) -> [AxisPart] { marks.flatMap { $0.parts(at: value) } }
}
