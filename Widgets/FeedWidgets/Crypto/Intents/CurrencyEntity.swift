public import WidgetIntents

/// A currency with its price, as searches and scripts see it: `find Currency where price > 100`.
public struct CurrencyEntity: AppEntity {
  public static let persistentIdentifier = "Currency"
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: CryptoTexts.currency
  )
  public static var defaultQuery: CurrencyQuery { CurrencyQuery() }

  /// The currency's name, with a number after it if the list contains the name twice.
  public let id: String
  @Property(title: FeedTexts.name) var name: String
  /// The price in the list's unit; `nil` if it is not a decimal number.
  @Property(title: LocalizedStringResource(english: "Price", turkish: "Fiyat")) var price: Double?
  /// The price before the latest list, if one was seen.
  @Property(title: LocalizedStringResource(english: "Earlier Price", turkish: "Önceki fiyat"))
  var earlierPrice: Double?
  /// The change over an hour and a day in percent, if the source has it.
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

/// Finds the currencies of the last loaded list; never uses the network.
public struct CurrencyQuery: KnownEntityQuery {
  public typealias Entity = CurrencyEntity
  public typealias Result = [CurrencyEntity]

  @AppDependency var services: FeedServices

  public init() {}

  /// Returns the currencies of the last list from the default source, or of the built-in list.
  static func known(in services: FeedServices) async -> [CurrencyEntity] {
    let known = await services.knownPrices()
    let histories = PriceHistories(store: services.store, source: known.name)
    return await histories.filled(known.rows).map { CurrencyEntity($0) }
  }
}
