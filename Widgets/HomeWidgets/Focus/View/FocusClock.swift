import Moments
import WidgetUI

/// The remaining time in digits five rows high, a bar, the to-do, and the focus sessions of the
/// day.
struct FocusHero: View {
  let picture: FocusPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // The space above keeps the tall digits away from the title in the frame.
      FocusClock(picture: picture, size: 60).frame(maxWidth: .infinity).padding(.top, 16)
      FocusBar(picture: picture)
      HStack {
        FocusSubject(picture: picture)
        Spacer(minLength: 8)
        FocusDots(picture: picture)
      }
      FocusToday(picture: picture, hasEnd: true)
    }
  }
}

/// The remaining time in large digits; the host updates it.
struct FocusClock: View {
  let picture: FocusPicture
  /// The font size in points: digits are three rows high from 34 on, and five from 60 on.
  let size: Double

  var body: some View {
    count
      .font(.system(size: size))
      .foregroundStyle(picture.color)
      .lineLimit(1)
  }

  private var count: Text {
    switch picture.phase {
    case .running(_, let start, let end):
      Text(
        timerInterval: min(start, end)...end,
        pauseTime: picture.isStill ? start.addingTimeInterval(FocusPicture.sampleSeconds) : nil,
        countsDown: true,
        showsHours: picture.hasHours
      )
    case .paused(_, let left, _): Text(verbatim: FocusLength.clock(microseconds: left))
    case .over: Text(verbatim: "0:00")
    case .idle: Text(verbatim: "\(picture.plan.focusMinutes):00")
    }
  }
}

/// A bar that shows how much of the session has passed.
struct FocusBar: View {
  let picture: FocusPicture

  var body: some View {
    bar.tint(picture.color).accessibilityHidden(true)
  }

  @ViewBuilder private var bar: some View {
    switch picture.phase {
    case .running(_, let start, let end) where picture.isStill:
      ProgressView(value: FocusPicture.sampleSeconds, total: end.timeIntervalSince(start))
    case .running(_, let start, let end):
      ProgressView(timerInterval: min(start, end)...end, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    case .paused(_, let left, let length):
      ProgressView(value: Double(length - left), total: Double(max(length, 1)))
    case .over: ProgressView(value: 1.0)
    case .idle: ProgressView(value: 0.0)
    }
  }
}

/// The to-do of the focus session, with a remark if it is done or removed.
///
/// During a break it is the break's name, and after a session a question or a message.
struct FocusSubject: View {
  let picture: FocusPicture

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line(hasRemark: true).fixedSize()
      line(hasRemark: false)
    }
  }

  private func line(hasRemark: Bool) -> some View {
    HStack {
      if let sign { Image(systemName: sign.symbol).foregroundStyle(sign.color) }
      Text(verbatim: words).bold(isBold).foregroundStyle(isBold ? .primary : .secondary).lineLimit(
        1
      )
      if hasRemark, let remark {
        Text(verbatim: remark).foregroundStyle(.secondary).lineLimit(1).fixedSize()
      }
    }
  }

  private var isBold: Bool { picture.isFocusing && picture.subject != nil }

  private var words: String {
    switch picture.phase {
    case .running(let kind, _, _) where kind.isBreak: return kind.title
    case .paused(let kind, _, _) where kind.isBreak: return kind.title
    case .over(.focus):
      return picture.nextBreak == .longBreak
        ? String(english: "Long break?", turkish: "Uzun mola?")
        : String(english: "Break?", turkish: "Mola?")
    case .over: return String(english: "The break is over", turkish: "Mola bitti")
    case .running, .paused, .idle:
      return picture.subject?.name ?? String(english: "Focus", turkish: "Odak")
    }
  }

  private var sign: (symbol: String, color: Color)? {
    switch picture.phase {
    case .paused: return ("pause.fill", .orange)
    case .over: return ("checkmark.circle.fill", .green)
    case .running(let kind, _, _) where kind.isBreak: return nil
    case .running, .idle: break
    }
    switch picture.subject?.standing {
    case .done: return ("checkmark.circle.fill", .green)
    case .removed: return ("xmark", .secondary)
    case .open, nil: return nil
    }
  }

  private var remark: String? {
    guard picture.isFocusing else { return nil }
    return switch picture.subject?.standing {
    case .done: String(english: "done", turkish: "tamam")
    case .removed: String(english: "removed", turkish: "silindi")
    case .open, nil: nil
    }
  }
}

extension FocusPicture {
  /// The seconds that have passed in the sample's session.
  static let sampleSeconds = 417.0

  /// Whether the remaining time is shown with hours, for sessions of a hundred minutes or more.
  var hasHours: Bool {
    if case .running(_, let start, let end) = phase {
      end.timeIntervalSince(start) >= 6_000
    } else {
      false
    }
  }

  /// The timer's colour: the accent colour during a focus session, green in a break and at an end,
  /// orange while paused.
  var color: Color {
    switch phase {
    case .running(let kind, _, _): kind.isBreak ? .green : .accentColor
    case .paused: .orange
    case .over: .green
    case .idle: .secondary
    }
  }
}
