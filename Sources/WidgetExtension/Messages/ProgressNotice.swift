/// How far the extension is with what it was asked for.
package struct ProgressNotice: Codable, Equatable, Sendable {
  /// From 0 to 1; `nil` while the whole is not known.
  package var fraction: Double?
  package var text: String

  package init(fraction: Double? = nil, text: String) {
    self.fraction = fraction
    self.text = text
  }
}
