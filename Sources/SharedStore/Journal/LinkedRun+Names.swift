// Each commit of a run travels by itself: the first one under the run's id, the later ones with a number behind it.
extension LinkedRun {
  /// The character between the id of a run and the number of a later commit of it.
  static let commitMark = "~"

  /// The name under which a commit of a run travels; they are counted from 0.
  static func id(of run: String, commit: Int) -> String {
    commit == 0 ? run : "\(run)\(commitMark)\(commit + 1)"
  }

  /// The id of the run that a commit is part of; `nil` for the first one, whose name is that id.
  static func run(ofCommit id: String) -> String? {
    guard let mark = id.lastIndex(of: Character(commitMark)),
      let number = Int(id[id.index(after: mark)...]), number > 1
    else { return nil }
    return String(id[..<mark])
  }

  /// Whether a commit that travels under a name is one of a run of a machine, or of a part of a script's run.
  package static func isPart(_ id: String, of run: String) -> Bool {
    let whole = Self.run(ofCommit: id) ?? id
    return whole == run || whole.hasPrefix(run + "/")
  }

  /// The name of a request, by which a hub knows it: those of scripts and those of single runs do not meet.
  static func key(of run: JournalRun) -> String? {
    run.key.map { (run.script == nil ? Self.ofRun : Self.ofScript) + $0 }
  }

  /// The name that the caller gave to the request; `nil` for none.
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
