import Foundation

extension PictureSetting {
  /// The configuration as the intent's parameters, with defaults for what is not named (AI-18).
  func resolved<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    let context = IntentContext(now: SystemClock().date, timeZone: .current)
    return try await IntentBuilder(context: context).configuration(type, configuration)
  }
}
