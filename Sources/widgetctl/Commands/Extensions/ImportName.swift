import WidgetImport
import WidgetTerminal

/// Chooses the name of an import: the one of an earlier import of the same target, or else an
/// unused one.
struct ImportName {
  typealias Import = (name: String, record: ImportRecord)

  /// The names and records of the imports whose folders exist.
  let imports: [Import]
  /// The imports that were removed but whose files are still kept, the oldest first.
  let removed: [Import]
  let identity: ExtensionIdentity
  /// Returns whether the folder of an import with this name exists.
  let isThere: (String) -> Bool
  /// Returns the path that the program of an import with this name would have.
  let program: (String) -> String

  /// Returns the name for an import of `target`.
  ///
  /// `names` are possible names in order of preference, and `given` is the user's choice. `taken`
  /// contains the names of other imports in the same command.
  func choice(
    of target: ImportRecord,
    names: [String],
    given: String? = nil,
    besides taken: Set<String> = []
  ) throws(CommandError) -> ExtensionIdentity.Choice {
    if let name = given {
      try require(name, for: target)
      return .init(name: name, reason: nil)
    }
    let own = imports.first { one in
      one.record.isOfSameTarget(as: target) && !taken.contains(one.name)
    }
    if let own { return .init(name: own.name, reason: nil) }
    let isTaken = { (name: String) in taken.contains(name) || isThere(name) }
    // An import that was removed gets its earlier name again, unless another extension has it now.
    let old = removed.last { $0.record.isOfSameTarget(as: target) }?.name
    if let old, !isTaken(old), identity.isFree(old) { return .init(name: old, reason: nil) }
    return identity.choice(among: names, path: nil, isTaken: isTaken)
  }

  private func require(_ name: String, for target: ImportRecord) throws(CommandError) {
    guard HostedExtension.isName(name) else {
      throw .usage(
        .invalidValue(option: "--name", value: name, expected: "a word without slashes")
      )
    }
    let other = imports.first { $0.name == name && !$0.record.isOfSameTarget(as: target) }
    if let record = other?.record {
      throw .usage(
        .other(
          message:
            "'\(name)' is already the name of the import of \(record.target) at \(record.path)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    try identity.require(name, path: program(name))
  }
}

extension ImportName {
  init(_ host: Host) throws(CommandError) {
    let all = try ImportFolder.all(host.context)
    self.init(
      imports: ImportFolder.records(in: all),
      removed: RemovedExtensions(host.context).imports,
      identity: try ExtensionIdentity(host),
      isThere: { FileStamp(path: "\(all)/\($0)") != nil },
      program: { ImportFolder("\(all)/\($0)").program($0) }
    )
  }
}
