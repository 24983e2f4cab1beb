/// Reads what `git status --porcelain=v2 -z --branch --show-stash` prints.
///
/// Records end with a zero byte. A header is `# NAME VALUE`; a changed file is `1 XY …`, a renamed one `2 XY …` with its
/// earlier path as a record of its own, an unmerged one `u XY …` and an untracked one `? PATH` (git-status(1)).
enum StatusReport {
  /// The state that a report describes; `nil` if it names no head.
  ///
  /// The last record of a report that is cut is not whole.
  static func state(_ bytes: [UInt8], isCut: Bool = false) -> RepositoryState? {
    var head: String?
    var commit = ""
    var state = RepositoryState(head: .unborn(""))
    state.isCut = isCut
    var isEarlierPath = false
    // No more records than bytes, of which there are limited ones.
    var records = bytes.split(separator: 0, omittingEmptySubsequences: false)
    // Behind the last zero there is nothing, or a part of a record.
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

  /// `+3 -1`.
  private static func counts(_ text: Substring) -> (ahead: Int?, behind: Int?) {
    let numbers = text.split(separator: " ").map { Int($0).map(abs) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (nil, nil)
  }
}

/// Texts of a repository, which anyone may have written.
enum GitText {
  /// Digits of a commit's name that are enough to find it.
  static let commitDigits = 7
  /// Characters of a name or a subject: more than the widest row shows.
  private static let maximumLength = 120

  /// A count in at most four columns: `9214`, `12k`, `999k`.
  static func count(_ count: Int) -> String {
    count < 10_000 ? "\(count)" : "\(min(count / 1_000, 999))k"
  }

  /// As much of a text as any picture shows, so that archives stay small.
  static func shortened(_ text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalars = text.unicodeScalars.prefix(maximumLength * 4)
    return String(String(String.UnicodeScalarView(scalars)).prefix(maximumLength))
  }
}
