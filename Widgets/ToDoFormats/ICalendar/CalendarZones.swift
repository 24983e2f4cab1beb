internal import Moments

/// A zone in a file, with its name in the time-zone database; the name is empty if the database
/// does not have it.
struct CalendarZone {
  var name: String
  var rules: TimeZoneRules
}

/// Finds the zones of a file by TZID: in the time-zone database, or in the file's own VTIMEZONE
/// components.
struct CalendarZones {
  let settings: FormatSettings
  /// The texts of the file's VTIMEZONE components, by TZID.
  var definitions: [String: String]
  private var found: [String: CalendarZone] = [:]
  private var missing: Set<String> = []

  init(settings: FormatSettings, definitions: [String: String] = [:]) {
    self.settings = settings
    self.definitions = definitions
  }

  /// Creates the zones for a record, from the VTIMEZONE texts that are stored with it.
  init(settings: FormatSettings, surroundings: [String]) {
    self.init(settings: settings)
    for text in surroundings {
      if let name = ZoneDefinition.name(in: text) { definitions[name] = text }
    }
  }

  /// Returns the zone of a TZID; `nil` if neither the database nor the file knows it.
  mutating func zone(_ identifier: String) -> CalendarZone? {
    if let zone = found[identifier] { return zone }
    guard !missing.contains(identifier) else { return nil }
    guard let zone = look(for: identifier) else {
      missing.insert(identifier)
      return nil
    }
    found[identifier] = zone
    return zone
  }

  /// Prepares for another file; zones that were found in the database by their own names are
  /// remembered.
  ///
  /// `definitions` are the texts of the file's VTIMEZONE components, by TZID.
  mutating func begin(_ definitions: [String: String]) {
    self.definitions = definitions
    missing = []
    found = found.filter { identifier, zone in
      !zone.name.isEmpty && Self.names(in: identifier).contains(zone.name)
    }
  }

  private func look(for identifier: String) -> CalendarZone? {
    let definition = definitions[identifier]
    let names =
      Self.names(in: identifier)
      + (definition.flatMap(ZoneDefinition.location).map(Self.names) ?? [])
    for name in names {
      if let rules = settings.zones.zone(named: name) {
        return CalendarZone(name: name, rules: rules)
      }
    }
    return definition.flatMap { ZoneDefinition.rules(in: $0) }.map {
      CalendarZone(name: "", rules: $0)
    }
  }

  /// Returns the names in the time-zone database that a TZID may mean.
  ///
  /// They are the TZID itself, the name for a Windows zone, or the last components of
  /// `/vendor/2005_1/Europe/Berlin`.
  private static func names(in identifier: String) -> [String] {
    let text = EscapedText.trimmed(identifier)
    // A POSIX rule or the path of a file is not the name of a zone.
    guard !text.hasPrefix(":"), !text.contains(","), text.utf8.count <= 255 else { return [] }
    if let name = WindowsZones.name(of: text) { return [name] }
    guard text.hasPrefix("/") else { return isName(text) ? [text] : [] }
    let parts = text.split(separator: "/")
    return [3, 2, 1].compactMap { count in
      parts.count > count ? parts.suffix(count).joined(separator: "/") : nil
    }.filter(isName)
  }

  /// Returns whether a text looks like a name in the time-zone database.
  ///
  /// A POSIX rule such as `EST5EDT` is not accepted.
  fileprivate static func isName(_ text: String) -> Bool {
    text.contains("/") || ["UTC", "GMT", "Zulu", "UCT", "CET", "MET", "EET", "WET"].contains(text)
  }
}

extension CalendarZones {
  /// Returns a zone of the time-zone database; `nil` for an unknown name.
  func zone(named name: String) -> TimeZoneRules? {
    Self.isName(name) ? settings.zones.zone(named: name) : nil
  }

  /// The name by which records store the user's own time zone; empty if it has no name.
  var readersName: String {
    settings.zone.identifier == "localtime" ? "" : settings.zone.identifier
  }
}
