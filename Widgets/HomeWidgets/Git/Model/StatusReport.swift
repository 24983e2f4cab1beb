/// Parses the output of `git status --porcelain=v2 -z --branch --show-stash` (git-status(1)).
///
/// Records end with a zero byte:
///
/// - `# NAME VALUE` is a header.
/// - `1 XY …` is a changed file.
/// - `2 XY …` is a renamed file, followed by its earlier path in a separate record.
/// - `u XY …` is an unmerged file, and `? PATH` an untracked one.
enum StatusReport {
  /// Returns the state of the repository in git's output; `nil` if the output has no branch header.
  ///
  /// `isCut` means that the output was cut off, which is noted in the state. An incomplete record
  /// at the end is ignored.
  static func state(_ bytes: [UInt8], isCut: Bool = false) -> RepositoryState? {
    var head: String?
    var commit = ""
    var state = RepositoryState(head: .unborn(""))
    state.isCut = isCut
    var isEarlierPath = false
    // The number of records is limited, because the number of bytes is.
    var records = bytes.split(separator: 0, omittingEmptySubsequences: false)
    // The text after the last zero byte is empty, or a part of a record.
    if !records.isEmpty { records.removeLast() }
    for record in records {
      if isEarlierPath {
        isEarlierPath = false
        continue
      }
      let kind = record.first
      switch kind {
      case UInt8(ascii: "#"):
        let words = String(decoding: record, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { continue }
        switch words[1] {
        case "branch.oid": commit = String(words[2])
        case "branch.head": head = String(words[2])
        case "branch.upstream": state.upstream = String(words[2])
        case "branch.ab": (state.ahead, state.behind) = counts(words[2])
        case "stash": state.stashes = Int(words[2]) ?? 0
        default: continue
        }
      case UInt8(ascii: "1"), UInt8(ascii: "2"):
        let signs = record.dropFirst(2).prefix(2)
        if signs.first != UInt8(ascii: ".") { state.staged += 1 }
        if signs.last != UInt8(ascii: ".") { state.changed += 1 }
        isEarlierPath = kind == UInt8(ascii: "2")
      case UInt8(ascii: "u"): state.conflicted += 1
      case UInt8(ascii: "?"): state.untracked += 1
      default: continue
      }
    }
    guard let head else { return nil }
    state.head =
      switch (head, commit) {
      case ("(detached)", _): .detached(String(commit.prefix(GitText.commitDigits)))
      case (_, "(initial)"): .unborn(GitText.shortened(head))
      default: .branch(GitText.shortened(head))
      }
    state.upstream = state.upstream.map(GitText.shortened)
    return state
  }

  /// Parses how many commits a branch is ahead and behind, for example `+3 -1`.
  private static func counts(_ text: Substring) -> (ahead: Int?, behind: Int?) {
    let numbers = text.split(separator: " ").map { Int($0).map(abs) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (nil, nil)
  }
}

/// Shortens numbers and texts of a repository, which may be of any length.
enum GitText {
  /// The number of a commit's digits that are shown, enough to identify it.
  static let commitDigits = 7
  /// The most characters of a name or a commit's subject, more than the widest row shows.
  private static let maximumLength = 120

  /// Returns a count in at most four columns: `9214`, `12k`, `999k`.
  static func count(_ count: Int) -> String {
    count < 10_000 ? "\(count)" : "\(min(count / 1_000, 999))k"
  }

  /// Returns a text cut to the length that any widget shows, so that archives are small.
  static func shortened(_ text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalars = text.unicodeScalars.prefix(maximumLength * 4)
    return String(String(String.UnicodeScalarView(scalars)).prefix(maximumLength))
  }
}
