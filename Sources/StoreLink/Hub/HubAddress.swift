internal import SharedStore

/// The address of a hub, as users write it: a path, or a URL for ssh or PostgreSQL.
package enum HubAddress: Hashable, Sendable {
  /// A file on this machine, by its absolute path.
  case file(path: String)
  /// A file on another machine; `path` is absolute, or relative to the home folder if it does not
  /// begin with `/`.
  case remote(host: String, path: String)
  /// A list in a PostgreSQL database; `connection` is the part of the address before the list, in
  /// libpq's format.
  case server(connection: String, list: String)
}

extension HubAddress {
  /// Parses `PATH`, `ssh://HOST/PATH`, `ssh://HOST/~/PATH` or `postgresql://…#LIST`.
  ///
  /// A relative path is resolved in the current working directory, and `~/` in `home`.
  ///
  /// - Throws: `.badAddress`, also for a password in the address.
  package init(_ text: String, home: String) throws(LinkError) {
    func wrong(_ reason: String) -> LinkError { .badAddress(text: text, reason: reason) }
    guard !text.isEmpty else { throw wrong("it is empty") }
    guard text.utf8.count <= Self.maximumBytes else { throw wrong("it is too long") }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw wrong("it contains a control character")
    }
    if let rest = text.dropping("ssh://") {
      self = try Self.remote(rest, wrong)
    } else if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
      self = try Self.server(text, wrong)
    } else if text.contains("://") {
      throw wrong("its scheme is unknown")
    } else {
      let path = text.dropping("~/").map { home + "/" + $0 } ?? text
      self = .file(path: StoreLocation(path: path).path)
    }
  }

  /// The maximum length of a path in bytes, more than any system allows.
  private static let maximumBytes = 4_096

  private static func remote(
    _ rest: Substring,
    _ wrong: (String) -> LinkError
  ) throws(LinkError) -> HubAddress {
    guard let slash = rest.firstIndex(of: "/") else { throw wrong("the path is missing") }
    let host = String(rest[..<slash])
    let path = rest[rest.index(after: slash)...]
    guard !host.isEmpty else { throw wrong("the host is missing") }
    // ssh would parse it as an option.
    guard !host.hasPrefix("-") else { throw wrong("a host does not begin with “-”") }
    if let at = host.lastIndex(of: "@") {
      guard !host[..<at].contains(":") else {
        throw wrong("a password does not belong there; ssh has keys")
      }
      guard !host[host.index(after: at)...].hasPrefix("-") else {
        throw wrong("a host does not begin with “-”")
      }
    }
    guard !path.isEmpty, path != "~/" else { throw wrong("the path is missing") }
    if let inner = path.dropping("~/") { return .remote(host: host, path: String(inner)) }
    return .remote(host: host, path: "/" + path)
  }

  private static func server(
    _ text: String,
    _ wrong: (String) -> LinkError
  ) throws(LinkError) -> HubAddress {
    guard let mark = text.firstIndex(of: "#") else {
      throw wrong("the name of the list is missing behind “#”")
    }
    let list = String(text[text.index(after: mark)...])
    guard isListName(list) else {
      throw wrong("a list's name has up to 64 letters, digits, “-”, “_” and “.”")
    }
    let connection = String(text[..<mark])
    let parts = connection.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }
    if let at = place.lastIndex(of: "@"), place[..<at].contains(":") {
      throw wrong("a password does not belong there; use ~/.pgpass or PGPASSFILE")
    }
    for setting in parts.dropFirst().joined().split(separator: "&") {
      let name = setting.prefix { $0 != "=" }.lowercased()
      // A percent-encoded name would escape this check.
      guard !name.contains("%"), name != "password", name != "sslpassword" else {
        throw wrong("a password does not belong there; use ~/.pgpass or PGPASSFILE")
      }
    }
    return .server(connection: connection, list: list)
  }

  private static func isListName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}

extension HubAddress: CustomStringConvertible {
  /// The address as text, in the form that is stored and displayed; parsing the text returns an
  /// equal address.
  package var description: String {
    switch self {
    case .file(let path): path
    case .remote(let host, let path) where path.hasPrefix("/"): "ssh://\(host)\(path)"
    case .remote(let host, let path): "ssh://\(host)/~/\(path)"
    case .server(let connection, let list): "\(connection)#\(list)"
    }
  }
}

extension StringProtocol {
  /// Returns the text without the prefix `beginning`; `nil` if it has another beginning.
  fileprivate func dropping(_ beginning: String) -> SubSequence? {
    hasPrefix(beginning) ? self[index(startIndex, offsetBy: beginning.count)...] : nil
  }
}
