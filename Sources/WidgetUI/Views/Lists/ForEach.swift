import WidgetRender

/// Views for the elements of a collection, which the surrounding container arranges (SU-55).
///
/// ```swift
/// VStack(alignment: .leading) {
///   ForEach(["Milk", "Bread"], id: \.self) { item in
///     Text(item)
///   }
/// }
/// ```
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content

  package nonisolated init(elements data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    var children: [ArchivedView] = []
    guard let rows = scope.rows else {
      for element in data { children.add(scope.children(of: content(element))) }
      return children
    }
    // What stands in a row is none.
    var inner = scope
    inner.rows = nil
    for element in data where rows.admit() {
      children.add(inner.children(of: content(element)))
    }
    return children
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, identified by their `id`.
  ///   - content: The view of an element.
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element; a picture, which is static, does not use it.
  ///   - content: The view of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element from a binding to the element; assignments to the binding have
  /// no effect.
  public nonisolated init<Values>(
    _ data: Binding<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Values.Indices, (Values.Index, ID)>, Values: MutableCollection,
    Values: RandomAccessCollection, Values.Element: Identifiable, Values.Index: Hashable,
    ID == Values.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element from a binding to the element; assignments to the binding have
  /// no effect.
  public nonisolated init<Values>(
    _ data: Binding<Values>,
    id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Values.Indices, (Values.Index, ID)>, Values: MutableCollection,
    Values: RandomAccessCollection, Values.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(elements: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }) { place in
      content(.constant(values[place.0]))
    }
  }
}

/// The content of a `ForEach` whose views are determined when they are archived.
public struct UnreadSubviews: Sendable {}

extension ForEach where Data == CollectionOfOne<UnreadSubviews>, ID == Subview.ID {
  /// Creates views by applying `content` to each of the views of `view`.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == Group<SubviewsReader<Base, ForEach<SubviewsCollection, ID, Result>>> {
    self.init(elements: CollectionOfOne(UnreadSubviews())) { _ in
      Group(subviews: view) { ForEach<SubviewsCollection, ID, Result>($0, content: content) }
    }
  }
}

extension ForEach where Data == CollectionOfOne<UnreadSubviews>, ID == SectionConfiguration.ID {
  /// Creates views by applying `content` to each of the sections of `view`.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == Group<SectionsReader<Base, ForEach<SectionCollection, ID, Result>>> {
    self.init(elements: CollectionOfOne(UnreadSubviews())) { _ in
      Group(sections: view) { ForEach<SectionCollection, ID, Result>($0, content: content) }
    }
  }
}
