extension View {
  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// The view itself: a widget presents nothing over itself (SU-3).
  public nonisolated func contextMenu<Items: View, Shown: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Shown
  ) -> some View { self }
}

/// Where a popover would point to.
public enum PopoverAttachmentAnchor: Sendable {
  /// The part of the view that it would touch.
  public enum Source: Sendable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}
