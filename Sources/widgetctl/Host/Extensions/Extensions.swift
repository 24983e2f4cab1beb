import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The extensions that one command can use.
final class Extensions: Sendable {
  /// The language of the extensions' answers and pictures.
  let language: LanguageDecision
  /// The progress line, which the extensions and the command share.
  let progress: ProgressLine
  let context: CommandContext
  let location: StoreLocation
  private let isNetworkAllowed: Bool
  private let mayAsk: Bool
  private let found = Guarded<[HostedExtension]>([])

  /// Creates the extensions on this machine; none is started before its first request.
  ///
  /// `isNetworkAllowed` allows them to load data, `mayAsk` allows questions to the user. Unless
  /// `readsOffers`, the built-in extensions' descriptions are read only when one is needed.
  ///
  /// - Throws: If there is no folder for the log, or the store cannot be read.
  init(
    _ context: CommandContext,
    store: HostStore,
    isNetworkAllowed: Bool,
    mayAsk: Bool,
    readsOffers: Bool = true
  ) throws(CommandError) {
    let reader = try store.reader()
    let rows = try stored { () throws(StoreError) in
      try reader?.knownExtensions(isWhole: readsOffers) ?? []
    }
    language = try LanguageDecision(context, store)
    progress = ProgressLine(context)
    location = store.location
    self.context = context
    self.isNetworkAllowed = isNetworkAllowed
    self.mayAsk = mayAsk
    var all: [HostedExtension] = []
    for program in HostedExtension.installed(executable: ExecutableFile.path)
      + rows.compactMap(HostedExtension.Program.init)
    {
      all.append(try hosted(program, row: rows.first { $0.path == program.path }))
    }
    let names = Set(all.map(\.name))
    // Existing programs come first, so that their failures are reported before missing programs.
    all += HostedExtension.builtInNames.filter { !names.contains($0) }.map { name in
      HostedExtension(missing: name, path: name, row: nil, refusal: Self.missing(name))
    }
    all += rows.filter { $0.isAdded && !names.contains($0.name) }.map { row in
      HostedExtension(
        missing: row.name,
        path: row.path,
        row: row,
        refusal: Self.missing(row.name, path: row.path)
      )
    }
    found.withLock { [all] in $0 = all }
  }

  /// All extensions, those without a program last.
  var all: [HostedExtension] { found.withLock { $0 } }

  /// Returns the extension with this name; `nil` if it does not exist, or if its program is
  /// missing.
  func named(_ name: String) -> HostedExtension? {
    all.first { $0.name == name && $0.program != nil }
  }

  /// Starts the processes of these extensions early, while the command opens the store for writing.
  ///
  /// This saves an eighth of the time of a refresh (performance goal 15). If a process cannot be
  /// started, its first request reports that.
  func prepare(_ names: Set<String>) {
    for name in names { _ = try? named(name)?.session() }
  }

  /// Returns the error of a command that needs the extension with this name, if its program is
  /// missing.
  func missing(_ name: String) -> CommandError {
    let lost = all.first { $0.name == name && $0.program == nil && $0.isAdded }
    return Self.missing(name, path: lost?.path)
  }

  /// Returns the error for an extension whose program is missing.
  ///
  /// For a built-in extension, the cause is often `swift run widgetctl` on a fresh clone, which
  /// builds only the host.
  private static func missing(_ name: String, path: String? = nil) -> CommandError {
    if let path {
      return .failed(
        .unavailable,
        message: "extension \(name) has no program that can be run at \(path)",
        hint: "build it again, or 'widgetctl extension remove \(ShellWord.quoted(name))'"
      )
    }
    if HostedExtension.builtInNames.contains(name) {
      return .failed(
        .unavailable,
        message: "extension \(name) is not built",
        hint: "'swift build' builds it beside widgetctl, 'scripts/widgetctl' builds and runs both"
      )
    }
    return .failed(
      .unavailable,
      message: "extension \(name) is not installed",
      hint: "install it beside widgetctl or in ../libexec/widgetctl"
    )
  }

  /// Creates the extension of a program, without starting it; `row` is the extension's row in the
  /// store.
  func hosted(
    _ program: HostedExtension.Program,
    row: KnownExtension? = nil
  ) throws(CommandError) -> HostedExtension {
    let logPath = try context.logPath()
    ExtensionLog(path: logPath).makeFolder()
    return HostedExtension(
      program,
      row: row,
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
      mayAsk: mayAsk,
      isConfirmed: context.arguments.has(.yes),
      isFollowed: context.arguments.has(.follow),
      variables: variables(of: program),
      output: context.output,
      progress: progress
    )
  }

  /// Returns the environment variables of a program's process.
  ///
  /// An imported extension gets the user's location only if the user has allowed that.
  private func variables(of program: HostedExtension.Program) -> [String] {
    let all = context.variablesOfExtensions
    guard program.isAdded, program.printed == nil,
      let allowance = ImportedAllowance(ofProgram: program.path),
      !allowance.has(ImportedAllowance.location)
    else { return all }
    // The user's environment may contain a location too.
    return all.filter { !$0.hasPrefix("\(Place.variable)=") } + ["\(Place.variable)="]
  }

  /// Adds an extension that this command has added to the store, in place of an earlier one at the
  /// same path.
  func adopt(_ new: HostedExtension) {
    found.withLock { all in
      let place = all.firstIndex { $0.path == new.path } ?? all.count
      all.removeAll { $0.path == new.path }
      all.insert(new, at: place)
    }
  }
}

extension CommandError {
  /// Creates the error of a request to an extension, with the extension's message and exit code.
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
  /// Creates a usage error that suggests the name or value which the user may have meant.
  ///
  /// It is `nil` if the extension's error is not about a name or value that is similar to a valid
  /// one.
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
