import WidgetRender

/// A result builder for the views of a body.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in sequence, as a builder collects them.
public struct TupleView<T> {
  public var value: T
  /// Archives the views of the value; created by an initializer that knows their types.
  private let archive: @MainActor (T, ArchiveScope) -> [ArchivedView]

  nonisolated init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    archive = { value, scope in
      var children: [ArchivedView] = []
      repeat children.add(scope.children(of: each value))
      return children
    }
  }
}

extension TupleView: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    archive(value, scope)
  }
}

/// One of two views, selected by `if` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  private let storage: Storage

  nonisolated init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    switch storage {
    case .first(let content): scope.children(of: content)
    case .second(let content): scope.children(of: content)
    }
  }
}

/// An optional view; `nil` draws nothing, as after an `if` without an `else` (SU-55).
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    map { scope.children(of: $0) } ?? []
  }
}
