import Foundation
import WidgetUI

/// A chart in its frame: the plot, the axis labels and the legend.
struct ChartBody: View {
  let model: ChartModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let label = model.settings.y.label { words(label) }
      GeometryReader { proxy in
        // The words beside the plot are as many as its height has room for, and as wide as they are.
        let height = proxy.size.height - (hasXLabels ? ChartCell.size.height : 0)
        let scale = yScale(height: height)
        HStack(alignment: .top, spacing: ChartCell.size.width) {
          if let plan = yPlan(on: .leading) {
            AxisColumn(layout(plan, scale, height: height), height: height, alignment: .trailing)
          }
          GeometryReader { inner in
            PlotView(model: model, y: scale, size: inner.size, plotHeight: height)
          }
          if let plan = yPlan(on: .trailing) {
            AxisColumn(layout(plan, scale, height: height), height: height, alignment: .leading)
          }
        }
      }
      if let label = model.settings.x.label { words(label) }
      if model.hasLegend { legend }
    }
  }

  private func words(_ label: AnyView) -> some View {
    label.font(.caption).foregroundStyle(.secondary).lineLimit(1)
  }

  private var hasXLabels: Bool { !model.plans(\.x).isEmpty }

  /// Returns the axis whose labels are on a side of the plot; labels are on the trailing side by
  /// default.
  ///
  /// - Returns: `nil` if no axis has labels on this side.
  private func yPlan(on side: AxisMarkPosition) -> AxisPlan? {
    model.plans(\.y).first { plan in
      let isLeading = plan.position == .leading
      return isLeading == (side == .leading)
    }
  }

  private func yScale(height: CGFloat) -> ChartScale {
    let domain = model.domain(\.y, count: Self.yCount(height))
    if case .categories = domain { return ChartScale(domain, from: 0, to: Double(height)) }
    return ChartScale(domain, from: Double(height), to: 0)
  }

  /// Returns the number of labels for a height in points.
  ///
  /// There is a label for every three rows, and at least two, so that the scale can be read.
  nonisolated static func yCount(_ height: CGFloat) -> Int {
    max(Int(height / ChartCell.size.height) / 3, 2)
  }

  private func layout(_ plan: AxisPlan, _ scale: ChartScale, height: CGFloat) -> AxisLayout {
    AxisLayout(plan, on: scale, count: Self.yCount(height), calendar: model.calendar)
  }

  @ViewBuilder private var legend: some View {
    if let content = model.settings.legendContent {
      content
    } else {
      HStack(spacing: ChartCell.size.width * 2) {
        ForEach(Array(model.colors.enumerated()), id: \.offset) { index, name in
          HStack(spacing: ChartCell.size.width) {
            Text(verbatim: symbol(at: index))
              .foregroundStyle(model.settings.paints.paint(name, at: index))
            Text(verbatim: name).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .font(.caption)
    }
  }

  /// Returns the legend's symbol for a category.
  ///
  /// Usually the points of the category have the same symbol. A circle is used if symbols and
  /// colours depend on different categories.
  private func symbol(at index: Int) -> String {
    guard model.symbols == model.colors else { return ChartSymbol.circle.character }
    return ChartSymbol.allCases[index % ChartSymbol.allCases.count].character
  }
}

/// The labels of a vertical axis, each in the row of its value.
private struct AxisColumn: View {
  private let labels: [(row: Int, label: AnyView)]
  private let height: CGFloat
  private let alignment: HorizontalAlignment

  init(_ layout: AxisLayout, height: CGFloat, alignment: HorizontalAlignment) {
    let rows = max(Int(height / ChartCell.size.height), 1)
    var taken: Set<Int> = []
    var labels: [(row: Int, label: AnyView)] = []
    for mark in layout.marks {
      let row = min(
        max(Int((mark.place / Double(ChartCell.size.height) - 0.5).rounded()), 0),
        rows - 1
      )
      guard let label = mark.label, taken.insert(row).inserted else {
        continue
      }
      labels.append((row, label))
    }
    self.labels = labels
    self.height = height
    self.alignment = alignment
  }

  var body: some View {
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .top)) {
      ForEach(labels.indices, id: \.self) { index in
        labels[index].label
          .fixedSize()
          .offset(y: CGFloat(labels[index].row) * ChartCell.size.height)
      }
    }
    .frame(height: height, alignment: .top)
  }
}

extension AxisPart {
  /// The label with its modifiers; `nil` if the element is a line.
  var view: AnyView? {
    guard case .label(let view, _) = kind else { return nil }
    let sized = view.font(font ?? .caption).lineLimit(1).offset(offset)
    if let paint { return AnyView(sized.foregroundStyle(paint)) }
    return AnyView(sized.foregroundStyle(.secondary))
  }
}
