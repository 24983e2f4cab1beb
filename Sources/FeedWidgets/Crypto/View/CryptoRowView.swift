import WidgetUI

/// Green above the threshold, red at it or below, with a sign that needs no colour (BW-7).
struct PriceMark: View {
  let side: PriceSide

  var body: some View {
    switch side {
    case .above: Text(verbatim: "▲").foregroundStyle(.green).fixedSize()
    case .below: Text(verbatim: "▼").foregroundStyle(.red).fixedSize()
    case .unknown: Text(verbatim: "?").foregroundStyle(.orange).fixedSize()
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

/// A currency on one line: its side, name, line and price.
struct CryptoRowView: View {
  let row: CryptoPicture.Row
  /// Cells of the line of prices; 0 for none.
  var lineWidth = 0

  var body: some View {
    HStack {
      PriceMark(side: row.side)
      Text(verbatim: row.currency).bold().lineLimit(1)
      Spacer(minLength: 0)
      if lineWidth > 0 { PriceLine(prices: row.history, width: lineWidth) }
      PriceText(row: row).layoutPriority(1)
    }
  }
}

/// A currency on two lines, for a widget that is too narrow for one.
struct CryptoTallRowView: View {
  let row: CryptoPicture.Row

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        PriceMark(side: row.side)
        Text(verbatim: row.currency).bold().lineLimit(1)
        Spacer(minLength: 0)
        PriceLine(prices: row.history, width: 8)
      }
      HStack {
        Spacer(minLength: 0)
        PriceText(row: row)
      }
    }
  }
}
