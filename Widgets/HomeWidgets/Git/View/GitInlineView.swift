import WidgetUI

/// The text for a status line: the most urgent repository.
///
/// One that failed or has an unfinished operation comes before one with changed files.
struct GitInlineView: View {
  let picture: GitPicture

  var body: some View {
    if let row = picture.mostUrgent {
      HStack {
        GitMark(standing: row.standing)
        if row.problem.isEmpty {
          // The words beside a number are more important than the branch, because a number alone is
          // not understandable.
          ViewThatFits(in: .horizontal) {
            HStack {
              name(row).fixedSize()
              GitHead(row: row).fixedSize()
              GitTrack(row: row)
              files(row)
            }
            HStack {
              name(row).fixedSize()
              if row.operation.isEmpty {
                GitTrack(row: row)
                files(row)
              } else {
                operation(row).fixedSize()
                others(than: row)
              }
            }
            HStack {
              name(row).fixedSize()
              if row.operation.isEmpty { files(row) } else { operation(row).fixedSize() }
            }
            HStack {
              name(row)
              if row.operation.isEmpty { GitTrack(row: row) } else { operation(row) }
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

  /// Returns a label with the number of other repositories that need attention.
  private func others(than row: GitPicture.Row) -> some View {
    MoreLabel(count: picture.rows.count { $0.standing != .clean && $0.id != row.id })
  }

  private func operation(_ row: GitPicture.Row) -> some View {
    Text(verbatim: row.operation).foregroundStyle(.red).lineLimit(1)
  }

  @ViewBuilder private func files(_ row: GitPicture.Row) -> some View {
    if row.files > 0 {
      let count = GitText.count(row.files)
      Text(
        verbatim: String(
          english: row.files == 1 ? "1 file changed" : "\(count) files changed",
          turkish: "\(count) dosya değişti"
        )
      )
      .foregroundStyle(.orange)
      .fixedSize()
    }
  }
}

extension GitPicture {
  /// The first repository in the most urgent state; `nil` if there are no repositories.
  fileprivate var mostUrgent: Row? {
    let order: [Row.Standing] = [.failed, .unfinished, .changed]
    return order.lazy.compactMap { standing in rows.first { $0.standing == standing } }.first
      ?? rows.first
  }
}
