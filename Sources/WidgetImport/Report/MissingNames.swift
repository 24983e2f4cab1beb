/// The names that an imported widget's sources use and that do not exist on this system.
package struct MissingNames {
  package struct Missing: Equatable {
    /// A type, function, member or module, or the compiler's message if it contains no name.
    package let name: String
    /// The number of errors that contain the name.
    package private(set) var count: Int
    /// The author's file and line of the first use; `nil` for a message without a position.
    package let place: (file: String, line: Int)?
    /// The framework that contains the name on Apple's systems; `nil` if the name does not show it.
    package let framework: String?
    /// Whether the compiler's message contains the missing name.
    package let isNamed: Bool
    /// Files of the project, outside of the target, that declare the name.
    package var declared: [String] = []

    fileprivate init(name: String, isNamed: Bool, place: (file: String, line: Int)?) {
      (self.name, self.isNamed, self.place, count) = (name, isNamed, place, 1)
      framework = Frameworks.owner(of: name)
    }

    fileprivate mutating func countAgain() { count += 1 }

    package static func == (left: Missing, right: Missing) -> Bool {
      left.name == right.name && left.count == right.count && left.framework == right.framework
        && left.place?.file == right.place?.file && left.place?.line == right.place?.line
        && left.declared == right.declared
    }
  }

  /// The missing names, the most frequent first.
  package private(set) var all: [Missing] = []

  /// Collects the missing names from the compiler's messages, and searches the project's other
  /// files for them.
  ///
  /// `originals` are the author's paths of the package's files.
  package init(
    _ messages: BuildMessages,
    originals: [String: String],
    of target: ImportTarget,
    in search: ImportSearch
  ) {
    var places: [String: Int] = [:]
    for message in messages.errors {
      let found = message.missingName
      let name = found ?? message.text
      if let place = places[name] {
        all[place].countAgain()
        continue
      }
      places[name] = all.count
      let place = message.file.map { file in
        (originals[file].map { search.shown($0) } ?? file, message.line)
      }
      all.append(Missing(name: name, isNamed: found != nil, place: place))
    }
    // What follows from a missing name comes behind the names.
    let ordered = all.enumerated().sorted { left, right in
      (left.element.isNamed ? 0 : 1, -left.element.count, left.offset)
        < (right.element.isNamed ? 0 : 1, -right.element.count, right.offset)
    }
    all = ordered.map(\.element)
    addDeclarations(search.otherSources(than: target), in: search)
  }

  private mutating func addDeclarations(_ sources: [String], in search: ImportSearch) {
    let wanted = Set(all.map(\.name))
    guard !wanted.isEmpty else { return }
    for source in sources {
      guard let bytes = try? search.tree.contents(of: source, limit: SwiftWords.maximumBytes) else {
        continue
      }
      let declared = Set(SwiftWords(bytes).types).intersection(wanted)
      guard !declared.isEmpty else { continue }
      for place in all.indices where declared.contains(all[place].name) {
        all[place].declared.append(search.shown(source))
      }
    }
  }
}
