internal import Ground
internal import SystemLibrary

/// The connection settings for libpq: the address, and settings that the program adds to it.
struct ServerSettings {
  /// The names and values of the settings; the value of `dbname` is the address.
  let pairs: [(name: String, value: String)]

  /// Creates the settings for an address.
  ///
  /// - Throws: `.refused` for a password file that others can read, which libpq would skip with a
  ///   warning.
  init(
    _ connection: String,
    environment: (String) -> String?,
    home: String,
    exists: (String) -> Bool = { access($0, R_OK) == 0 }
  ) throws(LinkError) {
    let address = ServerAddress(connection)
    try Self.checkPasswords(address, environment: environment, home: home)
    var pairs = [("dbname", connection)]
    func add(_ name: String, _ variable: String?, _ value: @autoclosure () -> String?) {
      guard address.settings[name] == nil, variable.flatMap(environment) == nil else { return }
      if let value = value() { pairs.append((name, value)) }
    }
    add("application_name", "PGAPPNAME", "widgetctl")
    add("client_encoding", nil, "UTF8")
    // If the network drops packets, a call fails after this time in milliseconds.
    add("tcp_user_timeout", nil, "30000")
    let hosts = address.hosts.isEmpty ? environment("PGHOST").map { [$0] } ?? [] : address.hosts
    if !hosts.allSatisfy(Self.isLocal) || address.settings["service"] != nil {
      add("sslmode", "PGSSLMODE", "verify-full")
      add(
        "sslrootcert",
        "PGSSLROOTCERT",
        exists("\(home)/.postgresql/root.crt") ? nil : Self.bundles.first(where: exists)
      )
    }
    self.pairs = pairs
  }

  /// The files in which operating systems store trusted certificates.
  private static let bundles = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem",
  ]

  private static func isLocal(_ host: String) -> Bool {
    host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost"
      || host == "::1" || host.hasPrefix("127.")
  }

  private static func checkPasswords(
    _ address: ServerAddress,
    environment: (String) -> String?,
    home: String
  ) throws(LinkError) {
    let path = address.settings["passfile"] ?? environment("PGPASSFILE") ?? "\(home)/.pgpass"
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_mode & 0o077 != 0
    else { return }
    throw .refused(
      address: address.connection,
      reason: "\(path) is open to others; close it with 'chmod 600'"
    )
  }
}

/// The parts of a connection's address that affect security, parsed as libpq does.
struct ServerAddress {
  let connection: String
  /// The names of the hosts; empty for the local Unix socket.
  let hosts: [String]
  let settings: [String: String]

  init(_ connection: String) {
    self.connection = connection
    let parts = connection.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var settings: [String: String] = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let name = pair.prefix { $0 != "=" }
      settings[String(name)] = Self.decoded(pair.dropFirst(name.count + 1))
    }
    var place = parts[0].drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }
    if let at = place.lastIndex(of: "@") { place = place[place.index(after: at)...] }
    var hosts = place.split(separator: ",").map { Self.host(Self.decoded($0)) }
    for name in ["host", "hostaddr"] {
      hosts += (settings[name] ?? "").split(separator: ",").map(String.init)
    }
    self.hosts = hosts
    self.settings = settings
  }

  /// Returns a host without its port; an IPv6 address is in brackets.
  private static func host(_ text: String) -> String {
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    return String(text.prefix { $0 != ":" })
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
