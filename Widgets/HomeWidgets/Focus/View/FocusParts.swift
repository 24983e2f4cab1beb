import Moments
import WidgetIntents
import WidgetUI

/// Today's focus sessions as dots: the completed ones, the current one, and those missing to the
/// goal.
struct FocusDots: View {
  let picture: FocusPicture

  /// The most dots; if more sessions are completed, their number is shown.
  private static let limit = 8

  private var done: Int { picture.days.completedToday }

  var body: some View {
    HStack(spacing: 8) {
      if done > Self.limit {
        Image(systemName: "circle.fill").foregroundStyle(.green)
        Text(verbatim: "×\(done)").foregroundStyle(.secondary).fixedSize()
      } else {
        ForEach(0..<done, id: \.self) { _ in
          Image(systemName: "circle.fill").foregroundStyle(.green)
        }
      }
      if picture.isFocusing { Image(systemName: "circle.lefthalf.filled").foregroundStyle(.tint) }
      ForEach(0..<open, id: \.self) { _ in
        Image(systemName: "circle").foregroundStyle(.secondary)
      }
    }
    .fixedSize()
    .accessibilityLabel(
      String(
        english: "\(done) of \(picture.plan.goal) today",
        turkish: "bugün \(done)/\(picture.plan.goal)"
      )
    )
  }

  private var open: Int {
    min(max(picture.plan.goal - done - (picture.isFocusing ? 1 : 0), 0), Self.limit)
  }
}

/// The number of today's completed focus sessions, the goal, and today's focus time.
struct FocusToday: View {
  let picture: FocusPicture
  /// Whether the end of a running session is shown.
  var hasEnd = false

  var body: some View {
    HStack {
      today
      if hasEnd, !picture.end.isEmpty {
        Spacer(minLength: 8)
        let end = picture.end
        Text(verbatim: String(english: "until \(end)", turkish: "bitiş \(end)"))
          .foregroundStyle(.secondary)
          .fixedSize()
      }
    }
  }

  private var today: some View {
    let (done, goal) = (picture.days.completedToday, picture.plan.goal)
    let time = FocusLength.text(minutes: picture.days.minutesToday)
    return ViewThatFits(in: .horizontal) {
      line(
        String(
          english: "\(done) of \(goal) today · \(time)",
          turkish: "bugün \(done)/\(goal) · \(time)"
        )
      )
      line("\(done)/\(goal) · \(time)")
      line(time)
    }
    .foregroundStyle(.secondary)
  }

  private func line(_ words: String) -> some View { Text(verbatim: words).lineLimit(1) }
}

/// The buttons for the timer's current state, each with its key in the live view.
struct FocusButtons: View {
  let picture: FocusPicture

  var body: some View {
    HStack(spacing: 16) {
      switch picture.phase {
      case .running:
        Button(intent: PauseFocus()) { label(String(english: "Pause", turkish: "Duraklat")) }
          .keyboardShortcut("p", modifiers: [])
        stop
        skip
      case .paused:
        Button(intent: ResumeFocus()) { label(String(english: "Resume", turkish: "Sürdür")) }
          .keyboardShortcut("p", modifiers: [])
        stop
        skip
      case .over(.focus):
        rest
        start
      case .over, .idle:
        start
        if picture.days.completedToday > 0 { rest }
      }
    }
    .buttonStyle(.plain)
    .lineLimit(1)
  }

  private var stop: some View {
    Button(intent: StopFocus()) { label(String(english: "Stop", turkish: "Durdur")) }
      .keyboardShortcut("s", modifiers: [])
  }

  private var skip: some View {
    Button(intent: SkipSession()) { label(String(english: "Skip", turkish: "Geç")) }
      .keyboardShortcut("k", modifiers: [])
  }

  private var rest: some View {
    let kind = picture.nextBreak
    let minutes = picture.plan.minutes(of: kind)
    return Button(intent: StartBreak(minutes: minutes, isLong: kind == .longBreak)) {
      label(String(english: "Break \(minutes)", turkish: "Mola \(minutes)"))
    }
    .keyboardShortcut("b", modifiers: [])
  }

  private var start: some View {
    let minutes = picture.plan.focusMinutes
    let toDo = picture.subject.flatMap { subject in
      subject.standing == .open ? ToDo(id: subject.id, number: subject.number) : nil
    }
    return Button(intent: StartFocus(minutes: minutes, toDo: toDo)) {
      label(String(english: "Start \(minutes)", turkish: "Başla \(minutes)"))
    }
    .keyboardShortcut("s", modifiers: [])
  }

  private func label(_ title: String) -> some View {
    Text(verbatim: title).foregroundStyle(.tint).fixedSize()
  }
}

/// The open to-dos, each with a button that starts a focus session on it.
struct FocusChoices: View {
  let picture: FocusPicture
  let limit: Int

  var body: some View {
    let choices = picture.choices.prefix(limit)
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(english: "focus on", turkish: "odaklan")).foregroundStyle(.secondary)
      if choices.isEmpty {
        Text(verbatim: String(english: "no other to-do is open", turkish: "başka açık görev yok"))
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      ForEach(choices, id: \.number) { choice in
        HStack {
          Button(
            intent: FocusOn(
              id: choice.id,
              number: choice.number,
              minutes: picture.plan.focusMinutes
            )
          ) {
            Image(systemName: "play.fill").foregroundStyle(.tint)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(String(english: "focus on", turkish: "odaklan"))
          Text(verbatim: choice.name).lineLimit(1)
          Spacer(minLength: 8)
          Text(verbatim: "#\(choice.number)").foregroundStyle(.tint).fixedSize()
        }
      }
    }
  }
}

/// Today's focus sessions, the latest first: the time at which each began, its to-do and its
/// minutes.
struct FocusSessions: View {
  let picture: FocusPicture
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(english: "today", turkish: "bugün")).foregroundStyle(.secondary)
      ForEach(Array(picture.sessions.prefix(limit).enumerated()), id: \.offset) { _, session in
        HStack {
          Image(systemName: session.symbol).foregroundStyle(session.color)
          Text(verbatim: session.began).foregroundStyle(.secondary).fixedSize()
          Text(verbatim: session.name.isEmpty ? FocusKind.focus.title : session.name).lineLimit(1)
          Spacer(minLength: 8)
          if let minutes = session.minutes {
            Text(verbatim: FocusLength.text(minutes: minutes)).fixedSize()
          } else if !picture.end.isEmpty {
            Text(verbatim: String(english: "to \(picture.end)", turkish: "→ \(picture.end)"))
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        }
      }
      if picture.sessions.isEmpty {
        Text(verbatim: String(english: "nothing yet", turkish: "henüz yok"))
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension FocusPicture.Session {
  fileprivate var symbol: String {
    if minutes == nil { return "circle.lefthalf.filled" }
    return isComplete ? "circle.fill" : "circle"
  }

  fileprivate var color: Color {
    if minutes == nil { return .accentColor }
    return isComplete ? .green : .secondary
  }
}
