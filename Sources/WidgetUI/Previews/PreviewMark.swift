import Foundation
import WidgetRender

/// A modifier that records the traits of a preview modifier while previews are listed or drawn.
private struct PreviewMark {
  let change: @Sendable (inout PreviewTraits) -> Void
}

extension PreviewMark: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let marks = scope.environment.previewMarks else { return children }
    return children.map { .modified($0, .identity(marks.add(change))) }
  }
}

/// Collects the changes that preview modifiers make.
///
/// The archive refers to each change by an identity with its number.
@MainActor
final class PreviewMarks {
  private static let prefix = "preview-mark:"
  /// The most modifiers around a view that are searched for recorded changes.
  private static let maximumDepth = 64

  private var changes: [@Sendable (inout PreviewTraits) -> Void] = []

  func add(_ change: @escaping @Sendable (inout PreviewTraits) -> Void) -> String {
    changes.append(change)
    return "\(Self.prefix)\(changes.count - 1)"
  }

  /// Returns the traits that preview modifiers set around `view`; of two that differ the outer one
  /// applies.
  func traits(of view: ArchivedView) -> PreviewTraits {
    var found: [Int] = []
    var rest = view
    for _ in 0..<Self.maximumDepth {
      guard case .modified(let content, let modifier) = rest else { break }
      if case .identity(let name) = modifier, name.hasPrefix(Self.prefix),
        let index = Int(name.dropFirst(Self.prefix.count)), changes.indices.contains(index)
      {
        found.append(index)
      }
      rest = content
    }
    var traits = PreviewTraits()
    for index in found.reversed() { changes[index](&traits) }
    return traits
  }
}

extension EnvironmentValues {
  /// The collector of preview traits; `nil` unless previews are listed or drawn.
  var previewMarks: PreviewMarks? {
    get { self[PreviewMarksKey.self] }
    set { self[PreviewMarksKey.self] = newValue }
  }
}

private enum PreviewMarksKey: EnvironmentKey {
  static var defaultValue: PreviewMarks? { nil }
}

/// The traits that preview modifiers set on one view.
struct PreviewTraits {
  var name: String?
  var family: WidgetFamily?
  /// The fixed size of the preview in points; `nil` if no modifier sets one.
  var fixedSize: (width: CGFloat, height: CGFloat)?
}

extension View {
  /// Has no effect: only a `WidgetPreviewContext` sets a size.
  @_disfavoredOverload
  public nonisolated func previewContext<Context: PreviewContext>(_ context: Context) -> some View {
    previewing { _ in }
  }

  /// Shows the preview in the size of a family.
  public nonisolated func previewContext(_ context: WidgetPreviewContext) -> some View {
    previewing { $0.family = context.family }
  }

  /// Sets the preview's name in lists.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    previewing { $0.name = value }
  }

  /// Draws the preview in a fixed size; other layouts have no effect.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    previewing {
      guard case .fixed(let width, let height) = value else { return }
      $0.fixedSize = (width, height)
    }
  }

  /// Returns the view unchanged: a terminal does not imitate devices.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Returns the view unchanged: a terminal does not turn.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  private nonisolated func previewing(
    _ change: @escaping @Sendable (inout PreviewTraits) -> Void
  ) -> ModifiedContent<Self, PreviewMark> {
    modifier(PreviewMark(change: change))
  }
}
