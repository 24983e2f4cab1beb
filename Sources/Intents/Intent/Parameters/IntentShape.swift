internal import Ground
internal import RuntimeRecords

/// An intent type's names and parameters, read once and used by every run.
package final class IntentShape: Sendable {
  package struct Parameter: Sendable {
    /// The Swift name of the parameter, without the underscore of the wrapper's storage.
    package let name: String
    /// The name of the parameter on the command line, without leading hyphens.
    package let option: String
    let offset: Int
    let type: any ErasedIntentParameter.Type
  }

  /// The persistent identifier of the intent.
  package let identifier: String
  /// The name of the intent on the command line.
  package let name: String
  /// The parameters of the intent in order of declaration.
  package let parameters: [Parameter]
  /// Whether a query of the intent reads the values of other parameters (AI-51).
  package let hasDependentQueries: Bool
  /// Whether each run of the intent needs preparation (`_RunScopedIntent`).
  let isRunScoped: Bool

  private static let known = Guarded<[ObjectIdentifier: IntentShape]>([:])
  private static let parameters = GenericFamily(
    IntentParameter<Int>.self,
    conforming: IntentParameter<Int>.self as any ErasedIntentParameter.Type
  )

  package static func of(_ type: any AppIntent.Type) -> IntentShape {
    known.withLock { known in
      if let shape = known[ObjectIdentifier(type)] { return shape }
      let shape = IntentShape(type)
      known[ObjectIdentifier(type)] = shape
      return shape
    }
  }

  private init(_ type: any AppIntent.Type) {
    identifier = type.persistentIdentifier
    name = CommandLineName.intent(identifier)
    let parameters = StoredFields.of(type).compactMap { field in
      Self.parameters.metatype(of: field.type).map {
        Parameter(
          name: field.name,
          option: CommandLineName.kebab(field.name),
          offset: field.offset,
          type: $0
        )
      }
    }
    self.parameters = parameters
    isRunScoped = type._isRunScoped
    hasDependentQueries = parameters.contains { $0.type.hasDependentQuery }
  }

  /// Returns the index of the parameter with a Swift or command-line name; `nil` if there is none.
  package func index(named name: String) -> Int? {
    parameters.firstIndex { $0.name == name } ?? parameters.firstIndex { $0.option == name }
  }

  /// Returns the parameters of an instance, after giving each its name and the run's context.
  package func bind<Intent: AppIntent>(
    _ intent: Intent,
    in context: IntentContext?
  ) -> [any ErasedIntentParameter] {
    let binding = IntentBinding(shape: self, context: context)
    return StoredFields.withMemory(of: intent) { memory in
      var members: [any ErasedIntentParameter] = []
      members.reserveCapacity(parameters.count)
      for index in parameters.indices {
        let member = parameters[index].type.read(at: memory + parameters[index].offset)
        member.bind(binding, at: index)
        members.append(member)
      }
      return members
    }
  }
}

extension IntentShape {
  /// Returns the parameters of an instance without names or a context.
  func members<Intent: AppIntent>(of intent: Intent) -> [any ErasedIntentParameter] {
    StoredFields.withMemory(of: intent) { memory in
      parameters.map { $0.type.read(at: memory + $0.offset) }
    }
  }
}

/// The shape and the context that the parameters of one run of an intent share.
package final class IntentBinding: Sendable {
  let shape: IntentShape
  /// The context of the run; `nil` for an instance that is only read, not performed.
  let context: IntentContext?

  init(shape: IntentShape, context: IntentContext?) {
    self.shape = shape
    self.context = context
  }
}

/// The parameters of one intent instance in order of declaration.
package struct IntentParameters {
  package struct Member {
    /// The Swift name of the parameter, without the underscore of the wrapper's storage.
    package let name: String
    package let value: any ErasedIntentParameter
  }

  package let shape: IntentShape
  package let all: [Member]

  /// The persistent identifier of the intent.
  package var intent: String { shape.identifier }

  /// Creates the list of an intent's parameters.
  ///
  /// Without a context the parameters can be read, but the user cannot be asked for them.
  package init(of intent: some AppIntent, in context: IntentContext? = nil) {
    let shape = IntentShape.of(type(of: intent))
    self.shape = shape
    all = zip(shape.parameters, shape.bind(intent, in: context)).map { parameter, value in
      Member(name: parameter.name, value: value)
    }
  }

  /// Returns the parameter with a Swift or command-line name; `nil` if there is none.
  package func member(named name: String) -> Member? {
    shape.index(named: name).map { all[$0] }
  }
}
