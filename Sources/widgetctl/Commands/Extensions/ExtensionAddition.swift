import Essentials
import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal
import WidgetTimeline

/// Adds an extension: asks it what it offers and remembers where its program is.
struct ExtensionAddition {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let store = try HostStore(context)
    let form = try PrintedForm.chosen(context.arguments, for: path)
    var found = try connection(to: path, as: form, in: store)
    // A program is asked once: what it offers is not much to keep, and a second answer may fail.
    var answer = Self.asked(found)
    if form == nil, case .failure(let error) = answer, case .exited = error.reason,
      let drawn = try? connection(to: path, as: .auto, in: store), drawn.undrawn == nil,
      !drawn.isBlank || PrintedForm.isScript(path)
    {
      // It ended without a message, and what it prints instead can be drawn; a script may have nothing to say now.
      (found, answer) = (drawn, Self.asked(drawn))
    }
    if found.program.printed != nil, let error = found.undrawn { throw CommandError(error) }
    let program = found.program
    let description = try Self.remember(answer, of: found, in: store, named: path)
    let takenNames = try takenNames(besides: program.name, description, in: store)
    try report(program, description, takenNames)
    try Self.redraw(context, in: store)
    return .done
  }

  /// Takes in a program that was built here, by its own name.
  func takeIn(_ path: String, name: String, _ store: HostStore) throws(CommandError) {
    let found = try connection(to: path, as: nil, in: store, name: name)
    let description = try Self.remember(Self.asked(found), of: found, in: store, named: path)
    let takenNames = try takenNames(besides: name, description, in: store)
    try report(found.program, description, takenNames)
    try Self.redraw(context, in: store)
  }

  /// Makes the pictures anew that programs before those of now drew.
  static func redraw(_ context: CommandContext, in store: HostStore) throws(CommandError) {
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: true)
    PerformedWidgets(store: store, pool: pool, output: context.output).reload()
  }

  /// What a program offers; it may take as long as its first picture does.
  private static func asked(
    _ found: ExtensionConnection
  ) -> Result<ExtensionDescription, ExtensionError> {
    found.progress.waiting(for: "Asking \(found.program.name) what it offers") { found.offer }
  }

  /// A connection to the program at a path, which must have a name of its own.
  private func connection(
    to path: String,
    as form: PrintedForm?,
    in store: HostStore,
    name: String? = nil
  ) throws(CommandError) -> ExtensionConnection {
    let program = try ExtensionProgram.find(
      path,
      name: name ?? context.arguments.value(of: ExtensionCommand.name),
      as: form
    )
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    if let other = pool.connection(named: program.name), other.program.path != program.path {
      throw .usage(
        .other(
          message: "there is an extension '\(program.name)' already: \(other.program.path)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    return try ExtensionPool.connection(
      to: program,
      context,
      store: store,
      language: pool.language
    )
  }

  /// Keeps what a program answered when it was asked what it offers; errors name it by `path`, as a person
  /// named it, else by its own.
  @discardableResult
  static func remember(
    _ answer: Result<ExtensionDescription, ExtensionError>,
    of connection: ExtensionConnection,
    in store: HostStore,
    named path: String? = nil
  ) throws(CommandError) -> ExtensionDescription {
    let program = connection.program
    let description: ExtensionDescription
    do {
      description = try answer.get()
    } catch {
      throw refusal(of: path ?? program.path, error)
    }
    let offer = KeptOffer(description: description, version: connection.version)
    guard let known = KnownExtension(program, stamp: program.stamp, offer: offer) else {
      throw .failed(
        .internalError,
        message: "the description cannot be kept",
        hint: ExitCode.internalError.advice
      )
    }
    try store.write { transaction in
      let old = try transaction.knownExtensions().first { $0.path == known.path }
      try transaction.remember(known, kinds: description.kinds)
      // What the program before drew is no picture of this one.
      if old?.stamp != known.stamp { try transaction.noteProgram(ofExtension: known.name) }
    }
    return description
  }

  /// The widgets of other extensions that are called like one of this one's.
  private func takenNames(
    besides name: String,
    _ description: ExtensionDescription,
    in store: HostStore
  ) throws(CommandError) -> Set<String> {
    let names = Set(description.widgets.map(\.name))
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    let found = try ExtensionOffers(pool, store: store, context).mentioned { _, offer in
      offer.widgets.contains { names.contains($0.name) }
    }
    let others = found.extensions.filter { $0.name != name }
    return names.intersection(others.flatMap { $0.description.widgets.map(\.name) })
  }

  private func report(
    _ program: InstalledExtension,
    _ description: ExtensionDescription,
    _ takenNames: Set<String>
  ) throws(CommandError) {
    let widgets = description.widgets.map(\.name)
    if context.output.isJSON {
      return try context.output.result(json: [
        ("name", .string(program.name)),
        ("path", .string(program.path)),
        ("prints", .optional(program.printed?.rawValue)),
        ("widgets", .array(widgets.map { .string($0) })),
        ("intents", .array(description.intents.map { .string($0.name) })),
      ])
    }
    let counts = [
      Self.counted(widgets.count, "widget"), Self.counted(description.intents.count, "intent"),
    ]
    var lines = ["Added \(program.name): \(counts.joined(separator: ", "))."]
    // A Live Activity is placed by an intent.
    if let first = description.widgets.first(where: { $0.isActivity != true })?.name {
      let name = takenNames.contains(first) ? "\(program.name)/\(first)" : first
      lines.append("'widgetctl add \(ShellWord.quoted(name))' places one.")
    }
    lines += description.namesakes ?? []
    // The names are an author's, and the file system's.
    let text = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    try context.output.result(prose: text)
  }

  /// Why a program is not taken in: most that do not answer are something else.
  private static func refusal(of path: String, _ error: ExtensionError) -> CommandError {
    switch error.reason {
    case .hung, .crashed, .exited, .closed, .garbage, .tooLarge, .askedTooMuch:
      .failed(
        .unavailable,
        message: "'\(path)' is no widget extension, or a broken one: \(error.message)",
        hint: error.hint
      )
    case .wrongVersion, .couldNotStart, .distrusted, .refused, .cancelled: CommandError(error)
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension PrintedForm {
  /// The form that a command line names, `auto` for a plugin; `nil` for a program that may speak messages.
  fileprivate static func chosen(
    _ arguments: Arguments,
    for path: String
  ) throws(CommandError) -> PrintedForm? {
    guard let name = arguments.value(of: ExtensionCommand.form) else {
      return isPlugin(path) ? .auto : nil
    }
    guard let form = named.first(where: { $0.rawValue == name }) else {
      throw .usage(
        .invalidValue(
          option: "--as",
          value: name,
          expected: named.map(\.rawValue).joined(separator: ", ")
        )
      )
    }
    return form
  }
}

/// Finds the program that a path names: the file itself, or what a package's folder holds.
private enum ExtensionProgram {
  /// Release builds are preferred: they start faster.
  private static let buildFolders = [".build/release", ".build/debug"]

  static func find(
    _ path: String,
    name: String?,
    as form: PrintedForm?
  ) throws(CommandError) -> InstalledExtension {
    guard let real = ExecutableFile.resolved(path), let file = FileStamp(path: real) else {
      throw .failed(
        .noInput,
        message: "nothing is at '\(path)'",
        hint: "name the extension's program, or the folder of its package"
      )
    }
    let program = file.isFolder ? try built(in: real, path) : real
    let base =
      form.map { _ in PrintedForm.name(of: program) }
      ?? String(program.split(separator: "/").last ?? "")
    try checkName(name, base)
    let made = InstalledExtension(
      name: name ?? base,
      path: program,
      isAdded: true,
      printed: form
    )
    guard let found = made else {
      throw .failed(
        .noInput,
        message: "'\(path)' is no program that can be run",
        hint: !file.isFolder
          ? "a program is executable: chmod +x \(ShellWord.quoted(path))"
          : "name the extension's program, or the folder of its package"
      )
    }
    return found
  }

  /// A name stands in tables, messages and commands, and before a slash.
  private static func checkName(_ name: String?, _ base: String) throws(CommandError) {
    if InstalledExtension.isName(name ?? base) { return }
    let expected = "a word without slashes and control characters that begins with no dash"
    guard let name else {
      throw .usage(
        .other(
          message: "an extension cannot be called like the program '\(base)'",
          hint: "--name NAME gives it a name: \(expected)"
        )
      )
    }
    throw .usage(.invalidValue(option: "--name", value: name, expected: expected))
  }

  /// The one program that a package's own targets were built to.
  private static func built(in folder: String, _ path: String) throws(CommandError) -> String {
    guard FileStamp(path: "\(folder)/Package.swift") != nil else {
      throw .failed(
        .noInput,
        message: "'\(path)' holds no package",
        hint: "name the extension's program, or the folder of its package"
      )
    }
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")) ?? []
    for build in buildFolders {
      let programs = targets.sorted().map { "\(folder)/\(build)/\($0)" }
        .filter { FileStamp.isExecutable($0) }
      if programs.count > 1 {
        throw .usage(
          .other(
            message: "'\(path)' was built to several programs",
            hint: "name one of them: \(programs.joined(separator: ", "))"
          )
        )
      }
      if let only = programs.first { return ExecutableFile.resolved(only) ?? only }
    }
    throw .failed(
      .noInput,
      message: "the package at '\(path)' is not built",
      hint: "run 'swift build -c release' in it, then add it again"
    )
  }
}
