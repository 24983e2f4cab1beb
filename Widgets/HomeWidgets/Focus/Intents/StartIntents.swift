public import WidgetIntents

/// Starts a focus session on a to-do, or without one.
///
/// A paused focus session is resumed, and a running one continues if neither another to-do nor a
/// length is passed.
public struct StartFocus: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Start Focus", turkish: "Odaklan")
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Begins a focus; a paused one is resumed, and a running one goes on unless you give other values.",
    turkish:
      "Odağı başlatır; duraklatılmış odak sürdürülür, başka değer verilmezse süren odak da sürer."
  )

  @Parameter(title: FocusTexts.toDo, description: FocusTexts.whatFor)
  public var toDo: ToDo?
  @Parameter(title: FocusTexts.minutes, description: FocusTexts.focusMinutes)
  public var minutes: Int?

  @Dependency var sessions: FocusStore

  public init() {}

  /// Creates the intent for a button in the widget.
  ///
  /// `minutes` is the length of the session, or `nil` for the default length; without a to-do the
  /// session has none.
  init(minutes: Int?, toDo: ToDo? = nil) {
    self.minutes = minutes
    self.toDo = toDo
  }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    try await begin(on: toDo?.key, minutes: minutes, sessions)
  }
}

/// Starts a focus session on a to-do; the rows of the widget perform this intent.
public struct FocusOn: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Focus On To-Do",
    turkish: "Göreve Odaklan"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Begins a focus on a to-do; a running session ends.",
    turkish: "Bir göreve odaklanmayı başlatır; süren oturum durdurulur."
  )

  @Parameter(title: FocusTexts.toDo, description: FocusTexts.whatFor)
  public var toDo: ToDo
  @Parameter(title: FocusTexts.minutes, description: FocusTexts.focusMinutes)
  public var minutes: Int?

  @Dependency var sessions: FocusStore

  public init() {}

  /// Creates the intent for a row of the widget from the to-do's identifier and number.
  init(id: String, number: Int64, minutes: Int) {
    toDo = ToDo(id: id, number: number)
    self.minutes = minutes
  }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    try await begin(on: toDo.key, minutes: minutes, sessions)
  }
}

/// Starts a focus session on the to-do with the number `toDo`, or without one, and returns it with
/// a sentence.
///
/// `minutes` is the length; `nil` for the default length.
/// - Throws: `FocusError.minutesOutOfRange` for a length outside 1 to 480 minutes.
private func begin(
  on toDo: Int64?,
  minutes: Int?,
  _ sessions: FocusStore
) async throws -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog {
  try minutes.map(FocusMinutes.check)
  let start = try await sessions.focus(on: toDo, minutes: minutes)
  let words = FocusWords(sessions)
  let (session, said): (FocusRecord, String) =
    switch start {
    case .began(let beginning): (beginning.session, words.begun(beginning))
    case .resumed(let session): (session, words.sentence(session) + ".")
    case .unchanged(let session): (session, words.sentence(session) + FocusWords.unchanged)
    }
  return .result(
    value: FocusSession(session, at: sessions.now),
    dialog: IntentDialog(stringLiteral: said)
  )
}

/// Starts a break, and stops a focus session that is running or paused.
public struct StartBreak: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Start Break", turkish: "Mola Ver")
  public static let description: IntentDescription? = IntentDescription(
    english: "Begins a break; a focus that is under way is stopped.",
    turkish: "Molayı başlatır; süren odak durdurulur."
  )

  @Parameter(title: FocusTexts.minutes, description: FocusTexts.breakMinutes)
  public var minutes: Int?
  @Parameter(title: FocusTexts.isLong, description: FocusTexts.whetherLong)
  public var isLong: Bool?

  @Dependency var sessions: FocusStore

  public init() {}

  init(minutes: Int, isLong: Bool) {
    self.minutes = minutes
    self.isLong = isLong
  }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    try minutes.map(FocusMinutes.check)
    let beginning = try await sessions.rest(minutes: minutes, isLong: isLong)
    return .result(
      value: FocusSession(beginning.session, at: sessions.now),
      dialog: IntentDialog(stringLiteral: FocusWords(sessions).begun(beginning))
    )
  }
}

/// Stops the current session and starts the next one: a break after a focus session, a focus
/// session after a break.
public struct SkipSession: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Skip Session", turkish: "Oturumu Geç")
  public static let description: IntentDescription? = IntentDescription(
    english: "Ends a focus and begins a break, or ends a break and goes on with its to-do.",
    turkish: "Odağı bitirip molayı, molayı bitirip aynı görevle odağı başlatır."
  )

  @Dependency var sessions: FocusStore

  public init() {}

  public func perform() async throws
    -> some IntentResult & ReturnsValue<FocusSession> & ProvidesDialog
  {
    let beginning = try await sessions.skip()
    return .result(
      value: FocusSession(beginning.session, at: sessions.now),
      dialog: IntentDialog(stringLiteral: FocusWords(sessions).begun(beginning))
    )
  }
}

/// Checks that the length of a session is between 1 and 480 minutes.
enum FocusMinutes {
  static func check(_ minutes: Int) throws(FocusError) {
    guard FocusPlan.minutesRange.contains(minutes) else { throw .minutesOutOfRange(minutes) }
  }
}
