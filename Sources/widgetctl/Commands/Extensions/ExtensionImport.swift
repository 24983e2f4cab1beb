import Ground
import SharedStore
import WidgetExtension
import WidgetImport
import WidgetIntents
import WidgetTerminal

/// The command `extension import`, which finds an app's widget extensions, builds them with
/// widgetctl's libraries, and adds them.
struct ExtensionImport {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let base = try ExtensionBase(context)
    let packages = try ImportPackages.named(context)
    let search = try Self.search(path, base, ImportPackages.given(packages, context))
    for problem in search.problems { context.output.warning(problem.message, hint: problem.hint) }
    let targets = try wanted(in: search, path)
    if context.arguments.has(ExtensionCommand.list) {
      try ImportListing(search, context).write(targets)
      return .done
    }
    if context.arguments.has(ExtensionCommand.name), targets.count > 1 {
      throw .usage(
        .other(
          message: "--name works for one extension, and \(targets.count) targets are found",
          hint: "choose one with --target TARGET: \(targets.map(\.title).joined(separator: ", "))"
        )
      )
    }
    var imports: [ImportedExtension] = []
    for target in targets {
      let taken = Set(imports.map(\.name))
      imports.append(
        try ImportedExtension(
          target,
          search,
          path,
          host,
          base: base,
          packages: packages,
          besides: taken
        )
      )
    }
    try trust(search, targets)
    try consent(imports)
    var failures: [CommandError] = []
    for imported in imports {
      do {
        try imported.build()
        try imported.takeIn()
        try ExtensionAllowance(host).ask(imported)
      } catch {
        failures.append(error)
      }
    }
    guard let first = failures.first else { return .done }
    for failure in failures.dropFirst() { context.output.report(failure) }
    throw first
  }

  static func search(
    _ path: String,
    _ base: ExtensionBase,
    _ packages: GivenPackages
  ) throws(CommandError) -> ImportSearch {
    do throws(ImportError) {
      return try ImportSearch(path, modules: base.modules, packages: packages)
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns the targets to import, with the additional folders from the option `--with`.
  private func wanted(
    in search: ImportSearch,
    _ path: String
  ) throws(CommandError) -> [ImportTarget] {
    var targets = search.targets
    guard !targets.isEmpty else {
      throw .failed(
        .negative,
        message: "there is no widget extension at '\(path)'",
        hint: "a widget extension has a Widget or a WidgetBundle that is marked @main"
      )
    }
    if let name = context.arguments.value(of: ExtensionCommand.target) {
      targets = targets.filter { $0.title == name || $0.name == name }
      guard !targets.isEmpty else {
        let names = search.targets.map(\.title)
        throw .usage(
          .unknownName(
            kind: "target",
            name: name,
            suggestion: NameSuggestion.closest(to: name, in: names),
            hint: "widget extensions are \(names.joined(separator: ", "))"
          )
        )
      }
    }
    return try targets.map { (target) throws(CommandError) in
      try Self.adding(context.arguments.values(of: ExtensionCommand.with), to: target, search)
    }
  }

  static func adding(
    _ names: [String],
    to target: ImportTarget,
    _ search: ImportSearch
  ) throws(CommandError) -> ImportTarget {
    do throws(ImportError) {
      var target = target
      for name in names { target = try search.adding(name, to: target) }
      return target
    } catch {
      throw CommandError(error)
    }
  }

  /// Rejects sources that other users can change, because they will be compiled and run (RI-11).
  private func trust(
    _ search: ImportSearch,
    _ targets: [ImportTarget]
  ) throws(CommandError) {
    var seen: Set<String> = []
    for file in targets.flatMap({ $0.allModules.flatMap(\.sources) })
    where seen.insert(file).inserted {
      guard let problem = ProgramTrust().problem(of: file) else { continue }
      throw .failed(.notPermitted, message: problem.message, hint: problem.hint)
    }
  }

  /// Informs the user which sources will be compiled and run, and as which user, and asks for
  /// consent.
  private func consent(_ imports: [ImportedExtension]) throws(CommandError) {
    let isOffline = BuildIsolation.isAvailable
    let lines = imports.map { imported in
      let target = imported.target
      let count = target.allModules.map(\.sources.count).reduce(0, +)
      return "\(target.title): \(count) Swift files of \(target.place), built in \(imported.folder)"
    }
    let manner = isOffline ? ", without a network," : ""
    let words = "these sources will be compiled\(manner) and run as \(Account.name):"
    context.output.note(CellText.safe(words, isASCII: context.isASCII))
    for line in lines { context.output.note(CellText.safe("  \(line)", isASCII: context.isASCII)) }
    if !isOffline {
      context.output.note("on this system only root can run a build without the network")
    }
    if context.arguments.has(.yes) { return }
    guard context.mayAsk else {
      throw .usage(
        .other(message: "building other people's code needs your consent", hint: "add --yes")
      )
    }
    let question = Question("Build and take in?", .confirmation)
    guard TerminalPrompt.ask(question) == .confirmed else {
      throw .failed(
        .negative,
        message: "declined: nothing was built",
        hint: "answer y, or add --yes"
      )
    }
  }
}

extension CommandError {
  init(_ error: ImportError) {
    self = .failed(.noInput, message: error.message, hint: error.hint ?? ExitCode.noInput.advice)
  }
}
