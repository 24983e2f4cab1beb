import WidgetUI

/// A bar chart of a currency's prices in the last day, or of those stored so far; the lowest price
/// has the shortest bar.
///
/// Rising prices are green, falling ones red; an unchanged price is a thin grey line.
struct PriceLine: View {
  let row: CryptoPicture.Row
  /// The width of the chart in cells.
  let width: Int

  var body: some View {
    // A single price is not enough for a chart, but the column keeps its width.
    if row.history.count < 2 {
      Color.clear.frame(width: Double(width) * 8, height: 16)
    } else {
      // Text instead of shapes: without colours, shapes that touch would merge into shades.
      Text(verbatim: isFlat ? String(repeating: "─", count: shown.count) : bars)
        .foregroundStyle(color)
        .lineLimit(1)
        .frame(width: Double(width) * 8, alignment: .leading)
        .accessibilityLabel(
          String(english: "\(row.history.count) prices", turkish: "\(row.history.count) fiyat")
        )
    }
  }

  /// The price for each cell: the first and the last one, and averages of those between if there
  /// are more prices than cells.
  private var shown: [Double] {
    let prices = row.history
    guard prices.count > width, width > 0 else { return prices }
    return (0..<width).map { cell in
      let part = prices[(cell * prices.count / width)..<((cell + 1) * prices.count / width)]
      return part.reduce(0, +) / Double(part.count)
    }
  }

  /// Whether the change from the first to the last price is displayed as zero.
  private var isFlat: Bool {
    let (lowest, highest) = (row.history.min() ?? 0, row.history.max() ?? 0)
    return highest - lowest <= abs(highest) * 0.0005
  }

  private var color: Color {
    if isFlat { return .secondary }
    let trend =
      row.day?.trend
      ?? PriceChange(from: row.history.first ?? 0, to: row.history.last ?? 0)?.trend
    return switch trend {
    case .up: .green
    case .down: .red
    case .flat, nil: .blue
    }
  }

  /// The bars as block characters of one to seven eighths of a cell, so that the lowest price is
  /// visible too.
  ///
  /// The eighth above the highest bar is free, so that the charts of neighbouring rows do not
  /// touch.
  private var bars: String {
    let prices = shown
    let lowest = prices.min() ?? 0
    let span = (prices.max() ?? 0) - lowest
    let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
    return String(
      prices.map { price in
        let share = span > 0 ? (price - lowest) / span : 0.5
        return blocks[min(max(Int((share * 6).rounded()), 0), 6)]
      }
    )
  }
}
