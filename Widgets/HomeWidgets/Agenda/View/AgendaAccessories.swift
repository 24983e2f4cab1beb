import WidgetUI

/// The text for a status line: the next event with its time and the number of later ones, or a
/// message that there is none.
struct AgendaInlineView: View {
  let picture: AgendaPicture

  var body: some View {
    // A whole title is worth more than the number of later events and the calendar's sign.
    ViewThatFits(in: .horizontal) {
      line(hasMark: true, hasCount: true).fixedSize()
      line(hasMark: true, hasCount: false).fixedSize()
      line(hasMark: false, hasCount: false, isShort: true)
    }
  }

  /// Returns the line; if `isShort`, only a dash is before the end of the current event.
  private func line(hasMark: Bool, hasCount: Bool, isShort: Bool = false) -> some View {
    HStack {
      if let next = picture.nextToday ?? (hasProblem ? nil : picture.next.first) {
        if next.phase == .running {
          Text(verbatim: next.item.title).bold().lineLimit(1)
          if !next.to.isEmpty {
            let end = String(english: "until \(next.to)", turkish: "\(next.to) bitiş")
            Text(verbatim: isShort ? "–\(next.to)" : end)
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        } else {
          if hasMark { AgendaMark(calendar: next.item.calendar, picture: picture) }
          Text(verbatim: time(of: next)).fixedSize()
          Text(verbatim: next.item.title).bold().lineLimit(1)
        }
      } else if hasProblem {
        Text(verbatim: "! \(picture.problems.first ?? "")").foregroundStyle(.red).lineLimit(1)
      } else {
        Text(verbatim: AgendaWords.nothingToday).foregroundStyle(.secondary).lineLimit(1)
      }
      if picture.isSample {
        Text(verbatim: "· \(AgendaWords.sample)").foregroundStyle(.secondary).fixedSize()
      } else if hasCount, picture.next.count > 1 {
        Text(verbatim: "+\(picture.next.count - 1)").foregroundStyle(.secondary).fixedSize()
      }
    }
  }

  /// Whether there is nothing to show, and a calendar could not be read.
  private var hasProblem: Bool { picture.problemCount > 0 && picture.isEmpty }

  private func time(of next: AgendaPicture.Event) -> String {
    next.day == picture.today
      ? next.from : "\(next.day.weekday.shortName(in: .spoken)) \(next.from)"
  }
}

/// The next event's time in large figures between its day and its title.
///
/// A title that is too long for one line has two lines, and the figures have normal size. The
/// number of events that follow on the same day is then shown too. Sample data has no large
/// figures, so that a line is left for the word “sample”.
struct AgendaCircularView: View {
  let picture: AgendaPicture

  /// The width in points of a time in narrow figures, nine columns.
  private static let figuresWidth = 72.0

  var body: some View {
    VStack(spacing: 0) {
      if let next = picture.next.first {
        if picture.isSample {
          plain(next)
        } else {
          ViewThatFits(in: .horizontal) {
            large(next)
            plain(next)
          }
        }
      } else {
        Text(verbatim: "\(picture.today.day)").font(.system(size: 34, weight: .bold))
          .frame(maxWidth: .infinity)
        Text(verbatim: String(english: "no events", turkish: "boş")).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
    .lineLimit(1)
  }

  private func large(_ next: AgendaPicture.Event) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: head(of: next)).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      // The figures are the largest that fit; their own size would be that of the widest ones.
      Text(verbatim: time(of: next)).font(.largeTitle)
        .frame(minWidth: 0, idealWidth: Self.figuresWidth, maxWidth: .infinity)
      Text(verbatim: next.item.title).bold().fixedSize().frame(maxWidth: .infinity)
    }
  }

  private func plain(_ next: AgendaPicture.Event) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: head(of: next)).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      Text(verbatim: time(of: next)).bold().frame(maxWidth: .infinity)
      Text(verbatim: next.item.title).lineLimit(2).multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      Spacer(minLength: 0)
      Text(verbatim: picture.isSample ? AgendaWords.sample : rest(after: next))
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
    }
  }

  private func time(of next: AgendaPicture.Event) -> String {
    next.phase == .running && !next.to.isEmpty ? next.to : next.from
  }

  /// Returns a text such as `+2 more` for the later events of the same day; empty if there are
  /// none.
  private func rest(after next: AgendaPicture.Event) -> String {
    let count = picture.next.dropFirst().count { $0.day == next.day }
    return count > 0 ? MoreLabel.words(count) : ""
  }

  private func head(of next: AgendaPicture.Event) -> String {
    if next.phase == .running { return String(english: "until", turkish: "bitiş") }
    return next.day == picture.today
      ? String(english: "next", turkish: "sıradaki") : next.day.weekday.shortName(in: .spoken)
  }
}

/// The next event on two or three lines, and one or two that follow it.
struct AgendaRectangularView: View {
  let picture: AgendaPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let next = picture.next.first {
        HStack {
          AgendaMark(calendar: next.item.calendar, picture: picture)
          Text(verbatim: next.item.title).bold().lineLimit(1)
        }
        HStack {
          if next.day != picture.today {
            Text(verbatim: next.day.weekday.shortName(in: .spoken)).foregroundStyle(.secondary)
              .fixedSize()
          }
          Text(verbatim: next.times).foregroundStyle(.secondary).lineLimit(1)
        }
        if picture.isSample {
          Text(verbatim: AgendaWords.sample).foregroundStyle(.secondary).lineLimit(1)
        } else if next.day == picture.today {
          AgendaCountdown(event: next)
        } else if !next.item.place.isEmpty {
          Text(verbatim: next.item.place).foregroundStyle(.secondary).lineLimit(1)
        }
        ForEach(Array(picture.next.dropFirst().prefix(2).enumerated()), id: \.offset) { _, event in
          following(event)
        }
      } else if let problem = picture.problems.first {
        Text(verbatim: "! \(problem)").foregroundStyle(.red).lineLimit(3)
      } else {
        Text(verbatim: AgendaWords.nothing).bold().lineLimit(1)
        Text(verbatim: AgendaWords.until(picture.lastDay)).foregroundStyle(.secondary).lineLimit(1)
      }
      if picture.toDoCount > 0, picture.next.count < 2 {
        Text(verbatim: AgendaWords.today(picture)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Returns a line such as `14:00 Dentist`, on another day `Tue 14:00 Dentist`.
  private func following(_ event: AgendaPicture.Event) -> some View {
    HStack {
      Text(
        verbatim: event.day == picture.today
          ? event.from : "\(event.day.weekday.shortName(in: .spoken)) \(event.from)"
      )
      .foregroundStyle(.secondary)
      .fixedSize()
      Text(verbatim: event.item.title).lineLimit(1)
    }
  }
}
