import Moments
public import WidgetIntents

/// Adds a habit, which is due every day if no schedule is passed.
public struct AddHabit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add Habit",
    turkish: "Alışkanlık Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a habit, for every day unless a schedule is given.",
    turkish: "Alışkanlık ekler; sıklık verilmezse her gün içindir."
  )

  @Parameter(title: HabitTexts.name, description: HabitTexts.whatHabit)
  public var name: String
  @Parameter(
    title: HabitTexts.schedule,
    description: HabitTexts.howOften,
    optionsProvider: HabitScheduleOptions()
  )
  public var schedule: String?
  // `--color` is an option of every command.
  @Parameter(title: HabitTexts.color)
  public var tint: HabitColor?

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let habit = HabitRecord(
      name: try HabitName.checked(name),
      schedule: try schedule.map { try HabitSchedule(words: $0) } ?? .daily,
      color: tint ?? .green,
      addedAt: habits.now.microseconds
    )
    let added = try await habits.add(habit)
    return .result(
      value: try await habits.entity(added.key),
      dialog: IntentDialog(
        english: "Added \(added.label), \(added.schedule.words).",
        turkish: "\(added.label) eklendi, \(added.schedule.words)."
      )
    )
  }
}

/// Offers the schedules that can be typed as options: `day`, `weekdays`, and `1x` to `6x`.
struct HabitScheduleOptions: DynamicOptionsProvider {
  func results() async throws -> [String] {
    ["day", "weekdays"] + (1...6).map { "\($0)x" }
  }
}

/// Changes the name of a habit; its number, schedule and ticks stay the same.
public struct RenameHabit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Rename Habit",
    turkish: "Alışkanlığı Yeniden Adlandır"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Gives a habit another name.",
    turkish: "Bir alışkanlığın adını değiştirir."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit
  @Parameter(title: HabitTexts.name)
  public var name: String

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let name = try HabitName.checked(name)
    let change = try await habits.change(id.key) { $0.name = name }
    let label = change.after.label
    return .result(
      value: try await habits.entity(id.key),
      dialog: change.before == change.after
        ? IntentDialog(
          english: "\(label) already has that name.",
          turkish: "\(label) zaten bu adı taşıyor."
        )
        : IntentDialog(
          english: "Renamed “\(change.before.name)” to \(label).",
          turkish: "“\(change.before.name)” artık \(label)."
        )
    )
  }
}

/// Changes the days on which a habit is due; its ticks are kept.
public struct ScheduleHabit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Schedule Habit",
    turkish: "Alışkanlığın Sıklığı"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets how often a habit is to be done; its ticks stay.",
    turkish: "Bir alışkanlığın sıklığını belirler; işaretleri kalır."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit
  @Parameter(
    title: HabitTexts.schedule,
    description: HabitTexts.howOften,
    optionsProvider: HabitScheduleOptions()
  )
  public var schedule: String

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let schedule = try HabitSchedule(words: schedule)
    let change = try await habits.change(id.key) { $0.schedule = schedule }
    let label = change.after.label
    let end =
      change.before == change.after
      ? String(english: ", as before.", turkish: ", önceki gibi.") : "."
    return .result(
      value: try await habits.entity(id.key),
      dialog: IntentDialog(stringLiteral: "\(label): \(schedule.words)\(end)")
    )
  }
}

/// Sets the colour of a habit's squares.
public struct SetHabitColor: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Habit Color",
    turkish: "Alışkanlığın Rengi"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the colour of a habit's squares.",
    turkish: "Bir alışkanlığın karelerinin rengini belirler."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit
  @Parameter(title: HabitTexts.color)
  public var tint: HabitColor

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
    let tint = tint
    let change = try await habits.change(id.key) { $0.color = tint }
    let end =
      change.before == change.after
      ? String(english: ", as before.", turkish: ", önceki gibi.") : "."
    return .result(
      value: try await habits.entity(id.key),
      dialog: IntentDialog(stringLiteral: "\(change.after.label): \(tint.rawValue)\(end)")
    )
  }
}

/// Removes a habit and all of its ticks.
public struct RemoveHabit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove Habit",
    turkish: "Alışkanlığı Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a habit with all of its ticks; 'undo' brings them back.",
    turkish: "Bir alışkanlığı bütün işaretleriyle siler; 'undo' geri getirir."
  )

  @Parameter(title: HabitTexts.habit, description: HabitTexts.whichHabit)
  public var id: Habit

  @Dependency var habits: HabitStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let removed = try await habits.remove(id.key)
    let (label, count) = (removed.habit.label, removed.count)
    return .result(
      value: count,
      dialog: IntentDialog(
        english:
          "Removed \(label) with \(count) tick\(count == 1 ? "" : "s"); 'widgetctl undo' brings it back.",
        turkish: "\(label), \(count) işaretiyle silindi; 'widgetctl undo' geri getirir."
      )
    )
  }
}
