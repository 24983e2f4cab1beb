/// An intent that can describe its effect without performing it.
///
/// The live view shows the description next to a line while its text is typed; `perform --preview`
/// prints it.
///
/// ```swift
/// extension AddPages: PreviewableIntent {
///   func preview() async throws -> IntentDialog { "\(pages) pages of \(book.title)" }
/// }
/// ```
public protocol PreviewableIntent: AppIntent {
  /// Returns a short description of what `perform()` would do; changes of the store are rejected
  /// meanwhile.
  ///
  /// - Returns: A few words.
  /// - Throws: The error that `perform()` would throw.
  func preview() async throws -> IntentDialog
}

extension PreviewableIntent {
  public static var _isPreviewable: Bool { true }
}
