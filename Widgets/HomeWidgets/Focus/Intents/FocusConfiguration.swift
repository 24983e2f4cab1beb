public import WidgetIntents

/// The configuration of a placed focus timer: the lengths of its sessions, and the daily goal.
public struct FocusConfiguration: WidgetConfigurationIntent {
  public static let title = FocusTexts.widgetName
  public static let description: IntentDescription? = IntentDescription(FocusTexts.explanation)

  @Parameter(
    title: LocalizedStringResource(english: "Focus", turkish: "Odak"),
    description: LocalizedStringResource(
      english: "How many minutes a focus lasts that is begun in the widget",
      turkish: "Araçtan başlatılan odağın kaç dakika süreceği"
    ),
    default: 25,
    inclusiveRange: (1, 480)
  )
  public var focusMinutes: Int
  @Parameter(
    title: LocalizedStringResource(english: "Break", turkish: "Mola"),
    description: LocalizedStringResource(
      english: "How many minutes a break lasts",
      turkish: "Molanın kaç dakika süreceği"
    ),
    default: 5,
    inclusiveRange: (1, 480)
  )
  public var breakMinutes: Int
  @Parameter(
    title: LocalizedStringResource(english: "Long break", turkish: "Uzun mola"),
    description: LocalizedStringResource(
      english: "How many minutes a long break lasts",
      turkish: "Uzun molanın kaç dakika süreceği"
    ),
    default: 15,
    inclusiveRange: (1, 480)
  )
  public var longBreakMinutes: Int
  @Parameter(
    title: LocalizedStringResource(english: "Long break after", turkish: "Uzun mola sıklığı"),
    description: LocalizedStringResource(
      english: "How many focuses come before a long break",
      turkish: "Uzun moladan önceki odak sayısı"
    ),
    default: 4,
    inclusiveRange: (1, 16)
  )
  public var longBreakAfter: Int
  @Parameter(
    title: LocalizedStringResource(english: "Goal", turkish: "Hedef"),
    description: LocalizedStringResource(
      english: "How many focuses you want to do a day",
      turkish: "Bir günde hedeflenen odak sayısı"
    ),
    default: 4,
    inclusiveRange: (1, 16)
  )
  public var goal: Int

  public init() {}

  /// The configured values, clamped to ranges that the widget can show, because an older store may
  /// contain values outside them.
  var plan: FocusPlan {
    func minutes(_ value: Int) -> Int { value.clamped(to: FocusPlan.minutesRange) }
    func count(_ value: Int) -> Int { value.clamped(to: FocusPlan.countRange) }
    return FocusPlan(
      focusMinutes: minutes(focusMinutes),
      breakMinutes: minutes(breakMinutes),
      longBreakMinutes: minutes(longBreakMinutes),
      longBreakAfter: count(longBreakAfter),
      goal: count(goal)
    )
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
