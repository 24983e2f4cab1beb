internal import Synchronization

/// The extensions that one command has started, each at most once: what it asks of one goes to one process.
package final class ExtensionPool: Sendable {
  private let start: @Sendable (String) throws(ExtensionError) -> ExtensionClient
  private let clients = Mutex<[String: ExtensionClient]>([:])

  /// `start` makes a client for an extension's name, or says why it cannot be had.
  package init(start: @escaping @Sendable (String) throws(ExtensionError) -> ExtensionClient) {
    self.start = start
  }

  /// The running extension of that name, started if it is not there yet or has died.
  package func client(named name: String) throws(ExtensionError) -> ExtensionClient {
    if let client = clients.withLock({ $0[name] }), client.isAlive { return client }
    let client = try start(name)
    clients.withLock { $0[name] = client }
    return client
  }

  /// Ends all of them.
  package func end() {
    let ended = clients.withLock { clients in
      defer { clients = [:] }
      return Array(clients.values)
    }
    for client in ended { client.end() }
  }
}
