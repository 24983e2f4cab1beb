public import Foundation
import WidgetRender

extension View {
  /// Sets the URL of a press outside of all controls and links (WK-48).
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    modifier(PlacedChange { _ in url.map { .link($0.absoluteString) } })
  }

  /// Adds the view to the accent group of widgets that are shown in two colours (WK-44).
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(PlacedChange { _ in accentable ? .accented : nil })
  }

  /// Declares that the view shows the beginning of a list of `rows` rows, and all of them when it is scrolled
  /// (`EnvironmentValues.isWidgetScrolled`); `nil` if it always shows all.
  ///
  ///     list.widgetContinues(rows: all.count > shown.count ? all.count : nil)
  public nonisolated func widgetContinues(rows: Int?) -> some View {
    modifier(PlacedChange { _ in rows.map { .continued(rows: $0) } })
  }

  /// Adds a label outside the widget's own view: in the top line of its frame, behind the title.
  ///
  ///     list.widgetLabel("\(count) to do")
  ///
  /// A label that has no room there is left out. In the corner of a watch it is beneath the view; a placeholder and
  /// the size `accessoryInline` have none.
  public nonisolated func widgetLabel<Words: View>(
    @ViewBuilder label: () -> Words
  ) -> some View { modifier(WidgetLabel(label: label())) }

  /// Adds a label outside the widget's own view: in the top line of its frame, behind the title (WK-46).
  ///
  ///     list.widgetLabel("\(count) to do")
  ///
  /// A label that has no room there is left out. In the corner of a watch it is beneath the view; a placeholder and
  /// the size `accessoryInline` have none.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(WidgetLabel(label: Text(labelKey)))
  }

  /// Adds a label outside the widget's own view: in the top line of its frame, behind the title (WK-46).
  ///
  ///     list.widgetLabel("\(count) to do")
  ///
  /// A label that has no room there is left out. In the corner of a watch it is beneath the view; a placeholder and
  /// the size `accessoryInline` have none.
  @_disfavoredOverload
  public nonisolated func widgetLabel<Words: StringProtocol>(_ label: Words) -> some View {
    modifier(WidgetLabel(label: Text(label)))
  }

  /// Returns the view unchanged: letters are arranged in rows.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }

  /// The view itself: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// The view itself: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    self
  }

  /// The view itself: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }

  /// The view itself: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    self
  }
}

/// Sets the label of a widget.
private struct WidgetLabel<Words> {
  let label: Words
}

extension WidgetLabel: ViewModifier where Words: View {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    let label = scope.layered(label)
    if scope.environment.showsWidgetLabel {
      return [.stack(ArchivedStack(.vertical, children + [label]))]
    }
    guard scope.environment.widgetFamily != .accessoryInline else { return children }
    return children.map { .modified($0, .widgetLabel(label)) }
  }
}

/// The place of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let value: UInt8

  /// The whole widget.
  public static let widget = ContainerBackgroundPlacement(value: 0)
  /// Screens of an app, of which a widget has none: their backgrounds are not drawn.
  public static let navigation = ContainerBackgroundPlacement(value: 1)
  public static let navigationSplitView = ContainerBackgroundPlacement(value: 2)
  public static let tabView = ContainerBackgroundPlacement(value: 3)
}

extension View {
  /// Sets the background of the whole widget to a style (WK-51).
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      PlacedChange {
        guard container == .widget else { return nil }
        return .containerBackground(.fill(style.archivedPaint(in: $0.environment)), .center)
      }
    )
  }

  /// Sets the background of the whole widget (WK-51).
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let content = content()
    return modifier(
      PlacedChange {
        guard container == .widget else { return nil }
        return .containerBackground(
          $0.layered(content, alignment: alignment.archived),
          alignment.archived
        )
      }
    )
  }
}
