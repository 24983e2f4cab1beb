/// Takes what was copied, which a widget never learns: it is not drawn (SU-3).
public struct PasteButton {
  public nonisolated init<Payload: Sendable>(
    payloadType: Payload.Type,
    onPaste: @escaping @Sendable ([Payload]) -> Void
  ) {}
}

extension PasteButton: View, PrimitiveView, IgnoredView {
  public typealias Body = Never
}
