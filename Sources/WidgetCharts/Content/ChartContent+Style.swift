public import Foundation
public import WidgetUI

/// Marks with something changed in all of them.
struct ChangedMarks: ChartContent, PrimitiveChartContent {
  typealias Body = Never
  let marks: [PlottedMark]

  init(_ content: some ChartContent, _ change: (inout PlottedMark) -> Void) {
    marks = content.plottedMarks.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  /// Paints the marks, as far as nothing nearer to them does.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    ChangedMarks(self) { mark in
      guard mark.style.paint == nil, mark.style.paintBy == nil else { return }
      mark.style.paint = AnyShapeStyle(style)
    }
  }

  /// Gives each category of a value a colour of its own, and the chart a legend.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    ChangedMarks(self) { mark in
      if mark.style.paintBy == nil { mark.style.paintBy = value.place }
    }
  }

  /// The sign at each value; on lines too.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    ChangedMarks(self) { if $0.style.symbol == nil { $0.style.symbol = symbol.symbol } }
  }

  /// Gives each category of a value a sign of its own.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    ChangedMarks(self) { if $0.style.symbolBy == nil { $0.style.symbolBy = value.place } }
  }

  /// A view in the place of the sign; signs here are characters, and it has no effect.
  public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// Accepted without effect: a symbol is one cell in size.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { ChangedMarks(self) { _ in } }

  /// Accepted without effect: a symbol is one cell in size.
  public func symbolSize(_ size: CGSize) -> some ChartContent { ChangedMarks(self) { _ in } }

  /// Puts bars of one place beside each other, by category.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    ChangedMarks(self) { if $0.style.positionBy == nil { $0.style.positionBy = value.place } }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    ChangedMarks(self) { $0.style.interpolation = method }
  }

  /// The width, in points, and the dashes of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ChangedMarks(self) { if $0.style.line == nil { $0.style.line = style } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    ChangedMarks(self) { $0.style.opacity *= min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of bars and rectangles, in points.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    ChangedMarks(self) { $0.style.cornerRadius = Double(radius) }
  }

  /// Rounds the corners as the shape would; any other shape than a rounded rectangle has no effect.
  public func clipShape<Clip: Shape>(_ shape: Clip, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    ChangedMarks(self) { _ in }
  }

  /// Sets the drawing order: greater values are drawn later.
  public func zIndex(_ value: Double) -> some ChartContent {
    ChangedMarks(self) { $0.style.zIndex = value }
  }

  /// Leaves the marks out of the chart's spoken description; they are still drawn.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    ChangedMarks(self) { $0.style.isHidden = hidden }
  }

  /// Accepted without effect: the chart's description contains the positions of its marks.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// Accepted without effect: the chart's description contains the values of its marks.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// A view beside each mark, in the middle of its side.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let view = AnyView(content())
    let annotation = MarkAnnotation(
      position: position,
      spacing: spacing,
      content: view
    )
    return ChangedMarks(self) { $0.style.annotations.append(annotation) }
  }
}
