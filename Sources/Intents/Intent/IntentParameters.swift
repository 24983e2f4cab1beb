/// The parameters of one intent instance, found through its mirror in order of declaration.
package struct IntentParameters {
  package struct Member {
    /// The Swift name, without the wrapper's underscore.
    package let name: String
    package let value: any ErasedIntentParameter
  }

  package let intent: String
  package let all: [Member]

  package init(of intent: some AppIntent) {
    let identifier = type(of: intent).persistentIdentifier
    self.intent = identifier
    all = Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let value = child.value as? any ErasedIntentParameter else {
        return nil
      }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      value.bind(name: name, intent: identifier)
      return Member(name: name, value: value)
    }
  }

  /// The member of this name, in Swift's form or the command line's.
  package func member(named name: String) -> Member? {
    all.first { $0.name == name } ?? all.first { CommandLineName.kebab($0.name) == name }
  }
}
