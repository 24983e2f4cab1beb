/// Where time zones come from: the TZ variable, the system's zone folder and its default zone.
package struct TimeZoneSource: Sendable, Hashable {
  /// The compiled zones.
  package var folder: String
  /// The system's own zone, used when TZ is not set.
  package var defaultFile: String

  package init(folder: String = "/usr/share/zoneinfo", defaultFile: String = "/etc/localtime") {
    self.folder = folder
    self.defaultFile = defaultFile
  }

  /// Longer than any zone's name or rule.
  private static let maximumLength = 255

  /// The zone for a value of TZ (`nil`: not set), or UTC and what is wrong with the value (RT-11).
  ///
  /// Values as in tzset(3): a name in the zone folder, a rule of POSIX, or either of the two file forms
  /// `:name` and `:/path`, the path within the zone folder or the default file itself.
  package func zone(forTZ value: String?) -> (rules: TimeZoneRules, problem: TimeZoneProblem?) {
    do {
      return (try rules(forTZ: value), nil)
    } catch {
      return (.utc, error)
    }
  }

  private func rules(forTZ value: String?) throws(TimeZoneProblem) -> TimeZoneRules {
    guard let value else {
      // A system without a default zone is on UTC; that is no mistake of anybody's.
      return try load(defaultFile, identifier: "localtime") ?? .utc
    }
    let isFile = value.hasPrefix(":")
    let name = isFile ? String(value.dropFirst()) : value
    guard !name.isEmpty else { throw .empty }
    guard name.utf8.count <= Self.maximumLength else {
      throw .unknown(String(name.prefix(40)) + "…")
    }
    if name.hasPrefix("/") {
      guard isFile, let path = allowedPath(name) else { throw .refused(name) }
      guard let rules = try load(path, identifier: name) else { throw .unknown(name) }
      return rules
    }
    if ["UTC", "UTC0", "GMT", "GMT0"].contains(name) { return .utc }
    if !isFile, let rules = TimeZoneRules(posix: name), name.contains(",") { return rules }
    guard !leavesFolder(name) else { throw .refused(name) }
    if Self.isZoneName(name), let rules = try load(folder + "/" + name, identifier: name) {
      return rules
    }
    guard !isFile, let rules = TimeZoneRules(posix: name) else { throw .unknown(name) }
    return rules
  }

  private func allowedPath(_ path: String) -> String? {
    if path == defaultFile { return path }
    guard path.hasPrefix(folder + "/") else { return nil }
    let name = String(path.dropFirst(folder.count + 1))
    return Self.isZoneName(name) && !leavesFolder(name) ? path : nil
  }

  private func leavesFolder(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0 == ".." || $0 == "." }
  }

  /// The characters of the names in the time zone database.
  private static func isZoneName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
    }
  }

  /// The zone in a file, or `nil` where there is no such file.
  private func load(
    _ path: String,
    identifier: String
  ) throws(TimeZoneProblem) -> TimeZoneRules? {
    switch ZoneFile(at: path) {
    case .missing: return nil
    case .unreadable: throw .damaged(path)
    case .bytes(let bytes):
      guard let rules = TimeZoneRules(tzif: bytes, identifier: identifier) else {
        throw .damaged(path)
      }
      return rules
    }
  }
}
