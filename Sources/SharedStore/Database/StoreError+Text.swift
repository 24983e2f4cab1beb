extension StoreError {
  /// What is wrong, with the value.
  public var message: String {
    switch self {
    case .busy(let path): "the store is busy: \(path)"
    case .damaged(let path, let reason, _): "the store is damaged (\(reason)): \(path)"
    case .newerSchema("", let found, let known):
      "the store has version \(found), this program knows up to \(known)"
    case .newerSchema(let module, let found, let known):
      "the data of \(module) has version \(found), this program knows up to \(known)"
    case .readOnly(let path): "the store cannot be written: \(path)"
    case .full(let path): "no space is left for the store: \(path)"
    case .inputOutput(let path, let reason): "the store failed (\(reason)): \(path)"
    case .notPermitted(let path, let reason): "the store is not accessible (\(reason)): \(path)"
    case .symbolicLink(let path): "the store is a symbolic link: \(path)"
    case .networkFileSystem(let path): "the store is on a network file system: \(path)"
    case .missing(let path): "there is no store at \(path)"
    case .cannotCreate(let path, let reason): "the store cannot be created (\(reason)): \(path)"
    case .alreadyPerformed(let run): "this key was already performed by run \(run)"
    case .expired(let limit): "the atomic block took longer than \(limit) ms"
    case .changedSince(let run, let intent, let collection, let key):
      "record \(key) of \(collection) was changed later by \(intent) (run \(run))"
    case .cannotUndo(let reason): reason
    case .malformedRecord(let collection, let column, let expected):
      "a record of \(collection) holds no \(expected) in \(column)"
    case .noSuchRecord(let collection, let key): "\(collection) has no record \(key)"
    case .refused(let reason): "the store refused the change: \(reason)"
    case .tooLarge(let what, let limit): "\(what) exceeds the limit of \(limit)"
    case .unexpected(let code, let reason): "the store failed with code \(code): \(reason)"
    }
  }

  /// What to do about it, where something can be done.
  public var hint: String? {
    switch self {
    case .busy: "try again; nothing was changed"
    case .damaged(_, _, let copy?):
      "it was set aside as \(copy); run 'widgetctl doctor --recover' to save what is readable"
    case .damaged: "run 'widgetctl doctor --recover' to save what is readable"
    case .newerSchema: "use the newer widgetctl that wrote it; nothing was changed"
    case .readOnly: "make the folder and the file writable, or name another with --store"
    case .full: "free some space and repeat the command; nothing was changed"
    case .inputOutput: "check the disk; what was acknowledged before is kept"
    case .notPermitted: "name a store of your own with --store"
    case .symbolicLink: "name the file that it points to with --store"
    case .networkFileSystem: "name a store on a local disk with --store"
    case .cannotCreate: "name another place with --store"
    case .expired: "nothing of it was kept; do less in one block"
    case .changedSince: "undo that run first; nothing was changed"
    case .missing, .alreadyPerformed, .cannotUndo, .malformedRecord, .noSuchRecord, .refused,
      .tooLarge,
      .unexpected:
      nil
    }
  }

  /// The exit code of a command that ends with this error, as sysexits.h has them.
  public var exitCode: Int32 {
    switch self {
    case .busy, .expired: 75
    case .damaged, .inputOutput, .full, .malformedRecord: 74
    case .newerSchema, .networkFileSystem: 78
    case .readOnly, .notPermitted, .symbolicLink: 77
    case .cannotCreate: 73
    case .missing: 66
    case .alreadyPerformed: 0
    case .noSuchRecord, .refused, .changedSince, .cannotUndo: 1
    case .tooLarge: 65
    case .unexpected: 70
    }
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String { message }
}
