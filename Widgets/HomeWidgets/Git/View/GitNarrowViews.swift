import WidgetUI

/// Repositories on two lines each, for a widget that is too narrow for one line; a single one is shown in detail.
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
          case let lines: GitNarrowRow(row: row, lines: lines - 1)
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

/// A name and its changes, the branch with its upstream and the age of its latest commit, and that commit's message
/// in the available lines.
private struct GitNarrowRow: View {
  let row: GitPicture.Row
  /// The lines for the latest commit.
  let lines: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1)
        Spacer(minLength: 0)
        GitTrack(row: row)
        if row.files > 0 {
          Text(verbatim: GitText.count(row.files)).foregroundStyle(.orange).fixedSize()
        }
      }
      HStack {
        if row.problem.isEmpty { head } else { GitProblem(row: row) }
      }
      .padding(.leading, 16)
      if lines > 0, let commit = row.commits.first {
        Text(verbatim: commit.subject).foregroundStyle(.secondary).lineLimit(lines)
          .padding(.leading, 16)
      }
    }
  }

  /// The head line: an unfinished operation takes precedence over the branch, and the branch over the age.
  @ViewBuilder private var head: some View {
    let age = lines > 0 ? row.commits.first?.age : nil
    ViewThatFits(in: .horizontal) {
      HStack {
        GitHead(row: row).fixedSize()
        if let age {
          Spacer(minLength: 8)
          Text(verbatim: age).foregroundStyle(.secondary).fixedSize()
        }
      }
      GitHead(row: row).fixedSize()
      if row.operation.isEmpty {
        GitHead(row: row)
      } else {
        Text(verbatim: row.operation).foregroundStyle(.red).lineLimit(1)
      }
    }
  }
}

/// One repository, a line for each fact.
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

/// One repository's branch and number of changed files; for several, the number of each standing.
struct GitCircularView: View {
  let picture: GitPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.rows.count > 1 {
        let count = picture.rows.count
        Text(verbatim: String(english: "\(count) repos", turkish: "\(count) depo")).bold()
          .frame(maxWidth: .infinity)
        HStack {
          ForEach(picture.standings, id: \.standing) { item in
            HStack(spacing: 0) {
              GitMark(standing: item.standing)
              Text(verbatim: GitText.count(item.count))
            }
          }
        }
        let files = picture.total { $0.files }
        if files > 0 {
          Text(verbatim: "\(GitText.count(files)) ±").foregroundStyle(.orange)
            .accessibilityLabel("\(files) changed")
        }
        HStack {
          let ahead = picture.total { $0.ahead }
          let behind = picture.total { $0.behind }
          if ahead > 0 { Text(verbatim: "↑\(GitText.count(ahead))").foregroundStyle(.green) }
          if behind > 0 { Text(verbatim: "↓\(GitText.count(behind))").foregroundStyle(.orange) }
        }
      } else if let row = picture.rows.first {
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
        if row.problem.isEmpty {
          // Names stay whole before counts do.
          ViewThatFits(in: .horizontal) {
            HStack {
              name(row).fixedSize()
              GitHead(row: row).fixedSize()
              GitTrack(row: row)
              GitCounts(row: row)
            }
            HStack {
              name(row).fixedSize()
              GitHead(row: row).fixedSize()
              GitTrack(row: row)
              files(row)
            }
            HStack {
              name(row)
              GitTrack(row: row)
              files(row)
            }
          }
        } else {
          name(row)
          Text(verbatim: row.problem).foregroundStyle(.red).lineLimit(1)
        }
      }
    } else {
      Text(verbatim: GitWords.noPaths).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private func name(_ row: GitPicture.Row) -> some View {
    Text(verbatim: row.name).bold().lineLimit(1)
  }

  @ViewBuilder private func files(_ row: GitPicture.Row) -> some View {
    if row.files > 0 {
      Text(verbatim: "\(GitText.count(row.files)) ±").foregroundStyle(.orange).fixedSize()
    }
  }
}

extension GitPicture {
  /// The sum over all repositories; a report may claim any number.
  fileprivate func total(_ count: (Row) -> Int) -> Int {
    let most = 1_000_000
    return rows.reduce(0) { $0 + min(count($1), most) }
  }

  /// The number of repositories of each standing, in the order of urgency.
  fileprivate var standings: [(standing: Row.Standing, count: Int)] {
    ([.failed, .unfinished, .changed, .clean] as [Row.Standing]).compactMap { standing in
      let count = rows.count { $0.standing == standing }
      return count > 0 ? (standing, count) : nil
    }
  }
}
