/// The sentence of a parameter summary with `${name}` in place of each parameter.
enum SummarySentence {
  static func text<Intent: AppIntent>(
    of summary: some ParameterSummary,
    in intent: Intent,
    _ parameters: IntentParameters
  ) -> String? {
    if let condition = summary as? any BranchingSummary {
      return text(of: condition.branch(for: intent), in: intent, parameters)
    }
    guard let summary = summary as? IntentParameterSummary<Intent>,
      let parts = summary.sentence?.parts
    else { return nil }
    return parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal):
        text += literal
      case .parameter(let path):
        // A key path leads to the very parameter that the mirror found: it is a class.
        let parameter = intent[keyPath: path] as AnyObject
        let member = parameters.all.first { $0.value === parameter }
        text += "${\(member?.name ?? "value")}"
      }
    }
  }
}
