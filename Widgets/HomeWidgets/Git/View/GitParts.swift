import WidgetUI

/// A symbol for the state of a repository, in shape and colour: clean, changed, unfinished, or
/// failed.
struct GitMark: View {
  let standing: GitPicture.Row.Standing

  var body: some View {
    switch standing {
    case .clean: sign("✓", .green, "clean")
    case .changed: sign("●", .orange, "changed")
    case .unfinished: sign("!", .red, "unfinished")
    case .failed: sign("✕", .red, "not seen")
    }
  }

  private func sign(_ sign: String, _ color: Color, _ words: String) -> some View {
    Text(verbatim: sign).bold().foregroundStyle(color).fixedSize().accessibilityLabel(words)
  }
}

/// How many commits are not yet pushed, and how many not yet pulled: `↑2 ↓4`.
struct GitTrack: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      if row.ahead > 0 {
        Text(verbatim: "↑\(GitText.count(row.ahead))").foregroundStyle(.green)
          .accessibilityLabel("\(row.ahead) ahead")
      }
      if row.behind > 0 {
        Text(verbatim: "↓\(GitText.count(row.behind))").foregroundStyle(.orange)
          .accessibilityLabel("\(row.behind) behind")
      }
    }
    .fixedSize()
  }
}

/// The branch, and an unfinished operation on it.
struct GitHead: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      Text(verbatim: row.head).foregroundStyle(row.isDetached ? Color.orange : .purple).lineLimit(1)
      if !row.operation.isEmpty {
        Text(verbatim: row.operation).foregroundStyle(.red).lineLimit(1).layoutPriority(1)
      }
    }
  }
}

/// How many files are staged, changed, untracked and conflicted, with signs as in a shell prompt:
/// `+2 ~3 ?1 !1`.
struct GitCounts: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      if row.conflicted > 0 { sign("!", row.conflicted, .red, "conflicted") }
      if row.staged > 0 { sign("+", row.staged, .green, "staged") }
      if row.changed > 0 { sign("~", row.changed, .orange, "changed") }
      if row.untracked > 0 { sign("?", row.untracked, .blue, "untracked") }
      if row.isCut { Text(verbatim: "…").foregroundStyle(.secondary) }
      if row.stashes > 0 { sign("≡", row.stashes, .secondary, "stashed") }
      if row.isBare { Text(verbatim: "bare").foregroundStyle(.secondary) }
    }
    .fixedSize()
  }

  private func sign(_ sign: String, _ count: Int, _ color: Color, _ words: String) -> some View {
    Text(verbatim: "\(sign)\(GitText.count(count))").foregroundStyle(color).accessibilityLabel(
      "\(count) \(words)"
    )
  }
}

/// How many files are staged, changed, untracked and conflicted, in words; the enclosing stack
/// arranges them.
struct GitCountWords: View {
  let row: GitPicture.Row
  /// Whether texts keep their full width; otherwise they are shortened to fit.
  var isWhole = true

  var body: some View {
    ForEach(words, id: \.text) { item in
      Text(verbatim: item.text).foregroundStyle(item.color).lineLimit(1)
        .fixedSize(horizontal: isWhole, vertical: false)
    }
  }

  private struct Item {
    let text: String
    let color: Color
  }

  private var words: [Item] {
    var items: [Item] = []
    func add(_ count: Int, _ color: Color, _ english: String, _ turkish: String) {
      guard count > 0 else { return }
      let number = GitText.count(count)
      let text = String(english: "\(number) \(english)", turkish: "\(number) \(turkish)")
      items.append(Item(text: text, color: color))
    }
    add(row.conflicted, .red, "conflicted", "çakışan")
    add(row.staged, .green, "staged", "hazır")
    add(row.changed, .orange, "changed", "değişen")
    add(row.untracked, .blue, "untracked", "izlenmeyen")
    if row.isBare {
      items.append(Item(text: String(english: "bare", turkish: "yalın"), color: .secondary))
    } else if items.isEmpty {
      let clean = String(english: "all committed", turkish: "hepsi işlendi")
      items.append(Item(text: clean, color: .secondary))
    }
    add(row.stashes, .secondary, "stashed", "zulada")
    return items
  }
}

/// The reason why a repository could not be read, with the age of the earlier data that is shown.
struct GitProblem: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      Text(verbatim: row.problem).foregroundStyle(.red).lineLimit(1)
      if !row.age.isEmpty {
        Text(verbatim: String(english: "· seen \(row.age) ago", turkish: "· \(row.age) önce"))
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
  }
}

/// A commit on one line: its subject, its author if requested, and its age at the end.
struct GitCommitLine: View {
  let commit: GitPicture.Commit
  var hasAuthor = false

  var body: some View {
    HStack {
      Text(verbatim: commit.subject).lineLimit(1)
      Spacer(minLength: 8)
      if hasAuthor {
        Text(verbatim: commit.author).foregroundStyle(.secondary).lineLimit(1)
          .frame(width: 128, alignment: .leading)
      }
      Text(verbatim: commit.age).foregroundStyle(.secondary).frame(width: 48, alignment: .trailing)
        .lineLimit(1)
    }
  }
}
