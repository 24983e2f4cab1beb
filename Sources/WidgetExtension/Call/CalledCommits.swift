internal import Synchronization

/// The extensions whose commits are not on the disk yet, each with a run that it performed.
final class CalledCommits: Sendable {
  private let runs = Mutex<[String: String]>([:])

  /// Something may be committed by `run`, which begins.
  func begin(_ run: String, in extensionName: String) {
    runs.withLock { $0[extensionName] = $0[extensionName] ?? run }
  }

  /// The extension answered that `run` is performed.
  func note(_ run: String, in extensionName: String) {
    runs.withLock { $0[extensionName] = run }
  }

  /// What the extension has committed is on the disk.
  func forget(_ extensionName: String) {
    runs.withLock { $0[extensionName] = nil }
  }

  /// Those that wait for a flush, by their names.
  var waiting: [(extensionName: String, run: String)] {
    runs.withLock { $0.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) }
  }
}
