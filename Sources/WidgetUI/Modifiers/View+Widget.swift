public import Foundation
import WidgetRender

extension View {
  /// Sets the address that is opened by a press outside of all controls and links (WK-48).
  ///
  /// ```swift
  /// Text("Forecast").widgetURL(URL(string: "https://example.com/weather"))
  /// ```
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    modifier(PlacedChange { _ in url.map { .link($0.absoluteString) } })
  }

  /// Adds the view to the accent group of widgets with two colours (WK-44).
  ///
  /// ```swift
  /// Image(systemName: "flame").widgetAccentable()
  /// ```
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(PlacedChange { _ in accentable ? .accented : nil })
  }

  /// Declares that the view shows the beginning of a list, so that the widget can be scrolled.
  ///
  /// The frame of the widget shows how many rows are hidden. While the user scrolls,
  /// `EnvironmentValues.isWidgetScrolled` is true and the view shows all rows.
  ///
  /// ```swift
  /// struct TopFive: View {
  ///   let names: [String]
  ///   var body: some View {
  ///     ForEach(names.prefix(5), id: \.self) { Text($0) }
  ///       .widgetContinues(rows: names.count > 5 ? names.count : nil)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter rows: The number of rows of the whole list; `nil` if the view already shows all.
  /// - Returns: The view with the declaration.
  public nonisolated func widgetContinues(rows: Int?) -> some View {
    modifier(PlacedChange { _ in rows.map { .continued(rows: $0) } })
  }

  /// Adds a label outside of the widget's view: in the top line of its frame, after the title.
  ///
  /// A label that does not fit is left out. In the corner of a watch face it is below the view. A
  /// placeholder and the smallest families have none.
  ///
  /// ```swift
  /// DayView(entry: DayEntry(date: .now)).widgetLabel { Text("3 to do") }
  /// ```
  public nonisolated func widgetLabel<Words: View>(
    @ViewBuilder label: () -> Words
  ) -> some View { modifier(WidgetLabel(label: label())) }

  /// Adds a label outside of the widget's view: in the top line of its frame, after the title
  /// (WK-46).
  ///
  /// A label that does not fit is left out. In the corner of a watch face it is below the view. A
  /// placeholder and the smallest families have none.
  ///
  /// ```swift
  /// DayView(entry: DayEntry(date: .now)).widgetLabel("3 to do")
  /// ```
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(WidgetLabel(label: Text(labelKey)))
  }

  /// Adds a label outside of the widget's view: in the top line of its frame, after the title
  /// (WK-46).
  ///
  /// A label that does not fit is left out. In the corner of a watch face it is below the view. A
  /// placeholder and the smallest families have none.
  @_disfavoredOverload
  public nonisolated func widgetLabel<Words: StringProtocol>(_ label: Words) -> some View {
    modifier(WidgetLabel(label: Text(label)))
  }

  /// Returns the view unchanged: letters are arranged in rows.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }

  /// Returns the view unchanged: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Returns the view unchanged: a terminal shows no hints beside a control.
  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    self
  }

  /// Returns the view unchanged: a terminal shows no status text beside a control.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Returns the view unchanged: a terminal shows no status text beside a control.
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    self
  }
}

/// A modifier that passes a view to the host as the label of the widget.
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

/// The container to which a background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let value: UInt8

  /// The background of the whole widget.
  public static let widget = ContainerBackgroundPlacement(value: 0)
  /// The screens of an app; their backgrounds are not drawn, because a widget has none.
  public static let navigation = ContainerBackgroundPlacement(value: 1)
  public static let navigationSplitView = ContainerBackgroundPlacement(value: 2)
  public static let tabView = ContainerBackgroundPlacement(value: 3)
}

extension View {
  /// Sets the background of the whole widget to a style (WK-51).
  ///
  /// ```swift
  /// Text("Sunny").containerBackground(.blue, for: .widget)
  /// ```
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
