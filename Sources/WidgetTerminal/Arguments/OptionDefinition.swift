/// An option of a command: its names, its value, and a line of help.
package struct OptionDefinition: Equatable, Sendable {
  /// The name without the two dashes.
  package let name: String
  package let short: Character?
  /// The value's name in the help; `nil` for an option without a value.
  package let valueName: String?
  package let summary: String
  /// The possible values, which a shell completes.
  package let values: ArgumentValues
  /// Whether the option may have several values; otherwise two different values are an error.
  package let isRepeatable: Bool

  package init(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    of values: ArgumentValues = .any,
    isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.valueName = value
    self.values = values
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option in help and messages: `--size SIZE`.
  package var spelling: String {
    valueName.map { "--\(name) \($0)" } ?? "--\(name)"
  }

  /// Returns the option's last value among arguments that are not parsed yet; `nil` if there is
  /// none.
  package func value(among words: ArraySlice<String>) -> String? {
    var value: String?
    for (index, word) in zip(words.indices, words) {
      if word == "--\(name)", index + 1 < words.endIndex { value = words[index + 1] }
      if word.hasPrefix("--\(name)=") { value = String(word.dropFirst(name.count + 3)) }
    }
    return value
  }

  /// Returns the arguments without the options that every command has, and without the values of
  /// these.
  package static func withoutCommon(_ words: ArraySlice<String>) -> [String] {
    var rest = words
    var kept: [String] = []
    while let word = rest.popFirst() {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      guard word.hasPrefix("--"), let option = common.first(where: { $0.name == name }) else {
        kept.append(word)
        continue
      }
      if option.valueName != nil, !word.contains("=") { _ = rest.popFirst() }
    }
    return kept
  }

  package static let help = OptionDefinition("help", short: "h", "show help (-h: the short one)")
  package static let store = OptionDefinition(
    "store",
    value: "PATH",
    of: .files,
    "the store's file"
  )
  package static let json = OptionDefinition("json", "print results and errors as JSON")
  package static let width = OptionDefinition(
    "width",
    value: "COLUMNS",
    "maximum width in columns; the terminal's unless given"
  )
  package static let ascii = OptionDefinition("ascii", "use only ASCII characters")
  package static let noInput = OptionDefinition("no-input", "never ask")
  package static let noPager = OptionDefinition("no-pager", "never show a list a screen at a time")
  package static let yes = OptionDefinition("yes", "answer yes to every confirmation")
  package static let answer = OptionDefinition(
    "answer",
    value: "TEXT",
    isRepeatable: true,
    "answers the next question; may be repeated"
  )
  package static let hidden = OptionDefinition(
    "hidden",
    "also call intents that are hidden from lists"
  )
  /// The option with which `watch` starts `refresh`.
  ///
  /// That command then stores each picture that the programs of widgets in view print, as it
  /// arrives, until the view ends.
  package static let follow = OptionDefinition(
    "follow",
    "for watch: every picture of a stream, until it ends"
  )
  package static let followUp = OptionDefinition(
    "follow-up",
    "used by widgetctl itself: reloads to make after an answer, read from standard input"
  )
  package static let wait = OptionDefinition(
    "wait",
    "answer when the widgets show the change, not as soon as it is stored"
  )
  package static let synced = OptionDefinition(
    "synced",
    "in a linked list: answer when the hub has the change, and refuse it if another machine was first"
  )
  package static let dryRun = OptionDefinition(
    "dry-run",
    "say what a run would do, and store nothing of it"
  )
  package static let key = OptionDefinition(
    "key",
    value: "KEY",
    "repeating the command with the same key does nothing twice"
  )
  package static let at = OptionDefinition(
    "at",
    value: "TIME",
    of: .times,
    "as of TIME: 2026-12-01T09:00, 2026-12-01, 09:00, tomorrow or @SECONDS"
  )

  package static let size = OptionDefinition(
    "size",
    value: "SIZE",
    of: .sizes,
    "small, medium, large, extra-large, circular, rectangular or inline"
  )
  package static let widgetName = OptionDefinition(
    "name",
    value: "NAME",
    "the name of the widget; '' removes the name"
  )
  package static let budget = OptionDefinition(
    "budget",
    value: "BUDGET",
    of: .words(["none", "50/day", "apple"]),
    "how many reloads a day: none, N/day or apple; '' for that of the kind"
  )
  package static let page = OptionDefinition(
    "page",
    value: "N",
    "the pictures that the first page has no room for: 2, 3 …"
  )
  package static let format = OptionDefinition(
    "format",
    value: "FORMAT",
    of: .formats,
    "plain, ansi, json, png, svg, html, markdown, speech, or a line for tmux, i3bar, waybar, xbar, prompt, prompt=bash, prompt=zsh"
  )
  package static let mode = OptionDefinition(
    "mode",
    value: "MODE",
    of: .modes,
    "full-color, accented or vibrant, instead of what the size is shown in"
  )
  package static let color = OptionDefinition(
    "color",
    value: "WHEN",
    of: .colors,
    "auto, always, never, 16, 256 or truecolor"
  )
  package static let scheme = OptionDefinition(
    "scheme",
    value: "SCHEME",
    of: .schemes,
    "light, dark, contrast or beige, whatever 'theme' has set and the terminal says"
  )
  package static let palette = OptionDefinition(
    "palette",
    value: "NAME",
    of: .palettes,
    "default, contrast, beige, forest, harbor or ember, whatever is set"
  )
  package static let maximumAge = OptionDefinition(
    "max-age",
    value: "DURATION",
    "exit code 75 if a stale picture is older: 90s, 10m, 2h, 1d"
  )

  /// The options of every command.
  package static let common = [help, store, json, color, ascii, width, noInput]
}
