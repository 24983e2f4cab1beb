public import Foundation

/// The appearance of lists; in a widget all lists look alike.
public protocol ListStyle: SendableMetatype {}

/// A style without effect, because all lists look alike in a widget.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
public struct CarouselListStyle: ListStyle {
  public nonisolated init() {}
}

/// A style without effect, because all lists look alike in a widget.
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
  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}

/// The views of a collection's elements, which users can delete and move in an app's list, but not
/// in a widget.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Returns the view unchanged: nothing is deleted in a widget.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  /// Returns the view unchanged: nothing is moved in a widget.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}
