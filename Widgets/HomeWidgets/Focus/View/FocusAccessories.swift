import Moments
import WidgetUI

/// The remaining time in characters of normal size.
private struct FocusCount: View {
  let picture: FocusPicture

  var body: some View {
    switch picture.phase {
    case .running(_, let start, let end):
      Text(
        timerInterval: min(start, end)...end,
        pauseTime: picture.isStill ? start.addingTimeInterval(FocusPicture.sampleSeconds) : nil,
        countsDown: true,
        showsHours: picture.hasHours
      )
      .foregroundStyle(picture.color)
    case .paused(_, let left, _):
      Text(verbatim: FocusLength.clock(microseconds: left)).foregroundStyle(picture.color)
    case .over, .idle: Text(verbatim: "\(picture.plan.focusMinutes):00").foregroundStyle(.secondary)
    }
  }
}

/// A symbol for the state of the timer.
private struct FocusSign: View {
  let picture: FocusPicture

  var body: some View {
    Image(systemName: symbol).foregroundStyle(picture.color)
  }

  private var symbol: String {
    switch picture.phase {
    case .running(let kind, _, _): kind.isBreak ? "leaf.fill" : "record.circle"
    case .paused: "pause.fill"
    case .over: "checkmark.circle.fill"
    case .idle: "circle"
    }
  }
}

/// Today's focuses as dots or in numbers, the remaining time in digits three rows high, and a bar,
/// in nine columns.
struct FocusCircularView: View {
  let picture: FocusPicture

  var body: some View {
    VStack(spacing: 0) {
      if let words = state {
        Text(verbatim: words).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      } else {
        ViewThatFits(in: .horizontal) {
          FocusDots(picture: picture)
          Text(
            verbatim: String(
              english: "\(picture.days.completedToday) of \(picture.plan.goal)",
              turkish: "\(picture.days.completedToday)/\(picture.plan.goal)"
            )
          )
        }
        .frame(maxWidth: .infinity)
      }
      FocusClock(picture: picture, size: 34).frame(maxWidth: .infinity)
      FocusBar(picture: picture).padding(.horizontal, 8)
    }
    .lineLimit(1)
  }

  /// The timer's state as a word; `nil` during a focus session and without a session, because the
  /// dots show these.
  private var state: String? {
    switch picture.phase {
    case .running(let kind, _, _): kind.isBreak ? String(english: "break", turkish: "mola") : nil
    case .paused: String(english: "paused", turkish: "durdu")
    case .over: String(english: "over", turkish: "bitti")
    case .idle: nil
    }
  }
}

/// The remaining time, a dot for each of today's focus sessions, a bar, the to-do and the buttons.
struct FocusRectangularView: View {
  let picture: FocusPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        FocusSign(picture: picture)
        FocusCount(picture: picture).bold().fixedSize()
        Spacer(minLength: 8)
        FocusDots(picture: picture)
      }
      FocusBar(picture: picture)
      FocusSubject(picture: picture)
      FocusToday(picture: picture)
      FocusButtons(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The text for a status line: the remaining time and the to-do.
struct FocusInlineView: View {
  let picture: FocusPicture

  var body: some View {
    HStack {
      FocusSign(picture: picture)
      switch picture.phase {
      case .running, .paused:
        FocusCount(picture: picture).fixedSize()
        FocusSubject(picture: picture)
      case .over: FocusSubject(picture: picture)
      case .idle:
        Text(
          verbatim: String(
            english: "\(picture.days.completedToday) of \(picture.plan.goal) focused",
            turkish: "\(picture.days.completedToday)/\(picture.plan.goal) odak"
          )
        )
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
    }
  }
}
