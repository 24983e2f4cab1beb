import WidgetUI

/// The to-dos in all sizes of a terminal.
struct ToDoWidget: Widget {
  let kind = "ToDoWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ToDoProvider()) { entry in
      ToDoWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("To-Do")
    .description("What there is to do, what is due, and what is done.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
