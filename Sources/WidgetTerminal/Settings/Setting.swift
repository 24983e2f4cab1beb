import Moments
import WidgetRender
import WidgetTimeline

/// A persistent setting of the user (CL-24); the raw value is its key in the file.
package enum Setting: String, CaseIterable, Sendable {
  case ascii, backups, bell, budget
  case cgiOpen = "cgi.open"
  case clipboard, color, header, images, links, location
  case noInput = "no-input"
  case notify, packages, palette
  case remindAt = "remind-at"
  case remindDay = "remind-day"
  case size, store, synced, wait, width

  /// The setting's description, for a comment in the file or a table.
  package var summary: String {
    switch self {
    case .ascii: "use only ASCII characters"
    case .backups: "the daily copies of the store that 'refresh' keeps"
    case .bell: "the terminal's bell when 'watch' delivers a reminder"
    case .budget: "how many reloads a day a widget gets"
    case .cgiOpen: "who sees the page of 'cgi' without the web server's password"
    case .clipboard:
      "whether 'watch' may write to the terminal's clipboard; asked once if it is not set"
    case .color: "colours, unless a variable sets them"
    case .header: "the line above the widgets of 'watch'"
    case .images: "how images are drawn at a terminal"
    case .links: "links that a terminal opens"
    case .location: "where you are, for sunrise and weather"
    case .noInput: "never ask"
    case .notify: "what delivers reminders if no 'watch' is open"
    case .packages: "a folder of checkouts, for the packages that imported widgets use"
    case .palette: "the colours of pictures"
    case .remindAt: "whether you are reminded of a to-do at its time"
    case .remindDay: "the time of reminders of to-dos that have only a day"
    case .size: "the size that 'add' gives a widget"
    case .store: "the store's file"
    case .synced: "whether a change is answered only when the hub of a linked list has it"
    case .wait: "whether a change is answered only when the widgets show it"
    case .width: "the widest line at a terminal, and of pictures elsewhere"
    }
  }

  /// The valid values, if they are words; `nil` for a number or a path.
  package var words: [String]? {
    switch self {
    case .ascii, .bell, .clipboard, .header, .noInput, .wait: ["true", "false"]
    case .synced: ["yes", "no"]
    case .cgiOpen: ["never", "loopback"]
    case .color: ["auto", "always", "never", "16", "256", "truecolor"]
    case .images: ["auto"] + ImageProtocol.allCases.map(\.rawValue) + ["cells"]
    case .links: ["auto", "always", "never"]
    case .palette: Palette.Name.allCases.map(\.rawValue)
    case .remindAt: [ReminderHours.due, ReminderHours.none]
    case .size: WidgetFamily.placeable.map(\.commandLineName)
    case .backups, .budget, .location, .notify, .packages, .remindDay, .store, .width: nil
    }
  }

  /// A description of the valid values, which follows the word “expected” in a message.
  package var expectation: String {
    if let words {
      return words.count == 2
        ? words.joined(separator: " or ") : "one of " + words.joined(separator: ", ")
    }
    return switch self {
    case .width: "columns from 1 to \(Self.mostColumns)"
    case .backups: "a number from 0 to \(Self.mostBackups)"
    case .budget: ReloadBudget.forms
    case .notify: "auto, none, or a program by its whole path with its arguments"
    case .remindDay: "a time such as 9:00, or none"
    case .location: "LATITUDE,LONGITUDE or LATITUDE,LONGITUDE,NAME, such as 41.01,28.98,Istanbul"
    default: "a path that begins with / or ~/"
    }
  }

  /// The most daily backups that can be kept, one for each day of a leap year; more would fill the
  /// disk.
  package static let mostBackups = 366

  /// The most columns that a setting can have; no terminal has more.
  package static let mostColumns = 10_000

  /// Returns whether a value is valid for the setting.
  package func accepts(_ value: String) -> Bool {
    if let words { return words.contains(value) }
    return switch self {
    case .width: Int(value).map { (1...Self.mostColumns).contains($0) } ?? false
    case .backups: Int(value).map { (0...Self.mostBackups).contains($0) } ?? false
    case .budget: ReloadBudget(value) != nil
    case .location: Place(value) != nil
    case .notify: NotifyCommand(value) != nil
    case .remindDay: ReminderHours.isDay(value)
    default: value.hasPrefix("/") || value.hasPrefix("~/")
    }
  }
}
