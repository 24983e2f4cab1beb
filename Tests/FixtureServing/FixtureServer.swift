import Ground

/// A server for the files in a folder, with each kind of answer below its own path, such as
/// `/plain`, `/failing` and `/bomb`.
package struct FixtureServer: Sendable {
  package let server: LoopbackServer

  package init(folder: String) {
    let site = FixtureSite(folder: folder)
    // How often each place was asked for, for answers that come right at last.
    let counts = Counts()
    server = LoopbackServer { request, connection in
      let parts = request.path.split(separator: "/", maxSplits: 1).map(String.init)
      guard let mode = parts.first.flatMap({ Answers(rawValue: $0) }) else {
        return connection.answer(404)
      }
      let path = parts.count > 1 ? "/\(parts[1])" : "/"
      let place = Answers.Place(site: site, prefix: "/\(mode.rawValue)", path: path)
      mode.answer(place, request, count: counts.next(request.path), to: connection)
    }
  }

  /// Creates a server whose answers are all of one kind; the first part of a path is the name of a
  /// program's feed.
  package init(folder: String, answers: Answers, port: UInt16) {
    let site = FixtureSite(folder: folder)
    let counts = Counts()
    server = LoopbackServer(port: port) { request, connection in
      let parts = request.path.split(separator: "/", maxSplits: 1).map(String.init)
      let path = parts.count > 1 ? "/\(parts[1])" : "/"
      let place = Answers.Place(site: site, prefix: "/\(parts.first ?? "")", path: path)
      answers.answer(place, request, count: counts.next(request.path), to: connection)
    }
  }

  /// Returns the base address below which answers are of this kind.
  package func address(_ answers: Answers) -> String { "\(server.address)/\(answers.rawValue)" }

  private final class Counts: Sendable {
    private let counts = Guarded<[String: Int]>([:])

    func next(_ path: String) -> Int {
      counts.withLock { counts in
        counts[path, default: 0] += 1
        return counts[path] ?? 1
      }
    }
  }
}
