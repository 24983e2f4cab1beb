import WidgetUI

/// The prices of a currency that were seen so far, as a line of bars: the lowest is the shortest.
struct PriceLine: View {
  /// The oldest first.
  let prices: [Double]
  /// Cells, one for each of the latest prices.
  let width: Int

  private static let bars = Array("▁▂▃▄▅▆▇█")

  var body: some View {
    // One price is no line.
    if prices.count > 1 {
      Text(verbatim: line)
        .foregroundStyle(.blue)
        .lineLimit(1)
        .fixedSize()
        .accessibilityLabel("\(prices.count) prices")
    }
  }

  private var line: String {
    let shown = prices.suffix(width)
    let lowest = shown.min() ?? 0
    let span = (shown.max() ?? 0) - lowest
    return String(
      shown.map { price in
        let share = span > 0 ? (price - lowest) / span : 0.5
        return Self.bars[min(max(Int((share * 7).rounded()), 0), 7)]
      }
    )
  }
}
