public import WidgetIntents

/// The configuration of a placed agenda widget: the calendars that it reads, and for how many days
/// it lists events.
public struct AgendaConfiguration: WidgetConfigurationIntent {
  /// The `kind` of the widget that this intent configures.
  static let kind = "AgendaWidget"

  public static let title = widgetName
  public static let description: IntentDescription? = IntentDescription(explanation)

  static let widgetName = LocalizedStringResource(english: "Agenda", turkish: "Ajanda")
  static let explanation = LocalizedStringResource(
    english: "The events of your calendars by the hour, with your to-dos between them.",
    turkish: "Takvimlerinizdeki etkinlikler saat saat, aralarında görevleriniz."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Source", turkish: "Kaynak"),
    description: AgendaTexts.source
  )
  public var source: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Days", turkish: "Gün"),
    description: LocalizedStringResource(
      english: "How many days are shown, today among them",
      turkish: "Bugünle birlikte kaç gün gösterilsin"
    ),
    default: 7,
    inclusiveRange: (1, 31)
  )
  public var days: Int
  @Parameter(
    title: LocalizedStringResource(english: "To-dos", turkish: "Görevler"),
    description: LocalizedStringResource(
      english: "Whether due to-dos are listed between the events",
      turkish: "Tarihi gelen görevler etkinliklerin arasında olsun mu"
    ),
    default: true
  )
  public var toDos: Bool
  @Parameter(
    title: LocalizedStringResource(english: "Minutes", turkish: "Dakika"),
    description: LocalizedStringResource(
      english: "Minutes between two checks of files whose changes the system does not report",
      turkish: "Değişikliğini sistemin bildirmediği dosyalara kaç dakikada bir bakılacağı"
    ),
    default: 60,
    inclusiveRange: (1, 1_440)
  )
  public var minutes: Int

  public init() {}

  /// The paths of the calendars that the user configured, in the same order and without duplicates.
  var paths: [String] { ConfiguredPath.list(source ?? []) }
}

/// The description of the parameter for calendar sources, which the agenda's intents share.
enum AgendaTexts {
  static let source = LocalizedStringResource(
    english:
      "Folders of calendars, .ics files and calcurse's apts, separated by commas; at most 32",
    turkish:
      "Takvim klasörleri, .ics dosyaları ve calcurse apts dosyası, virgülle ayrılmış; en çok 32"
  )
}
