import WidgetRender

/// Rows of the full width, one below another; a picture shows the first ones, and `watch` scrolls
/// (SU-3).
///
/// Rows of a widget cannot be selected, moved or deleted.
///
/// ```swift
/// List(["Milk", "Bread", "Tea"], id: \.self) { Text($0) }
/// ```
public struct List<SelectionValue, Content> where SelectionValue: Hashable {
  private let content: Content

  private nonisolated init(rows content: Content) {
    self.content = content
  }
}

extension List: View where Content: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let wide = ArchivedModifier.FlexibleFrame(
      maximumWidth: PointScale.maximumCells,
      alignment: CellAlignment(.leading, .center)
    )
    return [
      scope.scrolling { inner in
        let rows = inner.children(of: content).map {
          ArchivedView.modified($0, .flexibleFrame(wide))
        }
        return .stack(
          ArchivedStack(
            .vertical,
            alignment: CellAlignment(.leading, .center),
            spacing: CellLength(cells: 0),
            rows
          )
        )
      }
    ]
  }
}

extension List where Content: View {
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }

  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }

  public nonisolated init<Data, ID, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  public nonisolated init<Data, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  public nonisolated init<Data, ID, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  public nonisolated init<Data, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public nonisolated init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public nonisolated init<Values, Row: View>(
    _ data: Binding<Values>,
    @ViewBuilder rowContent: @escaping (Binding<Values.Element>) -> Row
  )
  where
    Content == ForEach<
      LazyMapSequence<Values.Indices, (Values.Index, Values.Element.ID)>, Values.Element.ID, Row
    >, Values: MutableCollection, Values: RandomAccessCollection, Values.Element: Identifiable,
    Values.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}
