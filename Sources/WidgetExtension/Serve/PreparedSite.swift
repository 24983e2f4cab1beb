internal import IntentScript
internal import WidgetIntents

/// An intent of a script, looked up at its site's first call, with what each call needs of the site.
struct PreparedSite: Sendable {
  /// Held so that nothing else takes its identity.
  let site: IntentSite
  let intent: PreparedIntent
  let identifier: String
  let parameters: [String]
  let isStoreOnly: Bool

  init(_ site: IntentSite, runner: IntentRunner) throws(IntentError) {
    self.site = site
    identifier = site.reference.intent.identifier
    parameters = site.parameters
    isStoreOnly = site.isStoreOnly
    intent = try runner.prepare(identifier, parameterNames: parameters)
  }
}
