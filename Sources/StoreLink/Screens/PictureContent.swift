package import SharedStore
package import Wire

/// The timeline of a widget in a hub: made by one machine, and drawn by others that do not have the
/// widget's code.
package struct PictureContent: Hashable, Sendable {
  package let policy: StoredPolicy
  /// The kind's title in the language of the pictures; `nil` if that is English.
  package let title: String?
  /// The diagnostic about the entries, on one line; `nil` if there is none.
  package let remark: String?
  package let entries: PackedEntries

  package init(
    policy: StoredPolicy,
    title: String?,
    remark: String?,
    entries: [StoredEntry]
  ) {
    (self.policy, self.title, self.remark) = (policy, title, remark)
    self.entries = PackedEntries(entries)
  }

  private init(
    policy: StoredPolicy,
    title: String?,
    remark: String?,
    packed entries: PackedEntries
  ) {
    (self.policy, self.title, self.remark, self.entries) = (policy, title, remark, entries)
  }

  /// Returns the encoded timeline.
  ///
  /// - Throws: `.invalid` for entries that a reader would reject.
  package func bytes() throws(LinkError) -> [UInt8] { try HubBytes.of(self) }

  package init(bytes: [UInt8]) throws(WireFault) { self = try HubBytes.value(in: bytes) }
}

extension PictureContent: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let kind: Int64 = try c.field("policy", 0, value?.policy.kind, usually: 0)
    let date: Int64? = try c.field("date", 1, value?.policy.instant)
    return Self(
      policy: date.map { .after($0) } ?? (kind == 1 ? .never : .atEnd),
      title: try c.field("title", 2, value?.title),
      remark: try c.field("remark", 3, value?.remark),
      packed: try c.required("entries", 4, value?.entries)
    )
  }
}

extension StoredPolicy {
  fileprivate var kind: Int64 { if case .never = self { 1 } else { 0 } }
  fileprivate var instant: Int64? { if case .after(let date) = self { date } else { nil } }

  /// Returns the reload policy with its time converted to another clock, which is ahead by `offset`
  /// microseconds.
  package func moved(by offset: Int64) -> StoredPolicy {
    guard case .after(let date) = self else { return self }
    let (moved, isBeyond) = date.addingReportingOverflow(offset)
    return isBeyond ? self : .after(moved)
  }
}
