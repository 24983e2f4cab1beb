import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The extensions that one command may talk to.
final class ExtensionPool: Sendable {
  /// In which language they answer and make pictures.
  let language: LanguageDecision
  /// The one line that all of them share with what the command itself waits for.
  let progress: ProgressLine
  private let context: CommandContext
  private let location: StoreLocation
  private let isNetworkAllowed: Bool
  private let mayAsk: Bool
  private let found: Guarded<(connections: [ExtensionConnection], known: [KnownExtension])>

  /// The extensions of this machine; none is started before its first request.
  ///
  /// `isNetworkAllowed` says whether they may load something, `mayAsk` whether the user can answer questions.
  /// - Throws: If there is no folder for the log, or the store cannot be read.
  init(
    _ context: CommandContext,
    store: HostStore,
    isNetworkAllowed: Bool,
    mayAsk: Bool
  ) throws(CommandError) {
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    language = try LanguageDecision(context, store)
    progress = ProgressLine(context)
    location = store.location
    self.context = context
    self.isNetworkAllowed = isNetworkAllowed
    self.mayAsk = mayAsk
    found = Guarded(([], known))
    let programs =
      ExtensionCatalog.installed(executable: ExecutableFile.path)
      + ExtensionCatalog.added(known)
    var connections: [ExtensionConnection] = []
    for program in programs { connections.append(try connection(to: program)) }
    found.withLock { $0.connections = connections }
  }

  var connections: [ExtensionConnection] { found.withLock { $0.connections } }

  /// The rows that the store keeps of extensions, theirs or not.
  var known: [KnownExtension] { found.withLock { $0.known } }

  func connection(named name: String) -> ExtensionConnection? {
    connections.first { $0.program.name == name }
  }

  /// A connection to a program, whether it belongs to the pool or not.
  func connection(to program: InstalledExtension) throws(CommandError) -> ExtensionConnection {
    let logPath = try context.logPath()
    ExtensionLog(path: logPath).makeFolder()
    return ExtensionConnection(
      program,
      hello: Hello(
        storePath: location.path,
        locale: language.locale,
        language: language.answers.rawValue,
        pictureLanguage: language.pictures.rawValue,
        extensionName: program.name,
        runLockPath: try context.runLockPath(ofExtension: program.name),
        logPath: logPath,
        isNetworkAllowed: isNetworkAllowed,
        isAttended: context.mayAsk || context.arguments.has(.yes),
        isDryRun: context.arguments.has(.dryRun)
      ),
      version: known.first { $0.path == program.path }
        .flatMap { KeptOffer.version(in: $0.description) } ?? .current,
      mayAsk: mayAsk,
      isConfirmed: context.arguments.has(.yes),
      isFollowed: context.arguments.has(.follow),
      output: context.output,
      progress: progress
    )
  }

  /// Adds an extension that the command has taken in, in the place of an earlier one at its path.
  func adopt(_ connection: ExtensionConnection, as row: KnownExtension) {
    found.withLock { found in
      found.connections.removeAll { $0.program.path == row.path }
      found.connections.append(connection)
      found.known.removeAll { $0.path == row.path }
      found.known.append(row)
    }
  }

  /// The extensions that the user added and whose program is gone.
  var lost: [KnownExtension] {
    known.filter { $0.isAdded && connection(named: $0.name) == nil }
  }

  /// Why a command cannot go on without the extension of that name, and what to do.
  func missing(_ name: String) -> (message: String, hint: String) {
    guard let lost = lost.first(where: { $0.name == name }) else {
      return ExtensionCatalog.missing(name)
    }
    return (
      "extension \(name) has no program that can be run at \(lost.path)",
      "build it again, or 'widgetctl extension remove \(ShellWord.quoted(name))'"
    )
  }
}

extension CommandError {
  /// What became of a request to an extension, with its own words and exit code.
  init(_ error: ExtensionError, signature: String? = nil) {
    let code = ExitCode(rawValue: error.exitCode) ?? .unavailable
    if code == .usage {
      self = .usage(
        .other(
          message: error.message,
          hint: error.hint,
          signature: signature,
          correction: UsageError.Correction(error)
        )
      )
    } else {
      self = .failed(code, message: error.message, hint: error.hint)
    }
  }
}

extension UsageError.Correction {
  /// The name or value that an extension knows and that is close to one of the command line.
  fileprivate init?(_ error: ExtensionError) {
    guard case .refused(.intent(let refused)) = error.reason else { return nil }
    switch refused {
    case .unknownProperty(let name, _, let suggestion?, _): self.init(name, meant: suggestion)
    case .unknownParameter(let name, _, let suggestion?, _):
      self.init("--\(name)", meant: "--\(suggestion)")
    case .unknownCase(_, let found, _, let suggestion?),
      .unknownOption(_, let found, _, let suggestion?):
      self.init(found, meant: suggestion)
    default: return nil
    }
  }
}
