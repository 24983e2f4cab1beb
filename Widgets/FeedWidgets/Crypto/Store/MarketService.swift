import Foundation

extension FeedEndpoint {
  /// The market service that requires no key (https://www.coingecko.com/en/api).
  static let market = FeedEndpoint(
    name: "market",
    variable: "WIDGETCTL_MARKET_URL",
    standard: "https://api.coingecko.com/api/v3"
  )
}

/// A list of prices, with the currency in which they are given and their date.
struct PriceList: Hashable, Sendable {
  var rows: [CryptoRow]
  /// The currency in which prices are given, such as `USD`; empty if the list has none.
  var unit = ""
  /// The date of the prices; `nil` if the list has none.
  var date: Date?
}

/// A source from which a list of prices is loaded.
protocol PriceSource: Sendable {
  /// The name under which the histories of the source's prices are stored.
  var name: String { get }
  func prices() async throws(FeedError) -> Loaded<PriceList>
}

/// Loads the list of prices at an address; that of the default address has prices from 2020.
struct ListSource: PriceSource {
  /// The date of the prices in the sample list at the default address: 5 February 2020.
  private static let dateOfModel = Date(timeIntervalSince1970: 1_580_860_800)

  let service: CryptoService
  let way: FetchWay
  let rows: CryptoRows

  var name: String { service.feed.requests.base.text }

  func prices() async throws(FeedError) -> Loaded<PriceList> {
    let isModel = !service.feed.requests.base.isChosen
    return try await rows.refresh(service, way).map { rows in
      PriceList(rows: rows, date: isModel ? Self.dateOfModel : nil)
    }
  }
}

/// Loads the hundred currencies with the greatest market value.
struct MarketSource: PriceSource {
  /// The number of currencies that are requested; the service has up to 250 on a page.
  private static let count = 100
  private static let longestUnit = 5
  private static let unitUnlessGiven = "usd"

  let feed: any FeedService
  /// The currency in which prices are requested, such as `usd`.
  let unit: String
  /// The age in seconds up to which a cached list is used without a request.
  var maximumAge: TimeInterval = 60

  init(feed: any FeedService, unit: String?, maximumAge: TimeInterval = 60) {
    self.feed = feed
    let letters = (unit ?? "").lowercased().filter { $0.isASCII && $0.isLetter }
    self.unit =
      letters.isEmpty ? Self.unitUnlessGiven : String(letters.prefix(Self.longestUnit))
    self.maximumAge = maximumAge
  }

  var name: String { "\(feed.requests.base.text) \(unit)" }

  func prices() async throws(FeedError) -> Loaded<PriceList> {
    let request = try feed.requests.request(
      "coins",
      "markets",
      query: [
        ("vs_currency", unit), ("order", "market_cap_desc"), ("per_page", "\(Self.count)"),
        ("page", "1"), ("sparkline", "true"), ("price_change_percentage", "1h,24h"),
      ]
    )
    let loaded = try await feed.load([MarketDocument].self, request, maximumAge: maximumAge)
    return loaded.map { list in
      PriceList(
        rows: MarketDocument.rows(of: list),
        unit: unit.uppercased(),
        date: MarketDocument.date(of: list)
      )
    }
  }
}

extension FeedServices {
  /// Returns the price source for a configuration; `nil` for the built-in list.
  ///
  /// `url` and `unit` are the configured address and currency. `isAnew` means that cached prices
  /// are not used, however recent they are.
  /// - Throws: `.badAddress` if the configured address is invalid.
  func prices(
    from source: CryptoSource,
    url: String?,
    unit: String?,
    way: FetchWay = .async,
    rows: CryptoRows = CryptoRows(),
    isAnew: Bool = false
  ) throws(FeedError) -> (any PriceSource)? {
    switch source {
    case .local: return nil
    case .web:
      let feed = try connected(to: .crypto, configured: url).service
      let service = isAnew ? CryptoService(feed: feed, maximumAge: 0) : CryptoService(feed: feed)
      return ListSource(service: service, way: way, rows: rows)
    case .market:
      let feed = try connected(to: .market, configured: url).service
      return isAnew
        ? MarketSource(feed: feed, unit: unit, maximumAge: 0) : MarketSource(feed: feed, unit: unit)
    }
  }

  /// Returns the cached prices of the default source, otherwise the built-in list; never uses the
  /// network.
  func knownPrices() async -> (name: String, rows: [CryptoRow]) {
    let usual = CryptoSource.chosen(nil, url: nil, in: environment)
    for kind in [usual, .web] {
      guard let source = try? prices(from: kind, url: nil, unit: nil) else { continue }
      let kept = await Unasked.run { try? await source.prices().value.rows }
      if let kept, !kept.isEmpty { return (source.name, kept) }
    }
    return ("", CryptoRow.rows(of: CryptoSamples.currencies))
  }
}
