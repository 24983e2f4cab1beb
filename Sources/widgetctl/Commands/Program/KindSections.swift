import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Finds sections of the settings file for unknown kinds of widgets, and keys in a section that its
/// kind does not have.
///
/// Only extensions know their kinds, so only the commands that check the file start them.
struct KindSections {
  private let host: Host

  init(_ host: Host) {
    self.host = host
  }

  /// Returns the problems in the order of the file; empty if there is no section to check.
  func problems(of settings: Settings) -> [ConfigurationText.Problem] {
    let text = settings.text
    let sections = text.sections.indices.filter { index in
      text.sections[index].word == Settings.kindWord && !text.sections[index].name.isEmpty
    }
    guard !sections.isEmpty, let offered else { return [] }
    return sections.flatMap { index -> [ConfigurationText.Problem] in
      let section = text.sections[index]
      let kinds = offered.filter { $0.names.contains(section.name) }
      guard !kinds.isEmpty else { return [unknown(section, offered)] }
      return text.entries.filter { $0.section == index }.compactMap { entry in
        unknown(entry, of: section, kinds)
      }
    }
  }

  /// All kinds of widgets; `nil` if an extension does not answer, because an unknown kind may be
  /// one of its kinds.
  private var offered: [OfferedWidget]? {
    (try? host.extensions.offering()).map(OfferedWidget.all)
  }

  private func unknown(
    _ section: ConfigurationText.Section,
    _ offered: [OfferedWidget]
  ) -> ConfigurationText.Problem {
    let names = offered.map(\.name)
    let closest = NameSuggestion.closest(to: section.name, in: names)
    return .init(
      "unknown kind '\(section.name)'",
      hint: closest.map { "did you mean [kind \($0)]?" } ?? "'widgetctl gallery' lists the kinds",
      at: section.range
    )
  }

  private func unknown(
    _ entry: ConfigurationText.Entry,
    of section: ConfigurationText.Section,
    _ kinds: [OfferedWidget]
  ) -> ConfigurationText.Problem? {
    let parameters = kinds.flatMap { $0.widget.configuration?.parameters ?? [] }
    let names = KindDefaults.ownKeys + parameters.map(\.optionName)
    if entry.key == OptionDefinition.size.name {
      return unknownSize(entry, of: section, kinds.flatMap(\.widget.families))
    }
    if entry.key == OptionDefinition.budget.name { return unknownBudget(entry) }
    guard !names.contains(entry.key), !parameters.contains(where: { $0.name == entry.key }) else {
      return nil
    }
    let closest = NameSuggestion.closest(to: entry.key, in: names)
    return .init(
      "'\(entry.key)' means nothing for [kind \(section.name)]",
      hint: closest.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))",
      at: entry.keyRange
    )
  }
}

extension KindSections {
  private func unknownBudget(
    _ entry: ConfigurationText.Entry
  ) -> ConfigurationText.Problem? {
    guard !Setting.budget.accepts(entry.value) else { return nil }
    return .init(
      "invalid budget '\(entry.value)'",
      hint: "expected \(Setting.budget.expectation)",
      at: entry.valueRange
    )
  }

  private func unknownSize(
    _ entry: ConfigurationText.Entry,
    of section: ConfigurationText.Section,
    _ sizes: [String]
  ) -> ConfigurationText.Problem? {
    guard !sizes.contains(entry.value) else { return nil }
    let closest = NameSuggestion.closest(to: entry.value, in: sizes)
    return .init(
      "[kind \(section.name)] has no size '\(entry.value)'",
      hint: closest.map { "did you mean '\($0)'?" } ?? "it has \(sizes.joined(separator: ", "))",
      at: entry.valueRange
    )
  }
}

extension OfferedWidget {
  /// The names by which a section of the settings can refer to this kind.
  var names: [String] {
    let own = [widget.name, KindName.commandName(of: widget.kind), widget.kind]
    return own + own.map { "\(host.name)/\($0)" }
  }
}
