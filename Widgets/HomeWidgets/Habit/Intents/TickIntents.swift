import Moments
public import WidgetIntents

/// Ticks a habit off for a day, or removes the tick; pressing a habit in the widget performs this
/// intent.
public struct TickHabit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Tick Habit",
    turkish: "Alışkanlığı İşaretle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Ticks a habit off for a day, or removes the tick.",
    turkish: "Bir alışkanlığı bir gün için işaretler ya da işareti kaldırır."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit
  @Parameter(title: HabitTexts.day, description: HabitTexts.whichDay)
  public var day: String?

  @Dependency var habits: HabitStore

  public init() {}

  /// Creates the intent for a button, which ticks the habit off for today.
  init(number: Int64) { id = Habit(number: number) }

  /// Creates the intent for a day such as `yesterday`; the short command then sets the habit.
  init(day: String) { self.day = day }

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let day = try habits.day(day)
    let outcome = try await habits.toggle(id.key, on: day)
    let (today, calendar) = (habits.clock.today, habits.calendar)
    let history = outcome.kept.history(on: today, in: calendar)
    let label = outcome.kept.habit.label
    let when =
      day == today
      ? String(english: "today", turkish: "bugün")
      : MomentWords(.spoken).text(day, today: today)
    return .result(
      value: Habit(outcome.kept, on: today, in: calendar),
      dialog: outcome.isTicked
        ? IntentDialog(
          english: "Ticked \(label) for \(when): \(history.streakWords).",
          turkish: "\(label) işaretlendi (\(when)): \(history.streakWords)."
        )
        : IntentDialog(
          english: "Removed the tick of \(label) for \(when).",
          turkish: "\(label) işareti kaldırıldı (\(when))."
        )
    )
  }
}

/// Returns a habit with its streak, its best streak, and this week.
public struct ShowHabit: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show Habit",
    turkish: "Alışkanlığı Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Returns a habit's streak, its best streak, and this week.",
    turkish: "Bir alışkanlığın serisini, en iyisini ve bu haftayı söyler."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let (today, calendar) = (habits.clock.today, habits.calendar)
    guard let kept = try await habits.kept().first(where: { $0.habit.key == id.key }) else {
      throw HabitError.notFound(number: id.key)
    }
    let history = kept.history(on: today, in: calendar)
    return .result(
      value: Habit(kept, on: today, in: calendar),
      dialog: IntentDialog(
        stringLiteral: "\(kept.habit.label), \(kept.habit.schedule.words): \(history.words)."
      )
    )
  }
}

/// Lists all habits with the last seven days of each.
public struct ListHabits: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List Habits",
    turkish: "Alışkanlıkları Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists the habits with the last seven days of each.",
    turkish: "Alışkanlıkları son yedi günleriyle listeler."
  )

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[Habit]> & ProvidesDialog {
    let (today, calendar) = (habits.clock.today, habits.calendar)
    let listed = try await habits.kept().map { kept in
      let history = kept.history(on: today, in: calendar)
      let squares = history.marks(7).map { mark in
        switch mark {
        case .done: "■"
        case .open: "□"
        case .none: "·"
        }
      }
      return Habit(
        kept,
        on: today,
        in: calendar,
        detail: "\(squares.joined())  \(history.words)"
      )
    }
    guard listed.isEmpty else { return .result(value: listed, dialog: "") }
    return .result(
      value: [],
      dialog: IntentDialog(
        english: "No habits yet: widgetctl habit add Read",
        turkish: "Henüz alışkanlık yok: widgetctl habit add Oku"
      )
    )
  }
}
