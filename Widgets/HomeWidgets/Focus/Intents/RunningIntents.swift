import Moments
public import WidgetIntents

/// Pauses the running session; the remaining time is kept.
public struct PauseFocus: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Pause Focus",
    turkish: "Odağı Duraklat"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Pauses a focus or a break; the remaining time is kept.",
    turkish: "Odağın ya da molanın saatini durdurur; kalan süre saklanır."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    let now = sessions.now.microseconds
    let change = try await sessions.change { session in
      if case .running = session.state(at: now) { session.pause(at: now) }
    }
    return result(change, sessions)
  }
}

/// Resumes the paused session; a running one continues unchanged.
///
/// It fails if no session is running or paused.
public struct ResumeFocus: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Resume Focus",
    turkish: "Odağı Sürdür"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Resumes a paused focus or break.",
    turkish: "Duraklatılmış odağı ya da molayı sürdürür."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    let now = sessions.now.microseconds
    let change = try await sessions.change { session in
      if case .paused = session.state(at: now) { try FocusStore.resume(&session, at: now) }
    }
    return result(change, sessions)
  }
}

/// Stops the running or paused session before its end.
public struct StopFocus: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Stop Focus", turkish: "Odağı Durdur")
  public static let description: IntentDescription? = IntentDescription(
    english: "Ends a focus or a break early; its minutes count, but not as a whole focus.",
    turkish: "Odağı ya da molayı erken bitirir; çalışılan süre sayılır, tam odak sayılmaz."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    let now = sessions.now.microseconds
    return result(try await sessions.change { $0.stop(at: now) }, sessions)
  }
}

/// Returns the intent's result: the session, and a sentence with its new state.
private func result(
  _ change: (session: FocusRecord, hasChanged: Bool),
  _ sessions: FocusStore
) -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog {
  let said = FocusWords(sessions).sentence(change.session)
  let end = change.hasChanged ? "." : FocusWords.unchanged
  return .result(
    value: FocusSession(change.session, at: sessions.now),
    dialog: IntentDialog(stringLiteral: said + end)
  )
}

/// Returns today's focus minutes, and a sentence about the current session, today and the last
/// seven days.
public struct FocusStatus: ReadOnlyIntent {
  public static let title = LocalizedStringResource(english: "Focus Status", turkish: "Odak Durumu")
  public static let description: IntentDescription? = IntentDescription(
    english: "Returns the running session, and the time focused today and in the last seven days.",
    turkish: "Süren oturumu, bugünü ve son yedi günü söyler."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let week = try await sessions.week()
    let (now, words) = (sessions.now, FocusWords(sessions))
    let days = FocusDays(week, at: now.date, in: sessions.calendar)
    var said: [String] = []
    if let last = try await sessions.sessions(limit: 1).first {
      if case .running(let end) = last.state(at: now.microseconds) {
        let left = FocusLength.clock(microseconds: end - now.microseconds)
        said.append(
          words.sentence(last) + String(english: ", \(left) left", turkish: ", \(left) kaldı") + "."
        )
      } else {
        said.append(words.sentence(last) + ".")
      }
    }
    let today = FocusLength.text(minutes: days.minutesToday)
    let all = FocusLength.text(minutes: days.minutesInWeek)
    let count = days.completedToday
    said.append(
      String(
        english:
          "Today \(count) whole focus\(count == 1 ? "" : "es"), \(today); \(all) in seven days.",
        turkish: "Bugün \(count) tam odak, \(today); yedi günde \(all)."
      )
    )
    return .result(
      value: days.minutesToday,
      dialog: IntentDialog(stringLiteral: said.joined(separator: " "))
    )
  }
}

/// Lists the focus sessions of the last seven days, the latest first.
public struct ListFocus: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List Focus Sessions",
    turkish: "Odakları Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists the focuses of the last seven days, the latest first.",
    turkish: "Son yedi günün odaklarını listeler, en yenisi önce."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<[FocusSession]> & ProvidesDialog
  {
    let (now, calendar) = (sessions.now, sessions.calendar)
    let words = FocusWords(sessions)
    let focuses = try await sessions.week().reversed().filter { $0.kind == .focus }
    let listed = focuses.map { session in
      let when = DueText.sentence(
        .instant(Instant(microseconds: session.startedAt)),
        now: now.date,
        in: calendar
      )
      let sign =
        switch session.state(at: now.microseconds) {
        case .over: "✔"
        case .running: "…"
        case .paused: "‖"
        case .stopped: "–"
        }
      return FocusSession(
        session,
        at: now,
        detail: "\(when)  \(words.worked(session))  \(sign)"
      )
    }
    guard listed.isEmpty else { return .result(value: listed, dialog: "") }
    return .result(
      value: [],
      dialog: IntentDialog(
        english: "No focus in the last seven days; 'widgetctl focus' begins one.",
        turkish: "Son yedi günde odak yok; 'widgetctl focus' başlatır."
      )
    )
  }
}
