public import WidgetUI

/// A chart, drawn in the cells of its frame.
///
/// ```swift
/// struct Cups: Identifiable {
///   let id: String
///   let count: Int
/// }
/// let week = [Cups(id: "Mon", count: 5), Cups(id: "Tue", count: 7), Cups(id: "Wed", count: 3)]
/// Chart(week) { day in
///   BarMark(x: .value("Day", day.id), y: .value("Cups", day.count))
/// }
/// ```
public struct Chart<Content: ChartContent> {
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements, identified by their `id`.
  ///   - content: The marks of an element.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: The marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    let model = ChartModel(content.plottedMarks, settings, calendar: calendar)
    let words = model.words
    return ChartBody(model: model)
      .accessibilityLabel(Text(verbatim: words), isEnabled: !words.isEmpty)
  }
}
