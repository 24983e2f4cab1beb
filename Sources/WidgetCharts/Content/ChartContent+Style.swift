public import Foundation
public import WidgetUI

/// Chart content with a modifier, which changes each of its marks.
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
  /// Sets the style of the marks, except for those with a style of their own.
  ///
  /// ```swift
  /// Chart {
  ///   LineMark(x: .value("Hour", 9), y: .value("Degrees", 18)).foregroundStyle(.orange)
  /// }
  /// ```
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    ChangedMarks(self) { mark in
      guard mark.style.paint == nil, mark.style.paintBy == nil else { return }
      mark.style.paint = AnyShapeStyle(style)
    }
  }

  /// Colours the marks by category and adds a legend to the chart.
  ///
  /// ```swift
  /// Chart {
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3))
  ///     .foregroundStyle(by: .value("Drink", "Tea"))
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 2))
  ///     .foregroundStyle(by: .value("Drink", "Water"))
  /// }
  /// ```
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    ChangedMarks(self) { mark in
      if mark.style.paintBy == nil { mark.style.paintBy = value.place }
    }
  }

  /// Sets the symbol at each value, also on lines.
  ///
  /// ```swift
  /// Chart {
  ///   LineMark(x: .value("Hour", 9), y: .value("Degrees", 18)).symbol(.circle)
  /// }
  /// ```
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    ChangedMarks(self) { if $0.style.symbol == nil { $0.style.symbol = symbol.symbol } }
  }

  /// Selects the symbol of each value by category.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    ChangedMarks(self) { if $0.style.symbolBy == nil { $0.style.symbolBy = value.place } }
  }

  /// Has no effect: symbols are characters, not views.
  public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// Has no effect: a symbol is one cell in size.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { ChangedMarks(self) { _ in } }

  /// Has no effect: a symbol is one cell in size.
  public func symbolSize(_ size: CGSize) -> some ChartContent { ChangedMarks(self) { _ in } }

  /// Places bars at the same position side by side, by category; `axis` and `span` are ignored.
  ///
  /// ```swift
  /// Chart {
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3)).position(by: .value("Drink", "Tea"))
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 2)).position(by: .value("Drink", "Water"))
  /// }
  /// ```
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

  /// Sets the style of lines and rules: the width in points, and the dashes.
  ///
  /// ```swift
  /// Chart {
  ///   RuleMark(y: .value("Goal", 8)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
  /// }
  /// ```
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ChangedMarks(self) { if $0.style.line == nil { $0.style.line = style } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    ChangedMarks(self) { $0.style.opacity *= min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of bars and rectangles by a radius in points; `style` is ignored.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    ChangedMarks(self) { $0.style.cornerRadius = Double(radius) }
  }

  /// Has no effect; `cornerRadius(_:style:)` rounds the corners of bars.
  public func clipShape<Clip: Shape>(_ shape: Clip, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    ChangedMarks(self) { _ in }
  }

  /// Sets the drawing order: content with a greater value is drawn later, in front.
  public func zIndex(_ value: Double) -> some ChartContent {
    ChangedMarks(self) { $0.style.zIndex = value }
  }

  /// Sets whether the chart's spoken description leaves the marks out; they are still drawn.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    ChangedMarks(self) { $0.style.isHidden = hidden }
  }

  /// Has no effect: the chart's description contains the positions of its marks.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// Has no effect: the chart's description contains the values of its marks.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    ChangedMarks(self) { _ in }
  }

  /// Adds a view next to each mark, at a side or a corner, or in front of it; `alignment` is
  /// ignored.
  ///
  /// ```swift
  /// Chart {
  ///   BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5)).annotation(position: .top) { Text("5") }
  /// }
  /// ```
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
