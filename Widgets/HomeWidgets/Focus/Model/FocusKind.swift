public import WidgetIntents

/// The kind of a session: focus, which is work, a short break or a long break.
public enum FocusKind: String, AppEnum {
  case focus
  case shortBreak = "break"
  case longBreak = "long-break"

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: FocusTexts.kind)
  }

  public static var caseDisplayRepresentations: [FocusKind: DisplayRepresentation] {
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ($0, DisplayRepresentation(title: LocalizedStringResource(stringLiteral: $0.title)))
      }
    )
  }

  /// The name of the kind in widgets and sentences.
  var title: String {
    switch self {
    case .focus: String(english: "Focus", turkish: "Odak")
    case .shortBreak: String(english: "Break", turkish: "Mola")
    case .longBreak: String(english: "Long break", turkish: "Uzun mola")
    }
  }

  var isBreak: Bool { self != .focus }
}

/// The configured lengths of sessions, and the daily goal.
struct FocusPlan: Hashable, Sendable {
  /// The range of minutes that a session may last: at most a third of a day.
  static let minutesRange = 1...480
  /// The range for the daily goal and for the focus sessions before a long break; no widget has
  /// space for more dots.
  static let countRange = 1...16

  var focusMinutes = 25
  var breakMinutes = 5
  var longBreakMinutes = 15
  /// The number of focus sessions in a day after which a long break follows.
  var longBreakAfter = 4
  /// The number of focus sessions to complete in a day.
  var goal = 4

  func minutes(of kind: FocusKind) -> Int {
    switch kind {
    case .focus: focusMinutes
    case .shortBreak: breakMinutes
    case .longBreak: longBreakMinutes
    }
  }

  /// Returns the kind of break that follows when `count` focus sessions of the day are completed.
  func breakKind(afterFocuses count: Int) -> FocusKind {
    count > 0 && count.isMultiple(of: max(longBreakAfter, 1)) ? .longBreak : .shortBreak
  }
}
