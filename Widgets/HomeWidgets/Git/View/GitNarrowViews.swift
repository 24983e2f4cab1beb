import WidgetUI

/// Repositories on two lines each, for a widget that is too narrow for one; one alone says all of itself.
struct GitNarrowView: View {
  let picture: GitPicture
  let height: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty {
        Text(verbatim: GitWords.noPaths).foregroundStyle(.secondary).lineLimit(1)
      } else if picture.rows.count == 1 {
        GitNarrowDetail(row: picture.rows[0], height: height)
      } else {
        // Lines beyond the first of each are for branches, then for commits, from the first repository on.
        let count = picture.rows.count
        let shown = count > height ? height - 1 : count
        ForEach(Array(picture.rows.prefix(shown).enumerated()), id: \.offset) { place, row in
          switch (height - place - 1) / count {
          case 0: GitShortLine(row: row)
          case let lines: GitNarrowRow(row: row, commits: lines - 1)
          }
        }
        if count > shown { GitMore(count: count - shown) }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.rows.count > height ? picture.rows.count : nil)
  }
}

/// A repository on a single narrow line.
private struct GitShortLine: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      GitMark(standing: row.standing)
      Text(verbatim: row.name).bold().lineLimit(1)
      Spacer(minLength: 0)
      if row.problem.isEmpty {
        GitTrack(row: row)
        if row.files > 0 {
          Text(verbatim: GitText.count(row.files)).foregroundStyle(.orange).fixedSize()
        }
      }
    }
  }
}

/// A name and what has changed, the branch and its upstream, and commits as far as there is room.
private struct GitNarrowRow: View {
  let row: GitPicture.Row
  let commits: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1)
        Spacer(minLength: 0)
        if row.files > 0 {
          Text(verbatim: GitText.count(row.files)).foregroundStyle(.orange).fixedSize()
        }
      }
      HStack {
        if row.problem.isEmpty { GitHead(row: row) } else { GitProblem(row: row) }
        Spacer(minLength: 0)
        GitTrack(row: row)
      }
      .padding(.leading, 16)
      ForEach(Array(row.commits.prefix(commits).enumerated()), id: \.offset) { _, commit in
        HStack {
          Text(verbatim: commit.subject).lineLimit(1)
          Spacer(minLength: 0)
          Text(verbatim: commit.age).fixedSize()
        }
        .foregroundStyle(.secondary)
        .padding(.leading, 16)
      }
    }
  }
}

/// One repository, a line for each thing to say.
private struct GitNarrowDetail: View {
  let row: GitPicture.Row
  let height: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1)
      }
      HStack {
        GitHead(row: row)
        Spacer(minLength: 0)
        GitTrack(row: row)
      }
      if !row.problem.isEmpty {
        GitProblem(row: row)
      } else if height > 5 {
        GitCountWords(row: row, isWhole: false)
      } else {
        GitCounts(row: row)
      }
      if row.isUnborn { Text(verbatim: GitWords.noCommits).foregroundStyle(.secondary) }
      if height > 5 { Spacer(minLength: 0) }
      if let commit = row.commits.first {
        Text(verbatim: commit.subject).foregroundStyle(.secondary).lineLimit(height > 5 ? 2 : 1)
        Text(verbatim: commit.age).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The first repository's branch, and how many of its files have changed.
struct GitCircularView: View {
  let picture: GitPicture

  var body: some View {
    VStack(spacing: 0) {
      if let row = picture.rows.first {
        Text(verbatim: row.name).bold()
        if row.problem.isEmpty {
          GitHead(row: row)
          if row.files > 0 {
            Text(verbatim: "\(GitText.count(row.files)) ±").foregroundStyle(.orange)
              .accessibilityLabel("\(row.files) changed")
          } else {
            GitMark(standing: row.standing)
          }
          GitTrack(row: row)
        } else {
          Text(verbatim: row.problem).foregroundStyle(.red)
            .multilineTextAlignment(.center)
            .lineLimit(2)
        }
      } else {
        Text(verbatim: String(english: "no", turkish: "depo")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "repos", turkish: "yok")).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The first repository that needs a look, on the only line there is.
struct GitInlineView: View {
  let picture: GitPicture

  var body: some View {
    if let row = picture.rows.first(where: { $0.standing != .clean }) ?? picture.rows.first {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1)
        if row.problem.isEmpty {
          GitHead(row: row)
          GitTrack(row: row)
          GitCounts(row: row)
        } else {
          Text(verbatim: row.problem).foregroundStyle(.red).lineLimit(1)
        }
      }
    } else {
      Text(verbatim: GitWords.noPaths).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
