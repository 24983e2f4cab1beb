import WidgetRender
import WidgetUI

/// A symbol for the side of the threshold: green above, red at or below it.
///
/// Its shape shows the side without colours too (BW-7).
struct PriceMark: View {
  let side: PriceSide

  var body: some View {
    switch side {
    case .above:
      Text(verbatim: "▲").foregroundStyle(.green).fixedSize().accessibilityLabel(
        String(english: "above", turkish: "üstünde")
      )
    case .below:
      Text(verbatim: "▼").foregroundStyle(.red).fixedSize().accessibilityLabel(
        String(english: "below", turkish: "altında")
      )
    case .unknown:
      Text(verbatim: "?").foregroundStyle(.orange).fixedSize().accessibilityLabel(
        String(english: "no number", turkish: "sayı değil")
      )
    }
  }
}

/// A price, in the colour of its side if there is a threshold; a price that reached an alert is
/// highlighted.
struct PriceText: View {
  let row: CryptoPicture.Row

  var body: some View {
    Text(verbatim: row.isAlerted ? "! \(row.price)" : row.price)
      .monospacedDigit()
      .bold(row.isAlerted)
      .foregroundStyle(color)
      .lineLimit(1)
  }

  private var color: Color {
    if row.isAlerted { return .orange }
    return switch row.side {
    case nil: .primary
    case .above: .green
    case .below: .red
    case .unknown: .orange
    }
  }
}

/// The change of a price, with an arrow for its direction, so that no colour is needed.
struct PriceChangeText: View {
  let change: CryptoPicture.Change
  /// Whether there is no space after the arrow, to save a column.
  var isNarrow = false

  var body: some View {
    switch change.trend {
    case .up: text("▲", .green, String(english: "up", turkish: "yukarı"))
    case .down: text("▼", .red, String(english: "down", turkish: "aşağı"))
    case .flat: text("=", .secondary, String(english: "unchanged", turkish: "değişmedi"))
    }
  }

  private func text(_ sign: String, _ color: Color, _ spoken: String) -> some View {
    Text(verbatim: isNarrow ? "\(sign)\(change.text)" : "\(sign) \(change.text)")
      .monospacedDigit()
      .foregroundStyle(color)
      .lineLimit(1)
      .accessibilityLabel("\(spoken) \(change.text)")
  }
}

/// The widths, in cells, of the columns that all rows of a list share (BW-8).
struct CryptoColumns {
  let symbol: Int
  let price: Int
  /// The width of the price chart; 0 if no currency has one.
  let line: Int
  /// The width of the change in the last hour, or 0 if it is not shown; `day` is for the last day.
  let hour: Int
  let day: Int
  /// The width of the names; 0 if they are not shown.
  let name: Int
  /// Whether changes are drawn without a blank after the arrow, to save a column.
  let isNarrow: Bool

  /// The minimum width of the symbol in cells.
  ///
  /// A price is truncated only if the symbol has this width.
  private static let leastSymbol = 6
  /// The width in cells below which the price chart is left out.
  private static let leastLine = 4
  private static let mostName = 16
  /// The width in cells below which spaces are left out to save columns.
  private static let narrow = 20

  /// Calculates the columns of `rows` for a width in cells; the price chart gets at most `line`
  /// cells.
  ///
  /// `hasHour` adds the change in the last hour, `hasName` the currency's name.
  init(
    _ rows: ArraySlice<CryptoPicture.Row>,
    width: Int,
    line: Int,
    hasHour: Bool = false,
    hasName: Bool = false
  ) {
    let isNarrow = width < Self.narrow
    self.isNarrow = isNarrow
    func widest(_ text: (CryptoPicture.Row) -> String?) -> Int {
      rows.compactMap(text).map { TextWidth.columns(of: $0) }.max() ?? 0
    }
    func change(_ text: (CryptoPicture.Row) -> String?) -> Int {
      let longest = widest(text)
      return longest > 0 ? longest + (isNarrow ? 1 : 2) : 0
    }
    price = widest { $0.isAlerted ? "! \($0.price)" : $0.price }
    day = change { $0.day?.text }
    hour = hasHour ? change { $0.hour?.text } : 0
    name = hasName ? min(widest { $0.name }, Self.mostName) : 0
    // The columns for the side of the threshold and for the blanks around the symbol.
    let hasSide = rows.contains { $0.side != nil }
    let others = [day, hour, name].filter { $0 > 0 }.reduce(0) { $0 + $1 + 1 }
    let free = width - (hasSide ? 3 : 1) - others
    let longest = rows.map { $0.history.count > 1 ? min($0.history.count, line) : 0 }.max() ?? 0
    let named = widest { $0.currency }
    let left = free - price - min(named, Self.leastSymbol) - 1
    let fits = day == 0 || left >= Self.leastLine
    self.line = fits ? (day == 0 ? longest : min(longest, left)) : 0
    symbol = min(named, max(Self.leastSymbol, free - price - (self.line > 0 ? self.line + 1 : 0)))
  }
}

/// A currency on one line: side of the threshold, symbol and name, price chart, price and changes.
struct CryptoRowView: View {
  let row: CryptoPicture.Row
  let columns: CryptoColumns

  var body: some View {
    HStack {
      if let side = row.side { PriceMark(side: side) }
      CryptoSymbol(row: row, columns: columns)
      if columns.name > 0 {
        Text(verbatim: row.name).foregroundStyle(.secondary).lineLimit(1)
          .frame(width: Double(columns.name) * 8, alignment: .leading)
      }
      Spacer(minLength: columns.isNarrow && columns.day > 0 ? 0 : 8)
      if columns.line > 0 { PriceLine(row: row, width: columns.line) }
      PriceText(row: row)
        .frame(minWidth: 0, maxWidth: Double(columns.price) * 8, alignment: .trailing)
        .layoutPriority(1)
      change(row.hour, columns.hour)
      change(row.day, columns.day)
    }
  }

  @ViewBuilder private func change(_ change: CryptoPicture.Change?, _ width: Int) -> some View {
    if width > 0 {
      Group {
        if let change {
          PriceChangeText(change: change, isNarrow: columns.isNarrow)
        } else {
          Text(verbatim: "")
        }
      }
      .frame(width: Double(width) * 8, alignment: .trailing)
    }
  }
}

/// The headings of the columns with prices and changes.
struct CryptoHeading: View {
  let columns: CryptoColumns

  var body: some View {
    HStack {
      Spacer(minLength: 8)
      Text(verbatim: String(english: "price", turkish: "fiyat"))
        .frame(minWidth: 0, maxWidth: Double(columns.price) * 8, alignment: .trailing)
      change(String(english: "1 h", turkish: "1 sa"), columns.hour)
      change(String(english: "24 h", turkish: "24 sa"), columns.day)
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }

  @ViewBuilder private func change(_ words: String, _ width: Int) -> some View {
    if width > 0 {
      Text(verbatim: words).frame(width: Double(width) * 8, alignment: .trailing)
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
        if let side = row.side { PriceMark(side: side) }
        CryptoSymbol(row: row, columns: columns)
        Spacer(minLength: 8)
        if columns.line > 0 { PriceLine(row: row, width: columns.line) }
      }
      HStack {
        Spacer(minLength: 0)
        PriceText(row: row)
      }
    }
  }
}

/// The symbol of a currency, as wide as the column of symbols.
private struct CryptoSymbol: View {
  let row: CryptoPicture.Row
  let columns: CryptoColumns

  var body: some View {
    Text(verbatim: row.currency).bold().lineLimit(1)
      .frame(width: Double(columns.symbol) * 8, alignment: .leading)
  }
}
