import WidgetCharts
import WidgetUI

/// The prices of a currency that were seen so far, as bars: the lowest is the shortest.
struct PriceLine: View {
  /// The oldest first.
  let prices: [Double]
  /// The cells of the line's column, one for each of the latest prices.
  let width: Int

  var body: some View {
    // One price is no line, but keeps its column.
    if prices.count < 2 {
      Color.clear.frame(width: Double(width) * 8, height: 16)
    } else {
      Chart {
        ForEach(Array(shown.enumerated()), id: \.offset) { place, price in
          BarMark(x: .value("time", "\(place)"), y: .value("price", height(of: price)))
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...1)
      .foregroundStyle(.blue)
      .frame(width: Double(shown.count) * 8, height: 16)
      .frame(width: Double(width) * 8, alignment: .leading)
      .accessibilityLabel("\(prices.count) prices")
    }
  }

  private var shown: ArraySlice<Double> { prices.suffix(width) }

  /// A share of the line's height: an eighth for the lowest, so that every price is seen, and an eighth left free
  /// above the highest, so that the lines of neighbouring rows stay apart.
  private func height(of price: Double) -> Double {
    let lowest = shown.min() ?? 0
    let span = (shown.max() ?? 0) - lowest
    return span > 0 ? 0.125 + 0.75 * (price - lowest) / span : 0.5
  }
}
