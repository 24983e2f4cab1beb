/// An intent that can describe its effect for its current values without performing it.
///
/// The live view shows the description beside a line while its text is typed; `perform --preview` prints it.
///
///     extension AddTea: PreviewableIntent {
///       func preview() async throws -> IntentDialog { "\(name), \(minutes) min" }
///     }
public protocol PreviewableIntent: AppIntent {
  /// Describes the effect of `perform()` in a few words; the store rejects changes meanwhile.
  ///
  /// - Throws: The error that `perform()` would throw.
  func preview() async throws -> IntentDialog
}

extension PreviewableIntent {
  public static var _isPreviewable: Bool { true }
}
