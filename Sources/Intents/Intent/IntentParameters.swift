/// The parameters of one intent instance in order of declaration.
package struct IntentParameters {
  package struct Member {
    /// The Swift name, without the wrapper's underscore.
    package let name: String
    package let value: any ErasedIntentParameter
  }

  package let shape: IntentShape
  package let all: [Member]

  /// The persistent identifier.
  package var intent: String { shape.identifier }

  /// Without a context the parameters can be read and not asked for.
  package init(of intent: some AppIntent, in context: IntentContext? = nil) {
    let shape = IntentShape.of(type(of: intent))
    self.shape = shape
    all = zip(shape.parameters, shape.bind(intent, in: context)).map { parameter, value in
      Member(name: parameter.name, value: value)
    }
  }

  /// The member of this name, in Swift's form or the command line's.
  package func member(named name: String) -> Member? {
    shape.index(named: name).map { all[$0] }
  }
}
