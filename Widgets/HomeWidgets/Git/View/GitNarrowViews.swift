import WidgetUI

/// The repositories for a narrow widget, on two lines each if they fit; a single repository is
/// shown in detail.
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
        // Further lines are for branches, then for commits, beginning with the first repository.
        let count = picture.rows.count
        let shown = count > height ? height - 1 : count
        ForEach(Array(picture.rows.prefix(shown).enumerated()), id: \.offset) { place, row in
          switch (height - place - 1) / count {
          case 0: GitShortLine(row: row)
          case let lines: GitNarrowRow(row: row, lines: lines - 1)
          }
        }
        MoreLabel(count: count - shown)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.rows.count > height ? picture.rows.count : nil)
  }
}

/// A repository on a single narrow line: the symbol for its state, its name, and an unfinished
/// operation.
private struct GitShortLine: View {
  let row: GitPicture.Row

  var body: some View {
    HStack {
      GitMark(standing: row.standing)
      Text(verbatim: row.name).bold().lineLimit(1)
      Spacer(minLength: 0)
      if !row.operation.isEmpty {
        ViewThatFits(in: .horizontal) {
          operation(row.operation)
          operation(String(row.operation.prefix { $0 != " " }))
        }
      } else if row.problem.isEmpty {
        GitTrack(row: row)
        GitFiles(row: row, hasWords: false)
      }
    }
  }
}

extension GitShortLine {
  /// Returns a text for the unfinished operation in red, with a blank before it.
  private func operation(_ words: String) -> some View {
    Text(verbatim: words).foregroundStyle(.red).lineLimit(1).padding(.leading, 8)
  }
}

/// The number of changed, staged, untracked and conflicted files, such as `6 changed`, or `6 ±` if
/// that does not fit.
private struct GitFiles: View {
  let row: GitPicture.Row
  var hasWords = true

  /// The most digits with which the `±` still fits after the number.
  private static let mostDigits = 2

  var body: some View {
    if row.files > 0 {
      let count = GitText.count(row.files)
      Text(
        verbatim: hasWords
          ? String(english: "\(count) changed", turkish: "\(count) değişen")
          : count.count > Self.mostDigits ? count : "\(count) ±"
      )
      .foregroundStyle(.orange)
      .fixedSize()
      .accessibilityLabel("\(row.files) changed")
    }
  }
}

/// A repository on several lines: its name, its branch and changed files, and its latest commit.
///
/// The commit uses the remaining lines. A subject that does not fit in them whole is left out, and
/// the commit's age alone is shown.
private struct GitNarrowRow: View {
  let row: GitPicture.Row
  /// The number of lines for the latest commit; it is left out if that is 0.
  let lines: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        GitMark(standing: row.standing)
        Text(verbatim: row.name).bold().lineLimit(1)
        Spacer(minLength: 0)
        GitTrack(row: row)
      }
      HStack {
        if row.problem.isEmpty { head } else { GitProblem(row: row) }
      }
      .padding(.leading, 16)
      if lines > 0, let commit = row.commits.first {
        ViewThatFits(in: .vertical) {
          Text(verbatim: "\(commit.age) · \(commit.subject)")
            .fixedSize(horizontal: false, vertical: true)
          Text(verbatim: String(english: "\(commit.age) ago", turkish: "\(commit.age) önce"))
            .lineLimit(1)
        }
        .foregroundStyle(.secondary)
        .frame(maxHeight: Double(lines) * 16, alignment: .top)
        .padding(.leading, 16)
      }
    }
  }

  /// The second line.
  ///
  /// If not all fit, an unfinished operation is shown first, then the branch, then the files.
  private var head: some View {
    ViewThatFits(in: .horizontal) {
      head(hasWords: true)
      head(hasWords: false)
      GitHead(row: row).fixedSize()
      if row.operation.isEmpty {
        GitHead(row: row)
      } else {
        Text(verbatim: row.operation).foregroundStyle(.red).lineLimit(1)
      }
    }
  }

  private func head(hasWords: Bool) -> some View {
    HStack {
      GitHead(row: row).fixedSize()
      Spacer(minLength: 8)
      GitFiles(row: row, hasWords: hasWords)
    }
  }
}

/// A single repository, with a line for each aspect of its state.
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

/// The branch and the changed files of a single repository, or the totals of several repositories.
struct GitCircularView: View {
  let picture: GitPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.rows.count > 1, let files = picture.largeCount {
        GitLargeCount(picture: picture, files: files)
      } else if picture.rows.count > 1 {
        let count = picture.rows.count
        Text(verbatim: String(english: "\(count) repos", turkish: "\(count) depo")).bold()
          .frame(maxWidth: .infinity)
        let stuck = picture.rows.count { [.failed, .unfinished].contains($0.standing) }
        if stuck > 0 {
          Text(verbatim: String(english: "\(stuck) stuck", turkish: "\(stuck) takılı"))
            .foregroundStyle(.red)
        }
        let files = picture.total { $0.files }
        if files > 0 {
          ViewThatFits(in: .horizontal) {
            Text(
              verbatim: String(
                english: "\(GitText.count(files)) changed",
                turkish: "\(GitText.count(files)) değişen"
              )
            )
            .fixedSize()
            Text(verbatim: "\(GitText.count(files)) ±")
          }
          .foregroundStyle(.orange)
        } else if stuck == 0 {
          Text(verbatim: String(english: "all clean", turkish: "hepsi temiz")).foregroundStyle(
            .green
          )
        }
        GitTracks(picture: picture)
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

/// The number of changed files in digits three rows high, with an unfinished operation or the
/// unpushed commits.
private struct GitLargeCount: View {
  let picture: GitPicture
  let files: Int

  var body: some View {
    Text(verbatim: "\(files)").font(.largeTitle).foregroundStyle(.orange)
      .frame(maxWidth: .infinity)
    Text(verbatim: String(english: "changed", turkish: "değişen")).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
    if let operation = picture.rows.first(where: { !$0.operation.isEmpty })?.operation {
      Text(verbatim: "! \(operation.prefix { $0 != " " })").foregroundStyle(.red)
        .frame(maxWidth: .infinity)
    } else {
      GitTracks(picture: picture)
        .frame(maxWidth: .infinity)
    }
  }
}

/// How many commits are not yet pushed, and how many not yet pulled, for all repositories together.
private struct GitTracks: View {
  let picture: GitPicture

  var body: some View {
    HStack {
      let ahead = picture.total { $0.ahead }
      let behind = picture.total { $0.behind }
      if ahead > 0 { Text(verbatim: "↑\(GitText.count(ahead))").foregroundStyle(.green) }
      if behind > 0 { Text(verbatim: "↓\(GitText.count(behind))").foregroundStyle(.orange) }
    }
  }
}

extension GitPicture {
  /// The number of changed files in all repositories; `nil` if it is not 1 to 99 or a repository
  /// failed.
  fileprivate var largeCount: Int? {
    let files = total { $0.files }
    return (1..<100).contains(files) && !rows.contains { $0.standing == .failed } ? files : nil
  }

  /// Returns the sum of a number over all repositories, each limited to a million.
  fileprivate func total(_ count: (Row) -> Int) -> Int {
    let most = 1_000_000
    return rows.reduce(0) { $0 + min(count($1), most) }
  }
}
