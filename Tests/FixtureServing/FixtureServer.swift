import Ground

/// The site of a folder in every kind of answer, such as below `/plain`, `/failing` and `/bomb`.
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
      let count = counts.next(request.path)
      mode.answer(site, path: path, request, count: count, to: connection)
    }
  }

  /// The base address below which answers are of one kind.
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
