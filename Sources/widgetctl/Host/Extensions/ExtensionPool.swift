import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The extensions that one command may talk to.
final class ExtensionPool: Sendable {
  let connections: [ExtensionConnection]
  /// In which language they answer and make pictures.
  let language: LanguageDecision
  /// What the store keeps of extensions, theirs or not.
  let known: [KnownExtension]
  /// The one line that all of them share with what the command itself waits for.
  let progress: ProgressLine

  /// The extensions of this machine; `isNetworkAllowed` says whether they may load something.
  ///
  /// None is started before its first request. `mayAsk` overrides whether the user is asked.
  /// - Throws: where there is no folder for the log, or the store cannot say what was added.
  init(
    _ context: CommandContext,
    store: HostStore,
    isNetworkAllowed: Bool,
    mayAsk: Bool? = nil
  ) throws(CommandError) {
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    let programs =
      ExtensionCatalog.installed(executable: ExecutableFile.path)
      + ExtensionCatalog.added(known)
    let language = try LanguageDecision(context, store)
    let progress = ProgressLine(context)
    var connections: [ExtensionConnection] = []
    for program in programs {
      connections.append(
        try Self.connection(
          to: program,
          context,
          store: store,
          language: language,
          isNetworkAllowed: isNetworkAllowed,
          mayAsk: mayAsk,
          progress: progress,
          version: known.first { $0.path == program.path }
            .flatMap { KeptOffer.version(in: $0.description) } ?? .current
        )
      )
    }
    self.language = language
    self.connections = connections
    self.known = known
    self.progress = progress
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

  /// A connection to a program, whether it belongs to the pool or not.
  static func connection(
    to program: InstalledExtension,
    _ context: CommandContext,
    store: HostStore,
    language: LanguageDecision,
    isNetworkAllowed: Bool = false,
    mayAsk: Bool? = nil,
    progress: ProgressLine? = nil,
    version: ProtocolVersion = .current
  ) throws(CommandError) -> ExtensionConnection {
    let logPath = try context.logPath()
    ExtensionLog(path: logPath).makeFolder()
    return ExtensionConnection(
      program,
      hello: Hello(
        storePath: store.location.path,
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
      version: version,
      mayAsk: mayAsk ?? context.mayAsk,
      isConfirmed: context.arguments.has(.yes),
      isFollowed: context.arguments.has(.follow),
      output: context.output,
      progress: progress ?? ProgressLine(context)
    )
  }

  func connection(named name: String) -> ExtensionConnection? {
    connections.first { $0.program.name == name }
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
