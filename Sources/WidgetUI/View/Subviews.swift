import WidgetRender

/// One view of an author's content, for a container that arranges such views itself (OS 18).
///
/// It is archived at its position in the container, with the environment there.
public struct Subview: Identifiable {
  /// The identity of a subview: its index in the content.
  public struct ID: Hashable, Sendable {
    fileprivate let index: Int
  }

  public let id: ID
  /// The values that the subview set for its container.
  public let containerValues: ContainerValues
  private let archive: @MainActor (ArchiveScope) -> [ArchivedView]

  init(
    index: Int,
    values: ContainerValues,
    archive: @escaping @MainActor (ArchiveScope) -> [ArchivedView]
  ) {
    id = ID(index: index)
    containerValues = values
    self.archive = archive
  }
}

extension Subview: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let children = archive(scope)
    return children.indices.contains(id.index) ? [children[id.index]] : []
  }
}

/// The views of some content in order; as a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let elements: [Subview]

  init(_ elements: [Subview]) {
    self.elements = elements
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

/// A slice of the views of some content; as a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let elements: ArraySlice<Subview>

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollection: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    elements.flatMap { $0._archived(in: scope) }
  }
}

extension SubviewsCollectionSlice: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    elements.flatMap { $0._archived(in: scope) }
  }
}

/// A part of some content: a `Section`, or consecutive views outside of any section.
public struct SectionConfiguration: Identifiable {
  /// The identity of a part: its index in the content.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// The container values of the first view of the part's content, or else of its header.
  public let containerValues: ContainerValues

  fileprivate init(number: Int, _ parts: [SectionPart: [Subview]]) {
    id = ID(number: number)
    header = SubviewsCollection(parts[.header] ?? [])
    content = SubviewsCollection(parts[.content] ?? [])
    footer = SubviewsCollection(parts[.footer] ?? [])
    containerValues =
      (parts[.content] ?? parts[.header])?.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of an author's content and the views between them, in order.
public struct SectionCollection: RandomAccessCollection {
  private let elements: [SectionConfiguration]

  /// Creates the parts; consecutive views outside of any section form a part.
  init(_ subviews: [(subview: Subview, place: SectionPlace?)]) {
    var elements: [SectionConfiguration] = []
    var rest = subviews[...]
    while let first = rest.first {
      let run = rest.prefix { $0.place?.number == first.place?.number }
      let parts = Dictionary(grouping: run) { $0.place?.part ?? .content }
      elements.append(
        SectionConfiguration(number: elements.count, parts.mapValues { $0.map(\.subview) })
      )
      rest = rest.dropFirst(run.count)
    }
    self.elements = elements
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

/// The part of a section that contains a view.
enum SectionPart: Hashable {
  case header, content, footer
}

/// The section of a view, as its number in the content, and the part of the section.
struct SectionPlace {
  let number: Int
  let part: SectionPart
}
