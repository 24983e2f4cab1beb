import WidgetRender
import WidgetUI

/// Green above the threshold, red at it or below, with a sign that needs no colour (BW-7).
struct PriceMark: View {
  let side: PriceSide

  var body: some View {
    switch side {
    case .above:
      Text(verbatim: "▲").foregroundStyle(.green).fixedSize().accessibilityLabel("above")
    case .below:
      Text(verbatim: "▼").foregroundStyle(.red).fixedSize().accessibilityLabel("below")
    case .unknown:
      Text(verbatim: "?").foregroundStyle(.orange).fixedSize().accessibilityLabel("no number")
    }
  }
}

/// A price in the colour of its side.
struct PriceText: View {
  let row: CryptoPicture.Row

  var body: some View {
    Text(verbatim: row.price)
      .monospacedDigit()
      .foregroundStyle(color)
      .lineLimit(1)
  }

  private var color: Color {
    switch row.side {
    case .above: .green
    case .below: .red
    case .unknown: .orange
    }
  }
}

/// The columns that all rows of a list share, in cells: each part begins at one column in every row (BW-8).
struct CryptoColumns {
  let symbol: Int
  let price: Int
  /// Of the line of prices; 0 where no currency has one.
  let line: Int

  /// A symbol keeps so many columns before a price is cut.
  private static let leastSymbol = 6
  /// The side, and a blank on both sides of the symbol.
  private static let besideSymbol = 3

  /// Finds the columns for `rows` on `width` cells, of which a line of prices takes at most `line`.
  init(_ rows: ArraySlice<CryptoPicture.Row>, width: Int, line: Int) {
    let longest = rows.map { $0.history.count > 1 ? min($0.history.count, line) : 0 }.max() ?? 0
    self.line = longest
    price = rows.map { TextWidth.columns(of: $0.price) }.max() ?? 0
    let named = rows.map { TextWidth.columns(of: $0.currency) }.max() ?? 0
    let room = width - Self.besideSymbol - (longest > 0 ? longest + 1 : 0)
    symbol = min(named, max(Self.leastSymbol, room - price))
  }
}

/// A currency on one line: its side, name, line and price.
struct CryptoRowView: View {
  let row: CryptoPicture.Row
  let columns: CryptoColumns

  var body: some View {
    HStack {
      PriceMark(side: row.side)
      CryptoSymbol(row: row, columns: columns)
      Spacer(minLength: 8)
      if columns.line > 0 { PriceLine(prices: row.history, width: columns.line) }
      PriceText(row: row)
        .frame(minWidth: 0, maxWidth: Double(columns.price) * 8, alignment: .trailing)
        .layoutPriority(1)
    }
  }
}

/// A currency on two lines, for a widget that is too narrow for one.
struct CryptoTallRowView: View {
  let row: CryptoPicture.Row
  let columns: CryptoColumns

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        PriceMark(side: row.side)
        CryptoSymbol(row: row, columns: columns)
        Spacer(minLength: 8)
        if columns.line > 0 { PriceLine(prices: row.history, width: columns.line) }
      }
      HStack {
        Spacer(minLength: 0)
        PriceText(row: row)
      }
    }
  }
}

/// The name of a currency in the column of names.
private struct CryptoSymbol: View {
  let row: CryptoPicture.Row
  let columns: CryptoColumns

  var body: some View {
    Text(verbatim: row.currency).bold().lineLimit(1)
      .frame(width: Double(columns.symbol) * 8, alignment: .leading)
  }
}
