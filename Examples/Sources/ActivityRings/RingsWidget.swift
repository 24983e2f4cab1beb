import SwiftUI
import WidgetKit

/// How far a day's three goals are reached, 1 for reached.
struct Goals: Hashable {
  var move: Double
  var exercise: Double
  var stand: Double

  static let morning = Goals(move: 0.2, exercise: 0.1, stand: 0.33)
  static let evening = Goals(move: 0.85, exercise: 1.2, stand: 0.75)
}

struct RingsEntry: TimelineEntry {
  let date: Date
  let goals: Goals
}

struct RingsProvider: TimelineProvider {
  func placeholder(in context: Context) -> RingsEntry {
    RingsEntry(date: .now, goals: .evening)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (RingsEntry) -> Void) {
    completion(RingsEntry(date: .now, goals: .evening))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<RingsEntry>) -> Void
  ) {
    completion(Timeline(entries: [RingsEntry(date: .now, goals: .evening)], policy: .never))
  }
}

/// A closed track with an arc that begins at the top.
struct Ring: View {
  let progress: Double
  let color: Color
  var width: CGFloat = 12

  var body: some View {
    ZStack {
      Circle()
        .stroke(color.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: min(progress, 1))
        .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
  }
}

struct RingsView: View {
  let entry: RingsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      if family == .systemMedium {
        HStack {
          rings
          Spacer()
          legend
        }
      } else {
        rings
      }
    }
    .containerBackground(.black, for: .widget)
  }

  private var rings: some View {
    ZStack {
      Ring(progress: entry.goals.move, color: .pink)
      Ring(progress: entry.goals.exercise, color: .green)
        .padding(18)
      Ring(progress: entry.goals.stand, color: .cyan)
        .padding(36)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 16) {
      row("Move", entry.goals.move, .pink)
      row("Exercise", entry.goals.exercise, .green)
      row("Stand", entry.goals.stand, .cyan)
    }
  }

  private func row(_ name: String, _ progress: Double, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.white.opacity(0.7))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .bold()
        .foregroundStyle(color)
    }
  }
}

@main
struct RingsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RingsWidget", provider: RingsProvider()) { entry in
      RingsView(entry: entry)
    }
    .configurationDisplayName("Rings")
    .description("Three goals of the day as rings.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Rings, small", as: .systemSmall) {
  RingsWidget()
} timeline: {
  RingsEntry(date: Date(timeIntervalSince1970: 1_798_794_540), goals: .morning)
  RingsEntry(date: Date(timeIntervalSince1970: 1_798_830_540), goals: .evening)
}

#Preview("Rings, medium", as: .systemMedium) {
  RingsWidget()
} timeline: {
  RingsEntry(date: Date(timeIntervalSince1970: 1_798_830_540), goals: .evening)
}
