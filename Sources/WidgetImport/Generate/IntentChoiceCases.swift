extension IntentDefinition.Choice {
  /// All cases of the intent's enumeration, including the `unknown` that each one has, with their
  /// names in Swift.
  var swiftCases: [Case] {
    var names: Set = ["unknown"]
    var indices: Set = [0]
    var found = [Case(name: "unknown", title: "Unknown", index: 0)]
    for one in cases {
      let name = Case.swiftName(one.name)
      guard names.insert(name).inserted, indices.insert(one.index).inserted else { continue }
      found.append(Case(name: name, title: one.title, index: one.index))
    }
    return found
  }
}

extension IntentDefinition.Choice.Case {
  fileprivate static func swiftName(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension [IntentDefinition.Choice.Case] {
  /// Returns the case to which a default value refers, by its name in the file or by its index;
  /// `nil` if there is none.
  func named(_ word: String) -> Element? {
    first { $0.name == Element.swiftName(word) || "\($0.index)" == word }
  }
}
