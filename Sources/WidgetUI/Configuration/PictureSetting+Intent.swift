extension PictureSetting {
  /// The configuration as the intent's parameters, with defaults for what is not named.
  func resolved<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    Intent()
  }
}
