import WidgetUI

/// Up to `limit` currencies on a line each, under the header.
struct CryptoListView: View {
  let picture: CryptoPicture
  let limit: Int
  let lineWidth: Int
  /// The cells that a row has in the family's size.
  var width = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CryptoHeader(picture: picture, showsCount: limit > 6)
      if picture.rows.isEmpty { CryptoEmptyView() }
      let rows = picture.rows.prefix(limit)
      let columns = CryptoColumns(rows, width: width, line: lineWidth)
      ForEach(rows) { CryptoRowView(row: $0, columns: columns) }
      Spacer(minLength: 0)
      if limit > 6 { CryptoTotals(picture: picture) }
      CryptoFooter(picture: picture, shown: limit)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count > limit ? picture.count : nil)
  }
}

/// All currencies under the header, for a person who scrolls.
struct CryptoScrolledList: View {
  let picture: CryptoPicture
  /// The cells of a row.
  let width: Int

  var body: some View {
    let columns = CryptoColumns(picture.rows[...], width: width, line: width > 40 ? 10 : 8)
    VStack(alignment: .leading, spacing: 0) {
      CryptoHeader(picture: picture, showsCount: width > 20)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(picture.rows) { CryptoRowView(row: $0, columns: columns) }
        }
      }
      CryptoFooter(picture: picture, shown: picture.count)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count)
  }
}

/// Three currencies on two lines each.
struct CryptoSmallView: View {
  let picture: CryptoPicture

  private static let limit = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CryptoHeader(picture: picture, showsCount: false)
      if picture.rows.isEmpty { CryptoEmptyView() }
      let rows = picture.rows.prefix(Self.limit)
      let columns = CryptoColumns(rows, width: 18, line: 8)
      ForEach(rows) { CryptoTallRowView(row: $0, columns: columns) }
      Spacer(minLength: 0)
      FeedStatusView(status: picture.status)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count > Self.limit ? picture.count : nil)
  }
}

/// Two columns, with the totals above and below the threshold.
struct CryptoColumnsView: View {
  let picture: CryptoPicture

  private static let rowsInColumn = 15
  /// Below it, in points, two columns are too narrow to read.
  private static let narrowest = 480.0
  /// The cells of a row in one of the columns.
  private static let columnWidth = 35

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      CryptoListView(picture: picture, limit: 12, lineWidth: 0)
    }
  }

  private var columns: some View {
    VStack(alignment: .leading, spacing: 0) {
      CryptoHeader(picture: picture, showsCount: true)
      if picture.rows.isEmpty { CryptoEmptyView() }
      HStack(alignment: .top, spacing: 16) {
        column(picture.rows.prefix(Self.rowsInColumn))
        Divider()
        column(picture.rows.dropFirst(Self.rowsInColumn).prefix(Self.rowsInColumn))
      }
      .frame(maxHeight: .infinity, alignment: .top)
      CryptoTotals(picture: picture)
      CryptoFooter(picture: picture, shown: Self.rowsInColumn * 2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count > Self.rowsInColumn * 2 ? picture.count : nil)
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

/// What is said where the list has none of the chosen currencies.
struct CryptoEmptyView: View {
  var body: some View {
    Text(verbatim: "No prices")
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The title, how many currencies there are, and the button that loads them anew (BW-8).
struct CryptoHeader: View {
  let picture: CryptoPicture
  let showsCount: Bool

  var body: some View {
    FeedHeader(title: "Crypto List", refresh: RefreshCrypto(url: picture.url)) {
      if showsCount {
        Text(verbatim: "\(picture.count) currencies").foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// How many prices lie above the threshold, and how many do not.
struct CryptoTotals: View {
  let picture: CryptoPicture

  var body: some View {
    HStack(spacing: 16) {
      Text(verbatim: "▲ \(picture.aboveCount) above \(picture.threshold)").foregroundStyle(.green)
        .accessibilityLabel("\(picture.aboveCount) above \(picture.threshold)")
      Text(verbatim: "▼ \(picture.belowCount) not").foregroundStyle(.red)
        .accessibilityLabel("\(picture.belowCount) not")
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }
}

/// Where the rows come from, and how many have no room.
struct CryptoFooter: View {
  let picture: CryptoPicture
  let shown: Int

  var body: some View {
    HStack {
      FeedStatusView(status: picture.status)
      Spacer(minLength: 0)
      let hidden = picture.count - min(shown, picture.rows.count)
      if hidden > 0, picture.status.problem == nil {
        Text(verbatim: "+\(hidden) more").foregroundStyle(.secondary).fixedSize()
      }
    }
  }
}
