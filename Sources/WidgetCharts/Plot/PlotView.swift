import Foundation
import WidgetUI

/// The marks of a chart with the grid lines behind them and the labels below.
struct PlotView: View {
  private let model: ChartModel
  private let size: CGSize
  private let plotSize: CGSize
  private let x: ChartScale
  private let y: ChartScale

  /// Creates a plot; `size`, in points, includes the labels below the plot.
  init(model: ChartModel, y: ChartScale, size: CGSize, plotHeight: CGFloat) {
    self.model = model
    self.y = y
    self.size = size
    plotSize = CGSize(width: size.width, height: max(plotHeight, 0))
    let domain = model.domain(\.x, count: Self.xCount(size.width))
    x = ChartScale(domain, from: 0, to: Double(size.width))
  }

  /// Returns the number of labels below a plot of this width in points: one for every ten columns,
  /// but at least two.
  private static func xCount(_ width: CGFloat) -> Int {
    max(Int(width / ChartCell.size.width) / 10, 2)
  }

  private var proxy: ChartProxy {
    ChartProxy(x: x, y: y, plot: CGRect(origin: .zero, size: plotSize))
  }

  var body: some View {
    let labels = xLabels
    return ZStack(alignment: .topLeading) {
      if let background = model.settings.background {
        background(proxy).frame(width: plotSize.width, height: plotSize.height)
      }
      plot.frame(width: plotSize.width, height: plotSize.height)
      ForEach(labels.indices, id: \.self) { index in labels[index] }
      if let overlay = model.settings.overlay {
        overlay(proxy).frame(width: plotSize.width, height: plotSize.height)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private var plot: AnyView {
    let content = ChartPlotContent(content: AnyView(marks))
    return model.settings.plotStyle?(content) ?? AnyView(content)
  }

  private var marks: some View {
    let annotations = annotations
    return ZStack(alignment: .topLeading) {
      Canvas { context, size in
        let drawing = PlotDrawing(model: model, x: x, y: y, size: size)
        // Lines across lines are hard to read: upright ones are drawn where an author asks for them.
        drawing.drawLines(of: xLayouts.filter(\.plan.isOwn), upright: true, in: &context)
        drawing.drawLines(of: yLayouts, upright: false, in: &context)
        drawing.drawMarks(in: &context)
      }
      ForEach(annotations.indices, id: \.self) { index in annotations[index] }
    }
  }

  private var yLayouts: [AxisLayout] {
    layouts(\.y, on: y, count: ChartBody.yCount(plotSize.height))
  }

  private var xLayouts: [AxisLayout] {
    layouts(\.x, on: x, count: Self.xCount(size.width))
  }

  private func layouts(
    _ axis: KeyPath<ChartSettings, ChartSettings.AxisSettings>,
    on scale: ChartScale,
    count: Int
  ) -> [AxisLayout] {
    model.plans(axis).map {
      AxisLayout($0, on: scale, count: count, calendar: model.calendar)
    }
  }

  /// The labels below the plot, centred on their values.
  ///
  /// If they would overlap, only every second, third … label is included.
  private var xLabels: [AnyView] {
    guard let layout = xLayouts.first else { return [] }
    let labelled = layout.marks.filter { $0.label != nil }
    let gap = Self.gap(labelled.map(\.place)) ?? Double(size.width)
    let longest = labelled.compactMap { $0.text?.count }.max() ?? 0
    let wanted = Double(longest + 1) * Double(ChartCell.size.width)
    let step = max(Int((wanted / max(gap, 1)).rounded(.up)), 1)
    let room = CGFloat(min(gap * Double(step), Double(size.width)))
    let width = max(room.rounded(toMultipleOf: ChartCell.size.width), ChartCell.size.width)
    return stride(from: 0, to: labelled.count, by: step).compactMap { index in
      let mark = labelled[index]
      let left = min(max(mark.place - Double(width) / 2, 0), max(Double(size.width - width), 0))
      return mark.label.map { label in
        AnyView(
          label
            .frame(width: width, alignment: alignment(of: mark.place, width: width))
            .offset(x: CGFloat(left).cell(ChartCell.size.width), y: plotSize.height)
        )
      }
    }
  }

  /// Returns the smallest distance between two positions; `nil` if there is only one.
  private static func gap(_ places: [Double]) -> Double? {
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
  }

  /// Returns the alignment of a label with its position; a label at an end of the axis is moved
  /// inwards.
  private func alignment(of place: Double, width: CGFloat) -> Alignment {
    if place < Double(width) / 2 { return .leading }
    return place > Double(size.width - width / 2) ? .trailing : .center
  }

  private var annotations: [AnyView] {
    let drawing = PlotDrawing(model: model, x: x, y: y, size: plotSize)
    return model.marks.flatMap { mark in
      mark.style.annotations.compactMap { annotation in
        drawing.frame(of: mark).map { AnyView(AnnotationView(annotation: annotation, mark: $0)) }
      }
    }
  }
}

/// A view next to a mark, aligned by its own size.
private struct AnnotationView: View {
  let annotation: MarkAnnotation
  let mark: CGRect

  var body: some View {
    annotation.content
      .fixedSize()
      .frame(width: 0, height: 0, alignment: side)
      .offset(x: place.x.cell(ChartCell.size.width), y: place.y.cell(ChartCell.size.height))
  }

  /// The alignment that places the view on the chosen side of its mark.
  private var side: Alignment {
    switch annotation.position {
    case .automatic, .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .overlay: .center
    case .topLeading: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .bottomTrailing: .topLeading
    }
  }

  private var place: CGPoint {
    let isBeside = [.leading, .trailing].contains(annotation.position)
    let spacing = annotation.spacing ?? (isBeside ? ChartCell.size.width : 0)
    return switch annotation.position {
    case .automatic, .top: CGPoint(x: mark.midX, y: mark.minY - spacing)
    case .bottom: CGPoint(x: mark.midX, y: mark.maxY + spacing)
    case .leading: CGPoint(x: mark.minX - spacing, y: mark.midY)
    case .trailing: CGPoint(x: mark.maxX + spacing, y: mark.midY)
    case .overlay: CGPoint(x: mark.midX, y: mark.midY)
    case .topLeading: CGPoint(x: mark.minX - spacing, y: mark.minY - spacing)
    case .topTrailing: CGPoint(x: mark.maxX + spacing, y: mark.minY - spacing)
    case .bottomLeading: CGPoint(x: mark.minX - spacing, y: mark.maxY + spacing)
    case .bottomTrailing: CGPoint(x: mark.maxX + spacing, y: mark.maxY + spacing)
    }
  }
}

extension AxisLayout.Mark {
  @MainActor var label: AnyView? { parts.compactMap(\.view).first }

  /// The text of the axis label; `nil` if the label is not plain text.
  fileprivate var text: String? {
    for case .label(_, let text?) in parts.map(\.kind) { return text }
    return nil
  }
}

extension CGFloat {
  /// Returns the length rounded to the nearest edge of a cell.
  func cell(_ length: CGFloat) -> CGFloat { (self / length).rounded() * length }

  /// Returns the greatest multiple of a length that fits.
  func rounded(toMultipleOf length: CGFloat) -> CGFloat { (self / length).rounded(.down) * length }
}
