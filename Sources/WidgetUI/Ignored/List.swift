/// Rows that scroll, which nothing in a widget does: it is not drawn (SU-3).
public struct List<SelectionValue, Content> where SelectionValue: Hashable {}

extension List: View, PrimitiveView, IgnoredView where Content: View {
  public typealias Body = Never
}

extension List where Content: View {
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  public nonisolated init<Data, ID, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init()
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
    self.init()
  }
}

extension List where SelectionValue == Never, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init()
  }

  public nonisolated init<Data, ID, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Data: RandomAccessCollection, ID: Hashable {
    self.init()
  }

  public nonisolated init<Data, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init()
  }

  public nonisolated init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init()
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
    self.init()
  }
}
