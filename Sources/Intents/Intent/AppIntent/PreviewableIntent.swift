/// An intent that says what it would do with the values that it has, without doing it.
///
/// The live view shows the words beside a line while its text is typed, and so does `perform --preview`.
///
///     extension AddTea: PreviewableIntent {
///       func preview() async throws -> IntentDialog { "\(name), \(minutes) min" }
///     }
public protocol PreviewableIntent: AppIntent {
  /// Returns in a few words what `perform()` would do; the store refuses to be changed meanwhile.
  ///
  /// - Throws: What `perform()` would refuse.
  func preview() async throws -> IntentDialog
}

extension PreviewableIntent {
  public static var _isPreviewable: Bool { true }
}
