import WidgetUI

/// Currencies, one on each line, as many as fit.
struct CryptoListView: View {
  let picture: CryptoPicture
  /// The most rows for the widget's size.
  let limit: Int
  let lineWidth: Int
  /// The width of a row in cells.
  var width = 40
  var hasHour = false
  var hasName = false

  var body: some View {
    CryptoFrame(picture: picture, shown: limit) {
      let columns = CryptoColumns(
        picture.rows[...],
        width: width,
        line: lineWidth,
        hasHour: hasHour,
        hasName: hasName
      )
      if columns.hour > 0 { CryptoHeading(columns: columns) }
      // A few rows have blank lines between them.
      CryptoClipped(spacing: picture.rows.count * 2 <= limit ? 16 : 0) {
        ForEach(picture.rows) { CryptoRowView(row: $0, columns: columns) }
      }
      if limit > 9 { CryptoTotals(picture: picture) }
    }
  }
}

/// The list of all currencies in a widget that is scrolled.
struct CryptoScrolledList: View {
  let picture: CryptoPicture
  /// The width of a row in cells.
  let width: Int

  var body: some View {
    let columns = CryptoColumns(picture.rows[...], width: width, line: width > 40 ? 10 : 8)
    CryptoFrame(picture: picture, shown: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(picture.rows) { CryptoRowView(row: $0, columns: columns) }
        }
      }
    }
  }
}

/// Currencies on one line each if their changes are known, otherwise on two lines with a chart of
/// earlier prices.
struct CryptoSmallView: View {
  let picture: CryptoPicture

  private static let width = 18
  private static let limit = 9

  var body: some View {
    let columns = CryptoColumns(picture.rows.prefix(Self.limit), width: Self.width, line: 8)
    let isTall = columns.day == 0
    CryptoFrame(picture: picture, shown: isTall ? 4 : Self.limit, isNarrow: true) {
      CryptoClipped {
        ForEach(picture.rows) { row in
          if isTall {
            CryptoTallRowView(row: row, columns: columns)
          } else {
            CryptoRowView(row: row, columns: columns)
          }
        }
      }
    }
  }
}

/// Currencies in two columns, below the number of prices above and below the threshold.
struct CryptoColumnsView: View {
  let picture: CryptoPicture

  private static let rowsInColumn = 15
  /// The width in points below which two columns are too narrow to read.
  private static let narrowest = 480.0
  /// The width of a row in one of the columns, in cells.
  private static let columnWidth = 35

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      CryptoListView(picture: picture, limit: 12, lineWidth: 0)
    }
  }

  private var columns: some View {
    CryptoFrame(picture: picture, shown: Self.rowsInColumn * 2) {
      HStack(alignment: .top, spacing: 16) {
        column(picture.rows.prefix(Self.rowsInColumn))
        Divider()
        column(picture.rows.dropFirst(Self.rowsInColumn).prefix(Self.rowsInColumn))
      }
      .frame(maxHeight: .infinity, alignment: .top)
      CryptoTotals(picture: picture)
    }
  }

  private func column(_ rows: ArraySlice<CryptoPicture.Row>) -> some View {
    // Both halves have the same columns.
    let columns = CryptoColumns(picture.rows[...], width: Self.columnWidth, line: 10)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { CryptoRowView(row: $0, columns: columns) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// The frame of a crypto widget: rows above the footer, or a text if there are no rows.
struct CryptoFrame<Rows: View>: View {
  let picture: CryptoPicture
  /// The number of rows that the widget shows in this family.
  let shown: Int
  var isNarrow = false
  @ViewBuilder let rows: () -> Rows

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty { CryptoEmptyView() } else { rows() }
      Spacer(minLength: 0)
      CryptoFooter(picture: picture, isNarrow: isNarrow)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count > shown ? picture.count : nil)
  }
}

/// Rows that are cut off if they do not fit, so that a taller widget shows more.
private struct CryptoClipped<Rows: View>: View {
  /// The spacing of rows, in points.
  var spacing = 0.0
  @ViewBuilder let rows: () -> Rows

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) { rows() }
      .fixedSize(horizontal: false, vertical: true)
      .frame(minHeight: 0, idealHeight: 16, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }
}

/// The view if none of the chosen currencies is in the list.
struct CryptoEmptyView: View {
  static var words: String { String(english: "No prices", turkish: "Fiyat yok") }

  var body: some View {
    Text(verbatim: Self.words)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The number of prices above the threshold, and the number of all others.
struct CryptoTotals: View {
  let picture: CryptoPicture

  var body: some View {
    if let threshold = picture.threshold {
      HStack(spacing: 16) {
        let above = String(
          english: "\(picture.aboveCount) above \(threshold)",
          turkish: "\(threshold) üstünde \(picture.aboveCount)"
        )
        let below = String(
          english: "\(picture.belowCount) not",
          turkish: "\(picture.belowCount) değil"
        )
        Text(verbatim: "▲ \(above)").foregroundStyle(.green).accessibilityLabel(above)
        Text(verbatim: "▼ \(below)").foregroundStyle(.red).accessibilityLabel(below)
        Spacer(minLength: 0)
      }
      .lineLimit(1)
    }
  }
}

/// The footer: the origin and currency of the prices, a reached alert, and the refresh button
/// (BW-8).
struct CryptoFooter: View {
  let picture: CryptoPicture
  let isNarrow: Bool

  var body: some View {
    HStack {
      CryptoOrigin(picture: picture)
      Spacer(minLength: 0)
      if let alert = picture.alert, !isNarrow {
        Text(verbatim: "! \(alert)").foregroundStyle(.orange).lineLimit(1)
      } else if picture.status.problem == nil, !isNarrow {
        Text(verbatim: count).foregroundStyle(.secondary).lineLimit(1)
      }
      Button(
        intent: RefreshCrypto(source: picture.source, url: picture.url, currency: unit)
      ) {
        Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(FeedWords.refresh)
    }
  }

  private var unit: String? { picture.unit.isEmpty ? nil : picture.unit }

  private var count: String {
    let (count, unit) = (picture.count, picture.unit)
    return unit.isEmpty
      ? String(english: "\(count) currencies", turkish: "\(count) para birimi")
      : String(english: "\(count) in \(unit)", turkish: "\(count) fiyat, \(unit)")
  }
}

/// The origin of the prices; a sample is marked as one.
struct CryptoOrigin: View {
  let picture: CryptoPicture

  var body: some View {
    if picture.isSample {
      HStack {
        Text(verbatim: String(english: "! sample", turkish: "! örnek")).foregroundStyle(.orange)
          .fixedSize()
        if let problem = picture.status.problem {
          Text(verbatim: problem).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    } else {
      FeedStatusView(status: picture.status)
    }
  }
}
