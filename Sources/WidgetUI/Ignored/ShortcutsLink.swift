/// Leads to an application's shortcuts: it is not drawn.
public struct ShortcutsLink {
  public nonisolated init(action: @escaping () -> Void = {}) {}
}

extension ShortcutsLink: View, PrimitiveView, IgnoredView {
  public typealias Body = Never
}
