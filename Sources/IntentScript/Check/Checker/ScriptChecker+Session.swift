package import WidgetIntents

/// The state that a prompt keeps between two inputs.
extension ScriptChecker {
  /// A function that an input declared, described by its name and types.
  package struct DeclaredFunction: Sendable {
    package let name: String
    /// The parameters' names and types; a type is `nil` if it is unknown, which has been reported.
    package let parameters: [(name: String, type: IntentValueType?)]
    package let result: IntentValueType
  }

  /// The names that the inputs so far have bound, with the types of their values.
  package var boundNames: [String: IntentValueType] {
    scope.locals.compactMapValues { $0.type?.type }
  }

  /// The functions that can be called, in no particular order.
  package var declaredFunctions: [DeclaredFunction] {
    functions.callable.map { index in
      let signature = functions.signature(index)
      return DeclaredFunction(
        name: signature.name.text,
        parameters: signature.parameters.map { ($0.name, $0.type) },
        result: signature.result?.type ?? .nothing
      )
    }
  }

  /// Removes the names that a failed input did not bind.
  ///
  /// `values` are the values of the slots after the input; `before` is the checker before the
  /// input. If the input was about to bind a name again, its earlier meaning is restored. Names
  /// with an optional type stay, because a missing value and `nil` look the same.
  package mutating func forgetUnbound(_ values: [IntentValue], before: ScriptChecker) {
    scope.rebind { name, local in
      guard local.slot >= before.scope.slots else { return local }
      let value = values.indices.contains(Int(local.slot)) ? values[Int(local.slot)] : .none
      guard value == .none, local.type?.isOptional != true else { return local }
      return before.scope.locals[name]
    }
  }
}
