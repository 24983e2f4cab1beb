import WidgetRender

/// The view that the nearest style in the environment makes of a control.
struct StyledBody<Style> {
  /// Applies the outer styles to a part of the control, such as its label.
  struct Parts {
    let styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
    let stack: StyleStack<Style>

    @MainActor
    func callAsFunction<Part: View>(_ part: Part) -> AnyView {
      AnyView(part.transformingEnvironment { $0[keyPath: styles] = stack })
    }

    /// Returns a part of the control with the outer styles; `nil` if the control does not have this
    /// part.
    @MainActor
    func present<Part: View>(_ part: Part?) -> AnyView? {
      Part.self == EmptyView.self ? nil : part.map { self($0) }
    }
  }

  private let styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  private let make: @MainActor (Style, Parts) -> AnyView

  init(
    _ styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>,
    make: @escaping @MainActor (Style, Parts) -> AnyView
  ) {
    self.styles = styles
    self.make = make
  }
}

extension StyledBody: View {
  typealias Body = Never

  func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let stack = scope.environment[keyPath: styles]
    let inner = scope.changing { $0[keyPath: styles] = stack.outer }
    let style = stack.innermost
    inner.inject(inner.environment, into: (style as? any StyleWrapper)?.wrapped ?? style)
    return inner.children(of: make(style, Parts(styles: styles, stack: stack)))
  }
}

/// The styles that are set for one kind of control, the innermost last.
///
/// Inside the body of a style, the next outer style applies.
struct StyleStack<Style> {
  private let fallback: Style
  private var styles: [Style] = []

  init(_ fallback: Style) {
    self.fallback = fallback
  }

  fileprivate var innermost: Style { styles.last ?? fallback }

  /// The styles that apply inside a style's body, which may contain a control of the same kind.
  fileprivate var outer: StyleStack {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  mutating func push(_ style: Style) { styles.append(style) }
}

/// A type that wraps a style, so that the environment can be injected into the style's own
/// properties.
protocol StyleWrapper {
  var wrapped: Any { get }
}
