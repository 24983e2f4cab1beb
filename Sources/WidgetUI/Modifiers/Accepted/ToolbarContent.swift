/// What would stand in a bar; a widget has none (SU-3).
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// The system's items have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is an item of the system and has no body")
  }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
  private init(_: Void) {}
}

extension ToolbarItem: ToolbarContent where ID == () {
  public typealias Body = Never

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init(()) }
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(()) }
}

/// Several items of a bar in one place.
public struct ToolbarItemGroup<Content: View> {}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init() }
}

/// Room between items of a bar.
public struct ToolbarSpacer {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}
