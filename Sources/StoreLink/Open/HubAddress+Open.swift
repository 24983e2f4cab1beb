internal import Ground
internal import SystemLibrary

/// The environment variables and the account with which hubs are opened.
package struct HubSurroundings {
  package let home: String
  /// Returns the value of an environment variable; `nil` if it is not set.
  package let environment: (String) -> String?
  /// Whether the process runs in the background, so that no user can be asked for a passphrase.
  package let isInBackground: Bool

  package init(home: String, isInBackground: Bool, environment: @escaping (String) -> String?) {
    self.home = home
    self.isInBackground = isInBackground
    self.environment = environment
  }

  /// The program for connections to other machines, followed by its first arguments.
  var ssh: [String] {
    let words = environment("WIDGETCTL_SSH")?.split(separator: " ").map(String.init) ?? []
    return words.isEmpty ? ["ssh"] : words
  }

  /// The user of this process, whose account name is the author of runs in a hub on this machine.
  var member: HubMember {
    let name = getpwuid(geteuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) }
    return HubMember(name: name ?? "\(geteuid())")
  }
}

extension HubAddress {
  /// Opens the hub at the address.
  ///
  /// A hub on another machine is not contacted before the first call.
  package func open(_ surroundings: HubSurroundings) throws(LinkError) -> any Hub {
    switch self {
    case .file(let path): try FileHub(at: path, as: surroundings.member)
    case .remote(let host, let path):
      try RemoteHub.ssh(
        host: host,
        path: path,
        address: description,
        isInBackground: surroundings.isInBackground,
        program: surroundings.ssh
      )
    case .server(let connection, let list):
      try PostgresHub(
        connection,
        list: list,
        environment: surroundings.environment,
        home: surroundings.home
      )
    }
  }

  /// Creates a hub at the address, and opens it.
  ///
  /// - Throws: `.exists` if there is already something at the address.
  package func create(_ surroundings: HubSurroundings) throws(LinkError) -> any Hub {
    switch self {
    case .file(let path): return try FileHub.create(at: path, as: surroundings.member)
    case .remote(let host, let path):
      try RemoteHub.makeBySsh(
        host: host,
        path: path,
        address: description,
        program: surroundings.ssh
      )
      return try open(surroundings)
    case .server(let connection, let list):
      return try PostgresHub.create(
        connection,
        list: list,
        environment: surroundings.environment,
        home: surroundings.home
      )
    }
  }

  /// The SQL that the owner of a PostgreSQL database runs to create the list; `nil` for any other
  /// address.
  package var sql: String? {
    guard case .server(_, let list) = self else { return nil }
    return HubSQL.text(for: list, identity: ListIdentity.make())
  }
}
