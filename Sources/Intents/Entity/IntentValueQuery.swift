/// Finds values by what a camera or a screen shows; nothing asks it here.
public protocol IntentValueQuery: _SupportsAppDependencies, Sendable {
  associatedtype Input
  associatedtype Value: _IntentValue
  init()
  func values(for input: Input) async throws -> [Value]
}
