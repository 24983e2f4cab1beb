import Moments
import WidgetIntents
import WidgetUI

/// A square for each day of sixteen weeks, with a column for each week; its size depends on the
/// number of done to-dos.
struct ProgressMonths: View {
  let picture: ProgressPicture

  var body: some View {
    let most = shown.max() ?? 0
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: words)
        Spacer(minLength: 8)
        Text(verbatim: String(english: "none", turkish: "hiç")).fixedSize()
        HabitSquare.text([.nothing, .few, .some, .all].map { HabitSquare($0) }, isSpaced: true)
          .fixedSize()
        Text(verbatim: String(english: "most", turkish: "çok")).fixedSize()
      }
      .foregroundStyle(.secondary)
      .lineLimit(1)
      HabitGrid(today: picture.today, weeks: ProgressPicture.weeks) { day in
        HabitSquare(share(on: day, of: most))
      }
    }
  }

  private var words: String {
    let count = shown.reduce(0, +)
    return String(
      english: "\(count) in \(ProgressPicture.weeks) weeks",
      turkish: "\(ProgressPicture.weeks) haftada \(count)"
    )
  }

  /// How many to-dos were done on each day of the shown weeks, up to today.
  private var shown: ArraySlice<Int> {
    picture.days.suffix((ProgressPicture.weeks - 1) * 7 + picture.thisWeek.count)
  }

  /// Returns the level of a day's square, in thirds of the greatest number.
  private func share(on day: CivilDate, of most: Int) -> HabitPicture.Share {
    let ago = picture.today.daysSince1970 - day.daysSince1970
    guard (0..<shown.count).contains(ago) else { return .none }
    let count = shown[shown.endIndex - 1 - ago]
    guard count > 0 else { return .nothing }
    return count * 3 <= most ? .few : count * 3 <= most * 2 ? .some : .all
  }
}
