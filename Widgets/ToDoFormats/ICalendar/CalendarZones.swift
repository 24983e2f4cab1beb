internal import Moments

/// A zone that a file names, with the name that the time-zone database has for it; empty if it has none.
struct CalendarZone {
  var name: String
  var rules: TimeZoneRules
}

/// The zones of a file: those of the database by name, others by the file's own VTIMEZONE.
struct CalendarZones {
  let settings: FormatSettings
  /// The texts of the VTIMEZONE components, by their TZID.
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

  /// Begins another file, with its definitions; the zones that the database knows by their own names are kept.
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

  /// Returns the database names that a TZID may mean.
  ///
  /// They are the TZID itself, the name for a Windows zone, or the last parts of
  /// `/vendor/2005_1/Europe/Berlin`.
  private static func names(in identifier: String) -> [String] {
    let text = EscapedText.trimmed(identifier)
    // A rule of POSIX or the path of a file is no name of a zone.
    guard !text.hasPrefix(":"), !text.contains(","), text.utf8.count <= 255 else { return [] }
    if let name = WindowsZones.name(of: text) { return [name] }
    guard text.hasPrefix("/") else { return isName(text) ? [text] : [] }
    let parts = text.split(separator: "/")
    return [3, 2, 1].compactMap { count in
      parts.count > count ? parts.suffix(count).joined(separator: "/") : nil
    }.filter(isName)
  }

  /// Returns whether a text has the form of a name in the time-zone database.
  ///
  /// A POSIX rule such as `EST5EDT` is not accepted.
  fileprivate static func isName(_ text: String) -> Bool {
    text.contains("/") || ["UTC", "GMT", "Zulu", "UCT", "CET", "MET", "EET", "WET"].contains(text)
  }
}

extension CalendarZones {
  /// Returns a zone of the database; `nil` for an unknown name.
  func zone(named name: String) -> TimeZoneRules? {
    Self.isName(name) ? settings.zones.zone(named: name) : nil
  }

  /// The name of the reader's zone in records; empty if it has no name.
  var readersName: String {
    settings.zone.identifier == "localtime" ? "" : settings.zone.identifier
  }
}
