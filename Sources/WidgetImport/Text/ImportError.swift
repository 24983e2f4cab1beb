/// Why something of a project cannot be read or taken in, and what to do.
package struct ImportError: Error, Equatable {
  package let message: String
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
