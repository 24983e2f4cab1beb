public import Wire

extension ArchivedAction: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      intent: try c.requiredWords("intent", 0, value?.intent),
      parameters: try c.list(
        "parameters",
        1,
        value?.parameters,
        upTo: ArchiveLimits.maximumParameters
      ),
      role: try c.field("role", 2, value?.role, usually: .button),
      key: try c.words("key", 3, value?.key)
    )
  }
}

extension ArchivedAction.Parameter: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.requiredWords("name", 0, value?.name),
      value: try c.requiredWords("value", 1, value?.value)
    )
  }
}

extension ArchivedAction.Role: WiredName {}
extension ArchivedModifier.Redaction: WiredName {}
extension ArchivedModifier.Condition: WiredName {}
extension ArchivedModifier.ContentMode: WiredName {}
extension ArchivedModifier.LayoutDirection: WiredName {}
