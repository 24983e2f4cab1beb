import WidgetUI

/// The prices in all sizes of a terminal.
struct CryptoWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: CryptoConfiguration.kind, provider: CryptoProvider()) { entry in
      CryptoWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Crypto")
    .description("Prices of currencies, green above a threshold and red below.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The prices, laid out for the size that the widget has.
struct CryptoWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: CryptoPicture

  var body: some View {
    switch family {
    case .accessoryInline: CryptoInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: CryptoCircularView(picture: picture)
    case .accessoryRectangular: CryptoRectangularView(picture: picture)
    case _ where isScrolled:
      CryptoScrolledList(picture: picture, width: family.cells.columns - 2)
    case .systemSmall: CryptoSmallView(picture: picture)
    case .systemMedium: CryptoListView(picture: picture, limit: 6, lineWidth: 8)
    case .systemLarge, .systemExtraLargePortrait:
      CryptoListView(picture: picture, limit: 12, lineWidth: 10)
    case .systemExtraLarge: CryptoColumnsView(picture: picture)
    }
  }
}

/// Three prices, each on one line, and where they come from.
private struct CryptoRectangularView: View {
  let picture: CryptoPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty { CryptoEmptyView() }
      let rows = picture.rows.prefix(3)
      let columns = CryptoColumns(rows, width: 18, line: 0)
      ForEach(rows) { CryptoRowView(row: $0, columns: columns) }
      Spacer(minLength: 0)
      FeedStatusView(status: picture.status)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The first price on the only line there is.
private struct CryptoInlineView: View {
  let picture: CryptoPicture

  var body: some View {
    if let row = picture.rows.first {
      HStack {
        PriceMark(side: row.side)
        Text(verbatim: row.currency).bold().lineLimit(1)
        PriceText(row: row)
        if picture.status.problem != nil { Text(verbatim: "!").foregroundStyle(.red).fixedSize() }
      }
    } else {
      Text(verbatim: "No prices").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The first currency, and on which side its price lies.
private struct CryptoCircularView: View {
  let picture: CryptoPicture

  var body: some View {
    VStack(spacing: 0) {
      if let row = picture.rows.first {
        HStack {
          PriceMark(side: row.side)
          Text(verbatim: row.currency).bold().lineLimit(1)
        }
        PriceText(row: row)
        Text(verbatim: picture.status.words).foregroundStyle(.secondary).lineLimit(1)
      } else {
        Text(verbatim: "no").foregroundStyle(.secondary)
        Text(verbatim: "prices").foregroundStyle(.secondary)
      }
    }
  }
}
