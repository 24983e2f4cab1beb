/// An intent that needs something around its run, such as the progress that it reports.
public protocol _RunScopedIntent: AppIntent {
  /// Performs with what it needs.
  func _performScoped() async throws -> _IntentResultParts
}
