//
//  HabitIntents.swift
//  StrictWidgets
//

import AppIntents
import SwiftUI
import WidgetKit

struct HabitSummary: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Habit Summary")

    @Property(title: "Done")
    var done: Int

    @Property(title: "Burned")
    var burned: Measurement<UnitEnergy>

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(done) done")
    }

    init() {
        done = 0
        burned = Measurement(value: 0, unit: .kilocalories)
    }
}

struct HabitSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit Settings"
    static let defaultQuery = UniqueAppEntityProvider<HabitSettings> { HabitSettings(goal: 3) }

    let id = "settings"

    @Property(title: "Goal")
    var goal: Int

    init(goal: Int) {
        self.goal = goal
    }
}

struct RoomOptions: DynamicOptionsProvider {
    @IntentParameterDependency<LogHabit>(\.$habit)
    var intent

    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Where?") {
            ItemSection("Inside", items: [Item("Kitchen", title: "Kitchen"), Item(intent?.habit ?? "Hall")])
        }
    }

    func defaultResult() async -> String? { "Kitchen" }
}

struct LogHabit: AppIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Log Habit"
    static let description: IntentDescription? = "Logs a habit."
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Habit", inputOptions: .init(capitalizationType: .words))
    var habit: String

    @Parameter(title: "Room", optionsProvider: RoomOptions())
    var room: String

    @Parameter(title: "Times", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9))
    var times: Int

    @Parameter(title: "At", kind: .time)
    var time: Date?

    static var parameterSummary: some ParameterSummary {
        Summary("Log \(\.$habit) in \(\.$room)") {
            \.$times
            \.$time
        }
    }

    init() {}

    init(habit: String) {
        self.habit = habit
    }

    func perform() async throws -> some IntentResult & ReturnsValue<HabitSummary> & ProvidesDialog {
        let name = habit.isEmpty ? try await $habit.requestValue("Which habit?") : habit
        let place = try await $room.requestDisambiguation(among: ["Hall", "Kitchen"], dialog: "Where?")
        try await requestConfirmation(actionName: .add, dialog: "Log \(name) in the \(place)?")
        if systemContext.currentMode == .background {
            try await continueInForeground("Go on?", alwaysConfirm: false)
        }
        await MainActor.run { undoManager?.setActionName("Log") }
        var summary = HabitSummary()
        summary.done = times
        guard times < 9 else { throw AppIntentError.Unrecoverable.notAllowed }
        return .result(value: summary, dialog: "\(times) × \(name)")
    }
}

struct HabitSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Habit Snippet"

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("3 of 5"))
    }
}

struct ShowHabits: AppIntent {
    static let title: LocalizedStringResource = "Show Habits"

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
        .result(dialog: "Here they are.", snippetIntent: HabitSnippet())
    }
}

struct ToggleHabit: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Toggle Habit"

    @Parameter(title: "Done")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct HabitWidgetConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Habits"

    @Parameter(title: "Names", size: [.systemSmall: 1, .systemMedium: 3], optionsProvider: RoomOptions())
    var rooms: [String]?

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Habits")
        } otherwise: {
            Summary("Habits in \(\.$rooms)")
        }
    }
}

struct OpenHabitPage: AppIntent {
    static let title: LocalizedStringResource = "Open Habit Page"

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "https://example.com/habits") else {
            throw AppIntentError.Unrecoverable.entityNotFound
        }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

struct HabitShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .grape

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogHabit(),
            phrases: [
                "Log \(\.$habit) in \(.applicationName)",
                "Log a habit in \(.applicationName)",
            ],
            shortTitle: "Log Habit",
            systemImageName: "checkmark"
        )
    }

    static var negativePhrases: [NegativeAppShortcutPhrase] {
        NegativeAppShortcutPhrases {
            "Log out of \(.applicationName)"
        }
    }
}

struct HabitPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct HabitExtension: AppIntentsExtension {}

struct HabitTip: View {
    var body: some View {
        VStack {
            SiriTipView(intent: LogHabit(habit: "Run"))
            ShortcutsLink()
            Button("Log", intent: LogHabit(habit: "Run"))
        }
    }
}

extension URL {
    // The module of content types is not imported here: SwiftUI brings its members.
    static func picture(of habit: String) -> URL {
        URL.temporaryDirectory.appendingPathComponent("\(habit).jpg", conformingTo: .jpeg)
    }
}
