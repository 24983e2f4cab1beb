/// A text to write, which nobody can in a widget: it is not drawn (SU-3).
public struct TextEditor {
  public nonisolated init(text: Binding<String>) {}
}

extension TextEditor: View, PrimitiveView, IgnoredView {
  public typealias Body = Never
}
