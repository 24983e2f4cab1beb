public import Foundation
import WidgetRender

/// Subviews one below another in their ideal heights, across the full width (SU-22).
public struct LazyVStack<Content> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVStack: View where Content: View {
  public typealias Body = Never

  /// Creates a column that does not distribute free space; `spacing` is in points, and
  /// `pinnedViews` has no effect.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    VStack(alignment: alignment, spacing: spacing) { content }
      ._archived(in: scope)
      .map { stack in
        .modified(
          .modified(stack, .fixedSize(horizontal: false, vertical: true)),
          .flexibleFrame(
            ArchivedModifier.FlexibleFrame(
              maximumWidth: PointScale.maximumCells,
              alignment: CellAlignment(alignment.archived, .center)
            )
          )
        )
      }
  }
}

/// Subviews side by side in their ideal widths, across the full height (SU-22).
public struct LazyHStack<Content> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHStack: View where Content: View {
  public typealias Body = Never

  /// Creates a row that does not distribute free space; `spacing` is in points, and `pinnedViews`
  /// has no effect.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    HStack(alignment: alignment, spacing: spacing) { content }
      ._archived(in: scope)
      .map { stack in
        .modified(
          .modified(stack, .fixedSize(horizontal: true, vertical: false)),
          .flexibleFrame(
            ArchivedModifier.FlexibleFrame(
              maximumHeight: PointScale.maximumCells,
              alignment: CellAlignment(.center, alignment.archived)
            )
          )
        )
      }
  }
}

/// The parts of sections that stay visible while a list scrolls; without effect in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
