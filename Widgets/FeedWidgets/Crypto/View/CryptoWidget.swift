import WidgetUI

/// The widget that shows the prices of currencies.
struct CryptoWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: CryptoConfiguration.kind, provider: CryptoProvider()) { entry in
      CryptoWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(CryptoConfiguration.title)
    .description(
      LocalizedStringResource(
        english: "Prices of the currencies that you watch, and how they change.",
        turkish: "İzlediğiniz para birimlerinin fiyatları ve değişimleri."
      )
    )
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The prices, laid out for the widget's family.
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
    case .systemMedium: CryptoListView(picture: picture, limit: 9, lineWidth: 12)
    case .systemLarge, .systemExtraLargePortrait:
      CryptoListView(picture: picture, limit: 20, lineWidth: 12)
    case .systemExtraLarge where picture.hasChanges:
      CryptoListView(
        picture: picture,
        limit: 19,
        lineWidth: 24,
        width: 76,
        hasHour: true,
        hasName: true
      )
    case .systemExtraLarge: CryptoColumnsView(picture: picture)
    }
  }
}

extension CryptoPicture {
  /// The age or origin of the prices in one word, if they are not live; otherwise empty.
  fileprivate var age: String {
    if isSample { return String(english: "sample", turkish: "örnek") }
    return switch status.freshness {
    case .live: ""
    case .cached(let age): String(english: "\(age) old", turkish: "\(age) önce")
    case .dated(let day): String(english: "of \(day.prefix(4))", turkish: "\(day.prefix(4)) verisi")
    case .local: status.words
    }
  }

  /// Whether the change in the last day is known for any currency.
  fileprivate var hasChanges: Bool { rows.contains { $0.day != nil } }
}

/// Currencies on one line each, above the origin of the prices.
private struct CryptoRectangularView: View {
  let picture: CryptoPicture

  private static let limit = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty { CryptoEmptyView() }
      let rows = picture.rows.prefix(Self.limit)
      let columns = CryptoColumns(rows, width: 18, line: 0)
      ForEach(rows) { CryptoRowView(row: $0, columns: columns) }
      Spacer(minLength: 0)
      CryptoOrigin(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The first currency on a single line, with a word if its price is sample data, cached or old.
private struct CryptoInlineView: View {
  let picture: CryptoPicture

  var body: some View {
    if let row = picture.rows.first {
      HStack {
        if let side = row.side { PriceMark(side: side) }
        Text(verbatim: row.currency).bold().lineLimit(1)
        PriceText(row: row)
        if let day = row.day { PriceChangeText(change: day).fixedSize() }
        if !picture.age.isEmpty {
          Text(verbatim: picture.age).foregroundStyle(.secondary).fixedSize()
        }
        if picture.status.problem != nil { Text(verbatim: "!").foregroundStyle(.red).fixedSize() }
      }
    } else {
      Text(verbatim: CryptoEmptyView.words).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The first currency, with the change of its price or its side of the threshold.
private struct CryptoCircularView: View {
  let picture: CryptoPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let row = picture.rows.first {
        HStack {
          if let side = row.side { PriceMark(side: side) }
          Text(verbatim: row.currency).bold().lineLimit(1)
          ViewThatFits(in: .horizontal) {
            Text(verbatim: picture.unit).foregroundStyle(.secondary).fixedSize()
            Text(verbatim: "")
          }
        }
        PriceText(row: row)
        if let day = row.day { PriceChangeText(change: day) }
        if row.history.count > 1 { PriceLine(row: row, width: 7) }
        Text(
          verbatim: picture.isSample
            ? String(english: "sample", turkish: "örnek") : picture.status.words
        )
        .foregroundStyle(.secondary)
        .lineLimit(1)
      } else {
        Text(verbatim: String(english: "no", turkish: "fiyat")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "prices", turkish: "yok")).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
