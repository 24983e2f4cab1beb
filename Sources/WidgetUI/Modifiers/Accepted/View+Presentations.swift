public import Foundation

extension View {
  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDragIndicator(
    _ visibility: Visibility
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationCornerRadius(
    _ cornerRadius: CGFloat?
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }
}

/// A height at which a sheet would rest.
public struct PresentationDetent: Hashable, Sendable {
  private init(_: Void) {}

  public static let medium = PresentationDetent(())
  public static let large = PresentationDetent(())
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium }
  public static func height(_ height: CGFloat) -> PresentationDetent { medium }
}

/// What a presentation would become where there is little room.
public struct PresentationAdaptation: Sendable {
  private init(_: Void) {}

  public static let automatic = PresentationAdaptation(())
  public static let none = PresentationAdaptation(())
  public static let popover = PresentationAdaptation(())
  public static let sheet = PresentationAdaptation(())
  public static let fullScreenCover = PresentationAdaptation(())
}
