/// The reason why a part of a project cannot be read or imported, and a hint.
package struct ImportError: Error, Equatable {
  package let message: String
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
