import WidgetImport
import WidgetTerminal

/// The name of an import: the one that its target was imported under, else one that means no other extension.
struct ImportName {
  typealias Import = (name: String, record: ImportRecord)

  /// The imports that are here.
  let imports: [Import]
  /// Those that were removed and are kept aside, the oldest first.
  let removed: [Import]
  let identity: ExtensionIdentity
  /// Whether something is at the place of an import of that name.
  let isThere: (String) -> Bool
  /// The path of the program of an import of that name.
  let program: (String) -> String

  /// The name for an import of `target` that goes by one of `names`; `given` is the user's, and `taken` are those of
  /// other imports of the same command.
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
    // What was removed comes back under its own name, if nothing else has that by now.
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
          message: "'\(name)' is the import of \(record.target) at \(record.path)",
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
