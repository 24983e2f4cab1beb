/// A widget author's wish for new timelines; the host decides when (WK-38, WK-42).
package struct ReloadNotice: Codable, Equatable, Sendable {
  /// The kind of widget; `nil` means all kinds of the extension.
  package var kind: String?

  package init(kind: String? = nil) {
    self.kind = kind
  }
}
