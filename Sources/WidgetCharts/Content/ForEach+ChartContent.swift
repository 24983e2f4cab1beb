public import WidgetUI

/// Marks for each element of a collection.
extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never

  var marks: [PlottedMark] { data.flatMap { content($0).plottedMarks } }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, content: content)
  }
}
