import WidgetRender

/// No view at all: no room, no spacing (SU-55).
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { [] }
}

/// Several views one after the other, as a builder collects them.
public struct TupleView<T> {
  public var value: T
  private let children: [any View]

  nonisolated init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    var children: [any View] = []
    repeat children.append(each value)
    self.children = children
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    children.flatMap { scope.children(of: $0) }
  }
}

/// One of two views, as `if` and `switch` choose.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    switch storage {
    case .first(let content): scope.children(of: content)
    case .second(let content): scope.children(of: content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    map { scope.children(of: $0) } ?? []
  }
}

/// A view whose own type is of no interest.
public struct AnyView {
  private let content: any View

  public nonisolated init<Content: View>(_ view: Content) {
    content = view
  }

  public nonisolated init<Content: View>(erasing view: Content) {
    content = view
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}

/// Views that take modifiers together and are laid out each for itself (SU-55).
public struct Group<Content> {
  private let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] { scope.children(of: content) }
}
