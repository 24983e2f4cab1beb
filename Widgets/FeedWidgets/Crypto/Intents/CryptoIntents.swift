import Foundation
public import WidgetIntents
import WidgetUI

/// The configuration of a crypto widget: its currencies in order, their source, and how prices are
/// shown.
struct CryptoConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "CryptoWidget"

  static let title = LocalizedStringResource(english: "Crypto", turkish: "Kripto")
  static let description: IntentDescription? = IntentDescription(
    english: "Which prices are shown, and from where.",
    turkish: "Gösterilen fiyatlar ve kaynakları."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Currencies", turkish: "Para birimleri"),
    description: LocalizedStringResource(
      english:
        "Unless given, those of your watch-list; if that is empty, the first ones of the price list",
      turkish: "Verilmezse izleme listenizdekiler; o da boşsa fiyat listesinin ilkleri"
    ),
    optionsProvider: CurrencyOptions()
  )
  var currencies: [String]?
  @Parameter(title: CryptoTexts.order, default: .asListed) var order: CryptoOrder
  @Parameter(
    title: LocalizedStringResource(english: "Threshold", turkish: "Eşik"),
    description: LocalizedStringResource(
      english: "Prices above it are green; unless given, 0.0034 for a list from the web",
      turkish: "Üstündeki fiyatlar yeşildir; verilmezse web'den alınan listede 0.0034"
    ),
    inclusiveRange: (0, 1_000_000_000_000)
  )
  var threshold: Double?
  @Parameter(
    title: FeedTexts.source,
    description: LocalizedStringResource(
      english: "The market; if an address is set, the list at that address",
      turkish: "Piyasa; bir adres verilmişse oradaki liste"
    )
  )
  var source: CryptoSource?
  @Parameter(
    title: CryptoTexts.currency,
    description: LocalizedStringResource(
      english: "The currency of market prices: usd, eur, try",
      turkish: "Piyasa fiyatlarının birimi: usd, eur, try"
    )
  )
  var currency: String?
  @Parameter(
    title: LocalizedStringResource(english: "Raw Digits", turkish: "Ham rakamlar"),
    description: LocalizedStringResource(
      english: "All digits, as the source has them",
      turkish: "Bütün rakamlar, kaynaktaki gibi"
    ),
    default: false
  )
  var rawDigits: Bool
  @Parameter(title: CryptoTexts.way, default: .async) var way: FetchWay
  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?

  /// The default threshold, with which the prices of the sample list on GitHub are compared.
  private static let usualThreshold = "0.0034"

  /// The threshold as an exact decimal value, because a binary number cannot represent 0.0034.
  var exactThreshold: Decimal {
    Decimal(string: threshold.map { "\($0)" } ?? Self.usualThreshold) ?? 0
  }

  /// Returns the threshold that is applied to a source's prices; `nil` for a market, unless the
  /// user configured one.
  ///
  /// For the prices of a market, their changes matter more than a threshold.
  func threshold(of source: CryptoSource) -> Decimal? {
    source == .market && threshold == nil ? nil : exactThreshold
  }
}

/// Offers the currencies in the last loaded list as options; never uses the network.
struct CurrencyOptions: DynamicOptionsProvider {
  /// The most options, as many as a completion or a message may list.
  private static let maximumCount = 3_000

  @AppDependency var services: FeedServices

  func results() async throws -> [String] {
    await services.knownPrices().rows.prefix(Self.maximumCount).map(\.currency)
  }
}

/// Loads the list of prices immediately, even if a cached list is recent (BW-8).
public struct RefreshCrypto: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh Crypto",
    turkish: "Fiyatları Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Loads the prices again.",
    turkish: "Fiyatları yeniden yükler."
  )

  @Parameter(title: FeedTexts.address, description: FeedTexts.anotherAddress) var url: String?
  @Parameter(
    title: FeedTexts.source,
    description: LocalizedStringResource(
      english: "Where prices come from",
      turkish: "Fiyatların kaynağı"
    )
  ) var source: CryptoSource?
  @Parameter(
    title: CryptoTexts.currency,
    description: LocalizedStringResource(
      english: "The currency of market prices",
      turkish: "Piyasa fiyatlarının birimi"
    )
  )
  var currency: String?

  @Dependency var services: FeedServices
  @Dependency var rows: CryptoRows

  public init() {}

  /// Creates the intent of a widget's button; the parameters are the values in the widget's
  /// configuration, `nil` if not set.
  init(source: CryptoSource?, url: String?, currency: String?) {
    self.source = source
    self.url = url
    self.currency = currency
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let source = CryptoSource.chosen(source, url: url, in: services.environment)
    let prices = try services.prices(
      from: source,
      url: url,
      unit: currency,
      rows: rows,
      isAnew: true
    )
    let loaded = try await prices?.prices()
    WidgetCenter.shared.reloadTimelines(ofKind: CryptoConfiguration.kind)
    if let problem = loaded?.problem {
      throw problem.failure(at: services.now)
    }
    let count = loaded?.value.rows.count ?? CryptoSamples.currencies.count
    return .result(
      value: count,
      dialog: IntentDialog(english: "Loaded \(count) prices.", turkish: "\(count) fiyat yüklendi.")
    )
  }
}
