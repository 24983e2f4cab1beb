import SystemLibrary

/// The source of time zones: the TZ variable, the system's zone folder and its default zone.
package struct TimeZoneSource: Sendable, Hashable {
  /// The folder with the compiled time zones.
  package var folder: String
  /// The file of the system's own zone, which is used if TZ is not set.
  package var defaultFile: String

  package init(folder: String = "/usr/share/zoneinfo", defaultFile: String = "/etc/localtime") {
    self.folder = folder
    self.defaultFile = defaultFile
  }

  /// The most characters of a zone's name or rule.
  private static let maximumLength = 255

  /// Returns the zone for a value of TZ (`nil`: not set); for an invalid value, UTC and the problem
  /// (RT-11).
  ///
  /// Values are as in tzset(3): a name in the zone folder, a rule of POSIX, or one of the forms
  /// `:name` and `:/path`. A path must be in the zone folder or be the default file.
  package func zone(forTZ value: String?) -> (rules: TimeZoneRules, problem: TimeZoneProblem?) {
    do {
      return (try rules(forTZ: value), nil)
    } catch .unknown(let name) where !hasZones {
      return (.utc, .noZones(name))
    } catch {
      return (.utc, error)
    }
  }

  /// Whether the system has time zones: minimal systems come without tzdata.
  package var hasZones: Bool { access(folder, F_OK) == 0 }

  /// Returns the zone of a name or a rule, as in TZ; `nil` if there is none (SU-89).
  package func zone(named name: String) -> TimeZoneRules? { try? rules(forTZ: name) }

  private func rules(forTZ value: String?) throws(TimeZoneProblem) -> TimeZoneRules {
    guard let value else {
      // A system without a default zone is on UTC; that is no mistake.
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

  /// Returns whether a name has only characters of the names in the time zone database.
  private static func isZoneName(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
    }
  }

  /// Reads the zone in a file; `nil` if the file does not exist.
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

/// The reason why a time zone could not be used; UTC is used instead (RT-11).
package enum TimeZoneProblem: Error, Sendable, Hashable {
  case empty
  /// An absolute path outside the zone folder, or a name that leaves it.
  case refused(String)
  case unknown(String)
  /// A zone on a system that has no time zones.
  case noZones(String)
  /// The path of a file that is not a valid TZif file.
  case damaged(String)

  /// A description of the error that includes the value.
  package var message: String {
    let text =
      switch self {
      case .empty: "TZ is empty"
      case .refused(let value): "TZ names a file outside the time zone folder: \(value)"
      case .unknown(let value): "unknown time zone: \(value)"
      case .noZones(let value): "this system has no time zone data, so \(value) cannot be used"
      case .damaged(let path): "not a time zone file: \(path)"
      }
    return text + "; using UTC"
  }

  package var hint: String? {
    switch self {
    case .empty: "unset TZ to use the system's time zone"
    case .refused, .unknown: "use a name such as Europe/Berlin or a rule such as CET-1CEST"
    case .noZones: "install the time zone data (tzdata)"
    case .damaged: "reinstall the time zone data (tzdata)"
    }
  }
}

/// The content of a file with a time zone, or the reason why there is none.
private enum ZoneFile {
  case missing
  /// The file cannot be read, is not a regular file, or is larger than any zone.
  case unreadable
  case bytes([UInt8])

  /// The most bytes of a file; the largest zones are below 4 KB, and a wrong file must not fill the
  /// memory.
  static let maximumLength = 256 * 1024

  init(at path: String) {
    // A pipe in the place of a file would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
      return
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      (0...Self.maximumLength).contains(Int(information.st_size)),
      let bytes = Self.bytes(of: descriptor, count: Int(information.st_size))
    else {
      self = .unreadable
      return
    }
    self = .bytes(bytes)
  }

  /// Reads at most `count` bytes, fewer if the file has shrunk; `nil` if it cannot be read.
  private static func bytes(of descriptor: Int32, count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[done...]
        )
        let got = read(descriptor, rest.baseAddress, rest.count)
        if got < 0, errno == EINTR { continue }
        hasFailed = got < 0
        if got <= 0 { break }
        done += got
      }
    }
    return hasFailed ? nil : bytes
  }
}
