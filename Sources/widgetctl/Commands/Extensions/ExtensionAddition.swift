import Essentials
import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal

/// Adds an extension: asks its program for a description, and stores that with the program's path.
struct ExtensionAddition {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let form = try PrintedForm.chosen(context.arguments, for: path)
    let found = try self.found(at: path, as: form)
    do throws(CommandError) {
      try add(found, path, as: form)
    } catch {
      forgetOutput(of: found)
      throw error
    }
    return .done
  }

  private func add(
    _ tried: HostedExtension,
    _ path: String,
    as form: PrintedForm?
  ) throws(CommandError) {
    var found = tried
    // The second request may fail although the first one succeeded.
    var answer = Self.asked(found)
    if form == nil, case .failure(let error) = answer, let code = Self.exitCode(error, path),
      let drawn = try? self.found(at: path, as: .auto)
    {
      // The program ended without using the protocol, so its output may be a widget.
      try check(drawn, path, error, exitCode: code)
      (found, answer) = (drawn, Self.asked(drawn))
    }
    if found.printed != nil, let error = found.undrawn { throw CommandError(error) }
    if found.printed == .auto, let memory = found.runLockPath.map(PrintedForm.memoryPath),
      PrintedForm.hasPrintedStream(at: memory)
    {
      // An endless stream needs the format i3bar, so that the program is followed.
      found = try self.found(at: path, as: .i3bar)
      answer = Self.asked(found)
    }
    try takeIn(found, answer, named: path)
  }

  /// Deletes the stored output of a program that was tried but is not added, because the output may
  /// be private.
  private func forgetOutput(of tried: HostedExtension) {
    guard let lock = tried.runLockPath, let known = try? host.extensions,
      known.named(tried.name) == nil
    else { return }
    try? FileManager.default.removeItem(atPath: PrintedForm.memoryPath(besideLock: lock))
  }

  /// Checks that the output of a program that does not answer as an extension can be drawn.
  ///
  /// - Throws: The reason why it cannot be drawn, or why the program is not an extension.
  private func check(
    _ drawn: HostedExtension,
    _ path: String,
    _ answer: ExtensionError,
    exitCode code: Int32
  ) throws(CommandError) {
    let isScript = PrintedForm.isScript(path)
    if let error = drawn.undrawn {
      guard isScript || code == 0 else { throw Self.refusal(of: path, answer) }
      throw CommandError(error)
    }
    // A script may have nothing to print at the moment.
    if isScript || !drawn.isBlank { return }
    guard code == 0 else { throw Self.refusal(of: path, answer) }
    throw .failed(
      .unavailable,
      message:
        "'\(path)' is not a widget extension: it ended without a message, and printed nothing",
      hint: "a program that prints lines can be a widget too: see the page PrintedWidgets"
    )
  }

  /// Returns the exit code of a program that may print a widget instead of using the protocol;
  /// `nil` for other programs.
  ///
  /// A script that keeps running counts as 0: it may print a stream of pictures.
  private static func exitCode(_ error: ExtensionError, _ path: String) -> Int32? {
    switch error.reason {
    case .exited(let code): code
    case .hung where PrintedForm.isScript(path): 0
    default: nil
    }
  }

  /// Adds a program that was built on this machine, with this name.
  func takeIn(_ path: String, name: String) throws(CommandError) {
    let found = try self.found(at: path, as: nil, name: name)
    try takeIn(found, Self.asked(found), named: path)
  }

  private func takeIn(
    _ found: HostedExtension,
    _ answer: Result<ExtensionDescription, ExtensionError>,
    named path: String
  ) throws(CommandError) {
    let description = try remember(answer, of: found, named: path)
    try report(found, description, takenNames(besides: found.name, description))
    try redraw(concerning: found.name)
  }

  /// Reloads the placed widgets whose programs have changed.
  ///
  /// If `name` is given, all failures of the extension with this name are reported.
  func redraw(concerning name: String? = nil) throws(CommandError) {
    // Adding an extension does not change the language of pictures.
    try PerformedWidgets(host).reload(notingLanguage: false, concerning: name)
  }

  /// Asks a program for its description, within the time limit for a first picture.
  private static func asked(
    _ found: HostedExtension
  ) -> Result<ExtensionDescription, ExtensionError> {
    found.progress.waiting(for: "Asking \(found.name) what it offers") {
      Result { () throws(ExtensionError) in try found.describe() }
    }
  }

  /// Returns an extension for the program at a path, with a name that no other extension has.
  private func found(
    at path: String,
    as form: PrintedForm?,
    name: String? = nil
  ) throws(CommandError) -> HostedExtension {
    let given = name ?? context.arguments.value(of: ExtensionCommand.name)
    var program = try ExtensionProgram.find(path, name: given, as: form)
    let extensions = try host.extensions
    let identity = try ExtensionIdentity(host)
    if given == nil {
      let choice =
        identity.name(ofProgram: program.path).map { .init(name: $0, reason: nil) }
        ?? identity.choice(among: [program.name], path: program.path)
      choice.report(to: context)
      program = try ExtensionProgram.find(path, name: choice.name, as: form)
    }
    if let other = extensions.named(program.name), other.path != program.path {
      throw .usage(
        .other(
          message: "there is an extension '\(program.name)' already: \(other.path)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    try identity.require(program.name, path: program.path)
    return try extensions.hosted(program)
  }

  /// Asks a program that was built again for its description, and stores that.
  func rebuilt(_ program: HostedExtension.Program) throws(CommandError) {
    let found = try host.extensions.hosted(program)
    try remember(Result { () throws(ExtensionError) in try found.describe() }, of: found)
  }

  /// Stores a program's answer to the request for its description.
  ///
  /// Errors name the program by `path`, as typed by the user, or else by the program's own path.
  @discardableResult
  private func remember(
    _ answer: Result<ExtensionDescription, ExtensionError>,
    of found: HostedExtension,
    named path: String? = nil
  ) throws(CommandError) -> ExtensionDescription {
    let description: ExtensionDescription
    do {
      description = try answer.get()
    } catch {
      throw Self.refusal(of: path ?? found.path, error)
    }
    guard let row = found.row(keeping: .success(description), at: context.now) else {
      throw .failed(
        .internalError,
        message: "the description of the extension cannot be stored",
        hint: ExitCode.internalError.advice
      )
    }
    try host.store.write { transaction in
      let known = try transaction.knownExtensions()
      let old = known.first { $0.path == row.path }
      // An extension whose program no longer exists loses its name to this one.
      for other in known where other.isAdded && other.name == row.name && other.path != row.path {
        try transaction.retireExtension(path: other.path)
      }
      try transaction.remember(row, kinds: description.kinds)
      // The pictures that the previous program made are outdated.
      if old?.stamp != row.stamp { try transaction.noteProgram(ofExtension: row.name) }
    }
    found.wasKept(as: row)
    try host.extensions.adopt(found)
    return description
  }

  /// Returns the names of this extension's widget kinds that other extensions have too.
  private func takenNames(
    besides name: String,
    _ description: ExtensionDescription
  ) throws(CommandError) -> Set<String> {
    let names = Set(description.widgets.map(\.name))
    let found = try host.extensions.mentioned { _, offer in
      offer.widgets.contains { names.contains($0.name) }
    }
    let others = found.extensions.filter { $0.name != name }
    return names.intersection(others.flatMap { $0.description.widgets.map(\.name) })
  }

  private func report(
    _ found: HostedExtension,
    _ description: ExtensionDescription,
    _ takenNames: Set<String>
  ) throws(CommandError) {
    let widgets = description.widgets.map(\.name)
    if context.output.isJSON {
      return try context.output.result(json: [
        ("name", .string(found.name)),
        ("path", .string(found.path)),
        ("prints", .optional(found.printed?.rawValue)),
        ("widgets", .array(widgets.map { .string($0) })),
        ("intents", .array(description.intents.map { .string($0.name) })),
      ])
    }
    let counts = [
      Self.counted(widgets.count, "widget"), Self.counted(description.intents.count, "intent"),
    ]
    var lines = ["Added \(found.name): \(counts.joined(separator: ", "))."]
    // Only intents can start a Live Activity.
    let placeable = description.widgets.first { $0.isActivity != true && $0.stops == nil }
    if let first = placeable?.name {
      let name = takenNames.contains(first) ? "\(found.name)/\(first)" : first
      lines.append("'widgetctl add \(ShellWord.quoted(name))' places one.")
    }
    for widget in description.widgets {
      if let reason = widget.stops { lines.append("\(widget.name) stops: \(reason)") }
    }
    lines += description.namesakes ?? []
    // The names come from an author or from the file system, and may contain control characters.
    let text = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    try context.output.result(prose: text)
  }

  /// Returns the error for a program that is not added.
  ///
  /// Most programs that do not answer are not extensions.
  private static func refusal(of path: String, _ error: ExtensionError) -> CommandError {
    switch error.reason {
    case .hung, .crashed, .exited, .closed, .garbage, .tooLarge, .askedTooMuch:
      .failed(
        .unavailable,
        message: "'\(path)' is not a widget extension, or a broken one: \(error.message)",
        hint: error.hint
      )
    case .wrongVersion, .couldNotStart, .distrusted, .refused, .cancelled: CommandError(error)
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
