// Each commit of a run is sent separately: the first one under the run's id, later ones with a
// number after it.
extension LinkedRun {
  /// The character between the id of a run and the index of a later commit of that run.
  static let commitMark = "~"

  /// Returns the id under which a commit of a run is sent to the hub; commits are counted from 0.
  ///
  /// The first commit has the id of the run itself.
  static func id(of run: String, commit: Int) -> String {
    commit == 0 ? run : "\(run)\(commitMark)\(commit + 1)"
  }

  /// Returns the id of the run to which a later commit belongs; `nil` if `id` does not have the
  /// form of a later commit's id.
  static func run(ofCommit id: String) -> String? {
    guard let mark = id.lastIndex(of: Character(commitMark)),
      let number = Int(id[id.index(after: mark)...]), number > 1
    else { return nil }
    return String(id[..<mark])
  }

  /// Returns whether `id` is that of a commit of `run` or, if `run` is a script, of one of its
  /// runs.
  package static func isPart(_ id: String, of run: String) -> Bool {
    let whole = Self.run(ofCommit: id) ?? id
    return whole == run || whole.hasPrefix(run + "/")
  }

  /// Returns the idempotency key that is sent to the hub; keys of scripts and of single runs get
  /// different prefixes.
  ///
  /// It is `nil` if the run has none.
  static func key(of run: JournalRun) -> String? {
    run.key.map { (run.script == nil ? Self.ofRun : Self.ofScript) + $0 }
  }

  /// The idempotency key that the caller chose, without the prefix that was added for the hub;
  /// `nil` if there is none.
  var callersKey: String? {
    guard let key else { return nil }
    for mark in [Self.ofRun, Self.ofScript] where key.hasPrefix(mark) {
      return String(key.dropFirst(mark.count))
    }
    return key
  }

  private static let ofRun = "run:"
  private static let ofScript = "script:"
}
