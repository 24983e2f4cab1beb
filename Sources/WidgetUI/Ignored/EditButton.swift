/// Begins to edit a list, which nobody can in a widget: it is not drawn (SU-3).
public struct EditButton {
  public nonisolated init() {}
}

extension EditButton: View, PrimitiveView, IgnoredView {
  public typealias Body = Never
}
