public import WidgetIntents

/// The kind of a session: work or a break.
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

  /// Its title in pictures.
  var title: String {
    switch self {
    case .focus: String(english: "Focus", turkish: "Odak")
    case .shortBreak: String(english: "Break", turkish: "Mola")
    case .longBreak: String(english: "Long break", turkish: "Uzun mola")
    }
  }

  var isBreak: Bool { self != .focus }
}

/// The lengths of sessions, and the daily goal.
struct FocusPlan: Hashable, Sendable {
  /// Minutes that a session may have: a third of a day.
  static let minutesRange = 1...480
  /// Focuses that a goal or a cycle may have: more dots fit in no widget.
  static let countRange = 1...16

  var focusMinutes = 25
  var breakMinutes = 5
  var longBreakMinutes = 15
  /// The number of focuses of a day after which a long break follows.
  var longBreakAfter = 4
  /// Focuses that a day should have.
  var goal = 4

  func minutes(of kind: FocusKind) -> Int {
    switch kind {
    case .focus: focusMinutes
    case .shortBreak: breakMinutes
    case .longBreak: longBreakMinutes
    }
  }

  /// Returns the break after a focus, given the number of focuses of the day.
  func breakKind(afterFocuses count: Int) -> FocusKind {
    count > 0 && count.isMultiple(of: max(longBreakAfter, 1)) ? .longBreak : .shortBreak
  }
}
