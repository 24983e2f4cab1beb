import WidgetIntents

/// The user's settings from their file: the defaults for options and environment variables (CL-8).
package struct Settings: Equatable, Sendable {
  /// The first word in the heading of a section about one kind of widget.
  package static let kindWord = "kind"

  /// The file's path; `nil` if no file was read.
  package var path: String?
  /// The entries of the file, with the problems that were found.
  package private(set) var text = ConfigurationText()
  /// The valid settings with the indices of their entries; the last one of a setting applies.
  private var lines: [(setting: Setting, entry: Int)] = []

  /// Creates settings without any values, so that defaults apply.
  package init() {}

  /// Reads a file's bytes; problems are stored and do not prevent reading the rest.
  package init(_ bytes: [UInt8], path: String? = nil) {
    self.path = path
    text = ConfigurationText(bytes)
    for section in text.sections where section.word != Self.kindWord || section.name.isEmpty {
      text.report(
        .init(
          "unknown section '\(section.title)'",
          hint: "there are sections such as [kind to-do]; settings of all stand above the first",
          at: section.range
        )
      )
    }
    for (index, entry) in text.entries.enumerated() where entry.section == nil {
      if let problem = Self.problem(of: entry) {
        text.report(problem)
      } else if let setting = Setting(rawValue: entry.key) {
        lines.append((setting, index))
      }
    }
  }

  package static func == (left: Settings, right: Settings) -> Bool {
    left.path == right.path && left.text == right.text
  }

  /// Returns the error in an entry above all sections; `nil` if it is valid.
  private static func problem(of entry: ConfigurationText.Entry) -> ConfigurationText.Problem? {
    guard let setting = Setting(rawValue: entry.key) else {
      let names = Setting.allCases.map(\.rawValue)
      let closest = NameSuggestion.closest(to: entry.key, in: names)
      return .init(
        "unknown setting '\(entry.key)'",
        hint: closest.map { "did you mean '\($0)'?" }
          ?? "there are \(names.joined(separator: ", "))",
        at: entry.keyRange
      )
    }
    guard !setting.accepts(entry.value) else { return nil }
    let closest = NameSuggestion.closest(to: entry.value, in: setting.words ?? [])
    return .init(
      "invalid \(setting.rawValue) '\(entry.value)'",
      hint: closest.map { "did you mean '\($0)'?" } ?? "expected \(setting.expectation)",
      at: entry.valueRange
    )
  }

  /// Returns the entry that sets a setting; `nil` if there is none.
  package func entry(_ setting: Setting) -> ConfigurationText.Entry? {
    lines.last { $0.setting == setting }.map { text.entries[$0.entry] }
  }

  package subscript(setting: Setting) -> String? { entry(setting)?.value }

  /// Returns the entries for widgets of a kind: a size, a name and parameters, in order.
  ///
  /// `names` are all names of the kind.
  package func entries(ofKind names: [String]) -> [ConfigurationText.Entry] {
    text.entries.filter { entry in
      guard let section = entry.section.map({ text.sections[$0] }) else { return false }
      return section.word == Self.kindWord && names.contains(section.name)
    }
  }
}

extension Settings {
  package var isASCII: Bool { self[.ascii] == "true" }
  /// The number of daily backups to keep; 0 for none.
  package var dailyBackups: Int { self[.backups].flatMap { Int($0) } ?? 7 }
  /// Whether `cgi` serves a browser on the same machine without a password.
  package var opensLoopback: Bool { self[.cgiOpen] == "loopback" }
  /// Whether the bell rings for a reminder.
  package var ringsBell: Bool { self[.bell] != "false" }
  package var notify: NotifyCommand { self[.notify].flatMap { NotifyCommand($0) } ?? .auto }
  package var showsHeader: Bool { self[.header] != "false" }
  /// Whether copying to the terminal's clipboard is allowed; `nil` if that is not set.
  package var mayCopy: Bool? { self[.clipboard].map { $0 == "true" } }
  package var neverAsks: Bool { self[.noInput] == "true" }
  package var columns: Int? { self[.width].flatMap { Int($0) } }
}
