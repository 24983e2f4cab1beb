public import WidgetIntents

/// Tells what to say to Siri, who is not here: it is not drawn.
public struct SiriTipView {
  public nonisolated init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
}

extension SiriTipView: View, PrimitiveView, IgnoredView {
  public typealias Body = Never
}
