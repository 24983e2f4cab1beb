import HabitKit
import SwiftUI
import WidgetKit
import os.log

struct HabitEntry: TimelineEntry {
  let date: Date
  let unit: Unit
  let showsGoal: Bool
}

struct HabitProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> HabitEntry {
    HabitEntry(date: .now, unit: .glasses, showsGoal: true)
  }

  func getSnapshot(
    for configuration: HabitIntent, in context: Context, completion: @escaping (HabitEntry) -> Void
  ) {
    completion(entry(configuration))
  }

  func getTimeline(
    for configuration: HabitIntent, in context: Context,
    completion: @escaping (Timeline<HabitEntry>) -> Void
  ) {
    os_log("a timeline")
    completion(Timeline(entries: [entry(configuration)], policy: .never))
  }

  private func entry(_ intent: HabitIntent) -> HabitEntry {
    HabitEntry(date: .now, unit: intent.unit, showsGoal: intent.showsGoal?.boolValue ?? false)
  }
}

struct HabitView: View {
  let entry: HabitEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text("widget.title").font(.headline).foregroundStyle(.accent)
      Text("\(Habit.water.count) glasses").foregroundStyle(Color(.Theme.calm))
      Text("\(1) glasses")
      if entry.unit == .litres { Text("in litres") }
      if entry.showsGoal { Text(Bundle.main.object(forInfoDictionaryKey: "Goal") as? String ?? "no goal") }
    }
  }
}

@main
struct HabitWidgets: WidgetBundle {
  var body: some Widget { HabitWidget() }
}

struct HabitWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "habit", intent: HabitIntent.self, provider: HabitProvider()) { entry in
      HabitView(entry: entry)
    }
    .configurationDisplayName("Habit")
    .supportedFamilies([.systemSmall])
  }
}
