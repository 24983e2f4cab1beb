public import WidgetIntents

/// A currency with its price, for searches and scripts: `find Currency where price > 100`.
public struct CurrencyEntity: AppEntity {
  public static let persistentIdentifier = "Currency"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: CryptoTexts.currency
  )
  public static var defaultQuery: CurrencyQuery { CurrencyQuery() }

  /// The currency's name, with a number after it if the list contains the name twice.
  public let id: String
  @Property(title: FeedTexts.name) var name: String
  /// The price in the list's currency; `nil` if it is not a decimal number.
  @Property(title: LocalizedStringResource(english: "Price", turkish: "Fiyat")) var price: Double?
  /// The price in the list that was loaded before this one; `nil` if there is none.
  @Property(title: LocalizedStringResource(english: "Earlier Price", turkish: "Önceki fiyat"))
  var earlierPrice: Double?
  /// The change in the last hour, in percent; `nil` if it is unknown.
  @Property(title: LocalizedStringResource(english: "Hour", turkish: "Saatlik")) var hour: Double?
  @Property(title: LocalizedStringResource(english: "Day", turkish: "Günlük")) var day: Double?

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }

  init(_ row: CryptoRow) {
    id = row.id
    name = row.currency
    hour = row.hour?.percent
    day = row.day?.percent
    price = row.price.value == nil ? nil : Double(row.price.text)
    earlierPrice = row.history.dropLast().last
  }
}

/// Finds the currencies in the last loaded list; never uses the network.
public struct CurrencyQuery: KnownEntityQuery {
  public typealias Entity = CurrencyEntity
  public typealias Result = [CurrencyEntity]

  @AppDependency var services: FeedServices

  public init() {}

  /// Returns the currencies in the default source's cached list, otherwise those in the built-in
  /// list.
  static func known(in services: FeedServices) async -> [CurrencyEntity] {
    let known = await services.knownPrices()
    let histories = PriceHistories(store: services.store, source: known.name)
    return await histories.filled(known.rows).map { CurrencyEntity($0) }
  }
}
