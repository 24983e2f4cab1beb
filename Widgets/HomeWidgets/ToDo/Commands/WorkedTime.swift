import Foundation
import Moments
public import WidgetUI

/// Sums up the time worked on to-dos by day; the command `todo time` performs this intent.
public struct WorkedTime: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Worked Time",
    turkish: "Çalışma Süreleri"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sums by day how long to-dos were worked on.",
    turkish: "Görevlere harcanan süreyi güne göre toplar."
  )

  @Parameter(title: ToDoTexts.forTime, description: ToDoTexts.howLongAgo)
  public var `for`: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  /// The number of days that are summed by default.
  private static let usualDays = 7
  /// The most days that are summed, about ten years.
  private static let maximumDays = 3_660
  private static let secondsOfDay: Int64 = 86_400

  /// Returns the minutes of all days, and a view with the sums.
  ///
  /// - Throws: `ToDoError.unusableLength` for a text that is not a length of time.
  public func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = toDos.zone
    let today = CivilDate(toDos.now.date, in: calendar)
    let dayCount = try dayCount
    let first = today.adding(days: 1 - dayCount)
    let spans = try await toDos.spans(after: Instant(first.start(in: calendar)).microseconds)
    let worked = WorkedDays(spans, from: first, in: calendar)
    return .result(
      value: Int(worked.microseconds / (60 * Instant.microsecondsPerSecond)),
      view: WorkedDaysView(worked: worked, today: today, dayCount: dayCount)
    )
  }

  /// The number of days that are summed up, including today.
  private var dayCount: Int {
    get throws {
      guard let text = self.for else { return Self.usualDays }
      guard let seconds = TimeLength(typed: text)?.seconds, seconds > 0 else {
        throw ToDoError.unusableLength(found: text)
      }
      // A started day counts as a day.
      return min(Int((seconds - 1) / Self.secondsOfDay) + 1, Self.maximumDays)
    }
  }
}

/// A table of the days with the time worked on each, and below each day the to-dos of that day.
private struct WorkedDaysView: View {
  let worked: WorkedDays
  let today: CivilDate
  let dayCount: Int

  var body: some View {
    if worked.days.isEmpty {
      Text(
        verbatim: String(
          english:
            "No work in \(dayCount) day\(dayCount == 1 ? "" : "s"); 'todo start 3' starts the clock.",
          turkish: "\(dayCount) günde çalışma yok; 'todo start 3' süreyi başlatır."
        )
      )
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(worked.days, id: \.day.daysSince1970) { day in
          line(title(day.day), day.microseconds).bold()
          ForEach(day.shares, id: \.number) { share in
            line("\(share.number) \(share.name)", share.microseconds).padding(.leading, 16)
          }
        }
        if worked.days.count > 1 {
          line(String(english: "in all", turkish: "toplam"), worked.microseconds).bold()
        }
      }
    }
  }

  private func line(_ words: String, _ microseconds: Int64) -> some View {
    HStack {
      Text(verbatim: words).lineLimit(1)
      Spacer(minLength: 16)
      Text(verbatim: TimeLength(microseconds: microseconds).hours)
        .fixedSize()
        .frame(minWidth: 88, alignment: .trailing)
    }
  }

  private func title(_ day: CivilDate) -> String {
    day == today.adding(days: -1)
      ? String(english: "Yesterday", turkish: "Dün") : day.title(from: today)
  }
}
