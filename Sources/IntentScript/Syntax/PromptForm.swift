/// How a script asks the person in front of it.
package enum PromptForm: String, Sendable, Hashable, CaseIterable {
  case ask, confirm, choose
}
