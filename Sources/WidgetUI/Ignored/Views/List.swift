public import Foundation

/// Rows that scroll, which nothing in a widget does: it is not drawn (SU-3).
public struct List<SelectionValue, Content> where SelectionValue: Hashable {}

extension List: View, IgnoredView where Content: View {
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

/// How lists look, of which a widget draws none.
public protocol ListStyle: SendableMetatype {}

/// One of the looks that a widget never draws.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct CarouselListStyle: ListStyle {
  public nonisolated init() {}
}

/// One of the looks that a widget never draws.
public struct EllipticalListStyle: ListStyle {
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public nonisolated static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  public nonisolated static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  public nonisolated static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  public nonisolated static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public nonisolated static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  public nonisolated static var sidebar: SidebarListStyle { .init() }
}

extension ListStyle where Self == BorderedListStyle {
  public nonisolated static var bordered: BorderedListStyle { .init() }
}

extension ListStyle where Self == CarouselListStyle {
  public nonisolated static var carousel: CarouselListStyle { .init() }
}

extension ListStyle where Self == EllipticalListStyle {
  public nonisolated static var elliptical: EllipticalListStyle { .init() }
}

extension View {
  /// The view itself: a widget draws no lists (SU-3).
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}

/// Views made from a collection whose elements a list lets people delete and move; a widget does not.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// The view itself: nothing is deleted in a widget.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  /// The view itself: nothing is moved in a widget.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}
