public import Foundation

extension View {
  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func contextMenu<Items: View, Shown: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Shown
  ) -> some View { self }
}

/// The part of a view, or the point, at which a popover is attached; without effect in a widget.
public enum PopoverAttachmentAnchor: Sendable {
  /// The part of the view to which the popover is attached.
  public enum Source: Sendable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}

extension View {
  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged: a widget presents nothing over itself (SU-3).
  public nonisolated func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }
}

/// The height at which a sheet rests, such as half of the screen; without effect in a widget.
public struct PresentationDetent: Hashable, Sendable {
  private init(_: Void) {}

  public static let medium = PresentationDetent(())
  public static let large = PresentationDetent(())
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium }
  public static func height(_ height: CGFloat) -> PresentationDetent { medium }
}

/// The way in which a presentation adapts to a small screen.
public struct PresentationAdaptation: Sendable {
  private init(_: Void) {}

  public static let automatic = PresentationAdaptation(())
  public static let none = PresentationAdaptation(())
  public static let popover = PresentationAdaptation(())
  public static let sheet = PresentationAdaptation(())
  public static let fullScreenCover = PresentationAdaptation(())
}

extension View {
  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View { self }

  /// Returns the view unchanged: a widget has one screen and no bars (SU-3).
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { self }

  /// Returns the view unchanged: a widget draws no badges beside rows and tabs (SU-3).
  public nonisolated func badge(_ count: Int) -> some View { self }

  /// Returns the view unchanged: a widget draws no badges beside rows and tabs (SU-3).
  public nonisolated func badge(_ label: Text?) -> some View { self }

  /// Returns the view unchanged: a widget draws no badges beside rows and tabs (SU-3).
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a widget draws no badges beside rows and tabs (SU-3).
  @_disfavoredOverload
  public nonisolated func badge<Name: StringProtocol>(_ label: Name) -> some View { self }
}
