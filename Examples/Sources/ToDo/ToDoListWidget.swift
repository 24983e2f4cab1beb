import SwiftUI
import WidgetKit

struct ToDoListEntry: TimelineEntry {
  let date: Date
  let toDos: [ToDo]
}

struct ToDoListProvider: TimelineProvider {
  /// As many as have room.
  private static let limit = 3

  private var entry: ToDoListEntry {
    ToDoListEntry(date: .now, toDos: Array(ToDoModel.shared.toDos.prefix(Self.limit)))
  }

  func placeholder(in context: Context) -> ToDoListEntry {
    ToDoListEntry(date: .now, toDos: [ToDo(name: "Something to do")])
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ToDoListEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<ToDoListEntry>) -> Void
  ) {
    completion(Timeline(entries: [entry], policy: .atEnd))
  }
}

struct ToDoListView: View {
  let entry: ToDoListEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("ToDo Items")
        .font(.headline)
        .fontWeight(.bold)
      if entry.toDos.isEmpty {
        Text("ToDos Completed")
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ForEach(entry.toDos) { toDo in
          row(toDo)
          if toDo.id != entry.toDos.last?.id { Divider() }
        }
        Spacer(minLength: 0)
      }
    }
    .containerBackground(.background, for: .widget)
  }

  private func row(_ toDo: ToDo) -> some View {
    HStack(spacing: 6) {
      Button(intent: CompleteItemIntent(id: toDo.id.uuidString)) {
        Image(systemName: toDo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(.blue)
      }
      .buttonStyle(.plain)
      Text(toDo.name)
        .lineLimit(1)
        .strikethrough(toDo.isDone)
        .foregroundStyle(toDo.isDone ? .secondary : .primary)
    }
  }
}

@main
struct ToDoListWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ToDoListWidget", provider: ToDoListProvider()) { entry in
      ToDoListView(entry: entry)
    }
    .configurationDisplayName("ToDo Items")
    .description("Three things to do, ticked off at a press.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("To do, small", as: .systemSmall) {
  ToDoListWidget()
} timeline: {
  ToDoListEntry(date: Date(timeIntervalSince1970: 1_798_794_540), toDos: ToDoModel.shared.toDos)
  ToDoListEntry(date: Date(timeIntervalSince1970: 1_798_798_140), toDos: [])
}
