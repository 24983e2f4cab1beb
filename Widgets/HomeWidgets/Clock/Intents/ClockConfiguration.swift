public import WidgetIntents

/// The configuration of a placed clock widget: other cities, and a 24-hour or 12-hour clock
/// (BW-20).
public struct ClockConfiguration: WidgetConfigurationIntent {
  public static let title = widgetName
  public static let description: IntentDescription? = IntentDescription(explanation)

  static let widgetName = LocalizedStringResource(english: "Clock", turkish: "Saat")
  static let explanation = LocalizedStringResource(
    english: "The time in large digits, the day, other cities, and the sun where you are.",
    turkish: "Büyük rakamlarla saat, gün, başka şehirler ve bulunduğunuz yerde güneş."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Zones", turkish: "Saat dilimleri"),
    description: LocalizedStringResource(
      english: "Other cities: London, Asia/Tokyo, or Ann=America/New_York",
      turkish: "Başka şehirler: London, Asia/Tokyo ya da Ayşe=America/New_York"
    )
  )
  public var zones: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Clock", turkish: "Saat"),
    description: LocalizedStringResource(
      english: "24 or 12 hours; unless given, as in your locale",
      turkish: "24 ya da 12 saat; verilmezse yerel ayara göre"
    ),
    default: .automatic
  )
  public var clock: ClockForm

  public init() {}
}
