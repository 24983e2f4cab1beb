/// Which values a parameter of an intent can be given.
package struct OptionsRequest: Codable, Equatable, Sendable {
  package var intent: String
  package var parameter: String
  /// What was typed so far; `nil` asks for suggestions.
  package var search: String?

  package init(intent: String, parameter: String, search: String? = nil) {
    self.intent = intent
    self.parameter = parameter
    self.search = search
  }
}
