import Ground
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The commands `config set` and `config unset`, which change one setting in the file and keep its
/// comments and order.
struct SettingChange {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func set(_ key: String, to value: String) throws(CommandError) -> ExitCode {
    let place = try place(key)
    if place.kind == nil, let setting = Setting(rawValue: place.key) {
      guard setting.accepts(value) else { throw refusal(of: value, for: setting) }
    } else {
      try KindSetting(host).check(place, value)
    }
    let (path, before) = try change { $0.set(place, to: value) }
    let was = before.value(at: place)
    if was == value {
      return try say("\(key) is \(shown(value)) already", nil, key, value, path)
    }
    let isSound = was.map { Setting(rawValue: key)?.accepts($0) ?? true } ?? false
    let undo =
      (isSound ? was : nil).map { "config set \(ShellWord.quoted(key)) \(ShellWord.quoted($0))" }
      ?? "config unset \(ShellWord.quoted(key))"
    let then = undo.hasPrefix("config unset") ? "removes it" : "sets it back"
    let said = "Set \(key) to \(shown(value)) in \(path); \(context.advised(undo)) \(then)"
    let code = try say(said, undo, key, value, path)
    try noteStronger(than: place, path)
    return code
  }

  func unset(_ key: String) throws(CommandError) -> ExitCode {
    let place = try place(key)
    var was = false
    let (path, before) = try change { was = $0.unset(place) }
    guard was, let value = before.value(at: place) else {
      return try say("\(key) is not set in \(path)", nil, key, nil, path)
    }
    let undo = "config set \(ShellWord.quoted(key)) \(ShellWord.quoted(value))"
    return try say(
      "Removed \(key) = \(shown(value)) from \(path); \(context.advised(undo)) sets it again",
      undo,
      key,
      nil,
      path
    )
  }

  /// Parses a key such as `palette` or `kind.to-do.size`.
  private func place(_ key: String) throws(CommandError) -> ConfigurationEdit.Place {
    let prefix = Settings.kindWord + "."
    if key.hasPrefix(prefix), let dot = key.lastIndex(of: "."),
      key.index(key.startIndex, offsetBy: prefix.count) < dot, key.index(after: dot) < key.endIndex
    {
      let kind = key[..<dot].dropFirst(prefix.count)
      return .init(kind: String(kind), key: String(key[key.index(after: dot)...]))
    }
    guard Setting(rawValue: key) != nil else {
      let known = Setting.allCases.map(\.rawValue)
      throw .usage(
        .unknownName(
          kind: "setting",
          name: key,
          suggestion: NameSuggestion.closest(to: key, in: known),
          hint: "expected one of \(known.joined(separator: ", ")), or kind.KIND.PARAMETER"
        )
      )
    }
    return .init(kind: nil, key: key)
  }

  private func refusal(of value: String, for setting: Setting) -> CommandError {
    guard let words = setting.words else {
      return .usage(
        .invalidValue(option: setting.rawValue, value: value, expected: setting.expectation)
      )
    }
    let suggestion = NameSuggestion.closest(to: value, in: words)
    return .usage(
      .other(
        message: "\(setting.rawValue) cannot be '\(value)'",
        hint: suggestion.map { "did you mean: widgetctl config set \(setting.rawValue) \($0)" }
          ?? "expected \(setting.expectation)"
      )
    )
  }

  /// Changes the file while it is locked, so that the changes of two commands at the same time are
  /// both kept.
  ///
  /// - Returns: The path of the file, and its content before the change.
  private func change(
    _ change: (inout ConfigurationEdit) -> Void
  ) throws(CommandError) -> (path: String, before: ConfigurationEdit) {
    let path = try context.settingsPath()
    PrivateFolder.make(for: path)
    let lock = FolderLock(of: path)
    defer { lock?.release() }
    let before = ConfigurationEdit(try SettingsCheck(host).bytes())
    var after = before
    change(&after)
    guard after.bytes != before.bytes else { return (path, before) }
    guard after.bytes.count <= EnvironmentVariables.mostSettingsBytes else {
      throw CommandError(.tooLarge(limit: EnvironmentVariables.mostSettingsBytes), reading: path)
    }
    do {
      try FileReplacement.write(after.bytes, to: path, newFile: 0o600)
    } catch {
      throw CommandError(error, writing: path)
    }
    try DrawnSetting(host, Settings(before.bytes)).follow(Settings(after.bytes))
    return (path, before)
  }

  private func say(
    _ line: String,
    _ undo: String?,
    _ key: String,
    _ value: String?,
    _ path: String
  ) throws(CommandError) -> ExitCode {
    if context.output.isJSON {
      try context.output.result(json: [
        ("key", .string(key)), ("value", .optional(value)), ("file", .string(path)),
        ("undo", .optional(undo.map { "widgetctl \($0)" })),
      ])
    } else {
      try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
    }
    return .done
  }

  /// Informs the user if an option, a variable or another source overrides the setting in the file.
  private func noteStronger(
    than place: ConfigurationEdit.Place,
    _ path: String
  ) throws(CommandError) {
    guard place.kind == nil, let setting = Setting(rawValue: place.key) else { return }
    var changed = context
    changed.environment.settings = Settings(try SettingsCheck(host).bytes(), path: path)
    let held = try EffectiveSettings(Host(changed)).held(setting)
    switch held.origin {
    case .file, .standard: return
    case let origin:
      context.output.note(
        "at this moment \(setting.rawValue) is \(held.value): \(origin.text(nil))"
      )
    }
  }

  private func shown(_ value: String) -> String { value.isEmpty ? "an empty text" : value }
}

/// Checks the default of a parameter for a kind of widget, using the description of the kind's
/// extension.
private struct KindSetting {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Checks a setting for a kind; any other setting is accepted.
  ///
  /// - Throws: For an unknown kind, an unknown parameter or an invalid value.
  func check(_ place: ConfigurationEdit.Place, _ value: String) throws(CommandError) {
    guard let kind = place.kind else { return }
    let store = try host.store
    let offered = try OfferedWidget.named(kind, of: host.extensions)
    let input = ConfigurationInput(
      offered: offered,
      command: "add \(offered.name)",
      now: context.now
    )
    if place.key == OptionDefinition.size.name {
      _ = try input.family(value)
    } else if place.key == OptionDefinition.budget.name {
      _ = try WidgetBudgets.read(value, named: "\(Settings.kindWord).\(kind).\(place.key)")
    } else {
      // The store is created before the extension is asked, because that would create one without
      // the first widget.
      if try store.reader() == nil { try store.create() }
      _ = try input.values([.init(name: place.key, value: value)], keeping: [])
    }
  }
}
