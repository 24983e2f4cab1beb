import WidgetRender
import WidgetUI

/// The repositories in one column, each with as many commits as fit.
struct GitRows: View {
  let rows: [GitPicture.Row]
  /// The number of available lines.
  let height: Int
  /// The number of columns of a line.
  let width: Int

  /// The most columns of a repository's name, so that branches have space.
  private static let longestName = 16

  var body: some View {
    let each = rows.isEmpty ? 1 : height / rows.count
    // If not all repositories have a line, the last line shows the number of the others.
    let shown = rows.count > height ? rows.prefix(height - 1) : rows[...]
    let names = shown.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    VStack(alignment: .leading, spacing: 0) {
      ForEach(shown) { row in
        GitHeaderLine(
          row: row,
          name: min(names, Self.longestName),
          hasCommit: each <= 1 && width > 60
        )
        if each > 1 {
          if !row.problem.isEmpty {
            Text(verbatim: row.id).foregroundStyle(.secondary).lineLimit(1).padding(.leading, 16)
          }
          if row.isUnborn {
            Text(verbatim: GitWords.noCommits).foregroundStyle(.secondary).padding(.leading, 16)
          }
          ForEach(Array(row.commits.prefix(each - 1).enumerated()), id: \.offset) { _, commit in
            GitCommitLine(commit: commit, hasAuthor: width > 60).padding(.leading, 16)
          }
        }
      }
      MoreLabel(count: rows.count - shown.count)
    }
  }
}

/// The repositories in two columns, each with as many commits as fit.
///
/// With an odd number, the first column has one repository fewer, so that it shows more commits of
/// each.
struct GitColumns: View {
  let rows: [GitPicture.Row]
  /// The number of available lines.
  let height: Int
  /// The number of columns of a line.
  let width: Int

  /// The number of columns of the divider between the columns and of the blanks next to it.
  private static let gap = 3

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      column(rows.prefix(rows.count / 2))
      Divider()
      column(rows.dropFirst(rows.count / 2))
    }
    .frame(maxHeight: Double(height) * 16)
  }

  private func column(_ rows: ArraySlice<GitPicture.Row>) -> some View {
    GitRows(rows: Array(rows), height: height, width: (width - Self.gap) / 2)
      .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// A repository on one line: its state, name and branch, and its changed files.
struct GitHeaderLine: View {
  let row: GitPicture.Row
  /// The width of the name in columns.
  let name: Int
  /// Whether the latest commit is on this line, because it has no line of its own.
  var hasCommit = false

  var body: some View {
    HStack {
      GitMark(standing: row.standing)
      Text(verbatim: row.name).bold().lineLimit(1)
        .frame(width: Double(name) * 8, alignment: .leading)
      if row.problem.isEmpty {
        HStack {
          GitHead(row: row)
          GitTrack(row: row)
        }
        .frame(width: hasCommit ? 192 : nil, alignment: .leading)
        if hasCommit, let commit = row.commits.first {
          Text(verbatim: commit.subject).foregroundStyle(.secondary).lineLimit(1)
          Text(verbatim: commit.age).foregroundStyle(.secondary).fixedSize()
        }
        Spacer(minLength: 0)
        GitCounts(row: row)
      } else {
        GitProblem(row: row)
        Spacer(minLength: 0)
      }
    }
  }
}

/// A single repository: how many of its files have changed, in words if they fit, then its commits.
struct GitDetail: View {
  let row: GitPicture.Row
  /// The most commits of the repository that are listed.
  let limit: Int
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1).layoutPriority(1)
        GitHead(row: row)
        if !row.upstream.isEmpty {
          Text(verbatim: "→ \(row.upstream)").foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer(minLength: 0)
        GitTrack(row: row)
      }
      if row.problem.isEmpty {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) { GitCountWords(row: row) }
          HStack { GitCountWords(row: row) }
          GitCounts(row: row)
        }
      } else {
        GitProblem(row: row)
      }
      Divider()
      if row.isUnborn {
        Text(verbatim: GitWords.noCommits).foregroundStyle(.secondary)
      }
      ForEach(Array(row.commits.prefix(limit).enumerated()), id: \.offset) { _, commit in
        GitCommitLine(commit: commit, hasAuthor: width > 60)
      }
    }
  }
}

/// The sentences that widgets of several families show.
enum GitWords {
  static var noCommits: String { String(english: "no commits yet", turkish: "henüz işleme yok") }
  static var noPaths: String { String(english: "No repository yet", turkish: "Henüz depo yok") }
}
