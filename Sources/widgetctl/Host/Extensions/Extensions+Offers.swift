import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal

/// Finds the descriptions of extensions that a command needs (RI-12).
///
/// The store keeps each extension's last description. If an extension's program has changed since,
/// it is asked again, but only if it may have the name that the command searches for. Extensions
/// are asked at the same time, each with its own deadline. One that does not answer is left out,
/// with a warning on standard error.
extension Extensions {
  /// A function that decides whether an extension may have what a command searches for, such as a
  /// kind or an intent.
  ///
  /// It gets the name and the last description of the extension.
  typealias Match = (_ name: String, ExtensionDescription) -> Bool

  /// The time limit for starting a program and reading its description while a command waits.
  ///
  /// A program needs neither the network nor the store to describe itself.
  private static let limit = Duration.seconds(3)

  private typealias Failure = (extension: HostedExtension, error: CommandError)

  /// The extensions whose descriptions are known so far.
  private var described: [HostedExtension] {
    all.filter { if case .success? = $0.answer { true } else { false } }
  }

  private var failures: [Failure] {
    all.compactMap { if case .failure(let error)? = $0.answer { ($0, error) } else { nil } }
  }

  private var isWhole: Bool { all.allSatisfy { $0.answer != nil } }

  private func holds(_ isMatch: Match) -> Bool {
    described.contains { isMatch($0.name, $0.description) }
  }

  /// Returns all extensions that have a description, for a list.
  ///
  /// - Throws: The first error if no extension has a description.
  func offering() throws(CommandError) -> [HostedExtension] {
    ask(all)
    if described.isEmpty, let failure = failures.first { throw failure.error }
    try report()
    return described
  }

  /// Returns the extensions whose descriptions are known, after asking those that may match.
  ///
  /// - Throws: The error of an extension that matched before and does not answer, if no other
  ///   extension matches.
  func matching(_ isMatch: Match) throws(CommandError) -> [HostedExtension] {
    askMentioned(isMatch)
    if !holds(isMatch) {
      ask(all)
      let owner = failures.first { !$0.extension.isAdded || $0.extension.offered(isMatch) }
      if !holds(isMatch), let owner { throw owner.error }
    }
    try report()
    return described
  }

  /// Returns the extensions whose descriptions are known, after asking those that may match.
  ///
  /// `isWhole` is true if all extensions have answered.
  ///
  /// - Throws: The errors of `offering()`, if no description is known.
  func mentioned(
    _ isMatch: Match
  ) throws(CommandError) -> (extensions: [HostedExtension], isWhole: Bool) {
    askMentioned(isMatch)
    if described.isEmpty { return (try offering(), true) }
    try report()
    return (described, isWhole)
  }

  /// Returns the first extension that matches; the descriptions of those behind it are not decoded.
  ///
  /// It is `nil` if none matches, or if one must be asked before that is known.
  func first(_ isMatch: Match) -> HostedExtension? {
    for hosted in all {
      guard case .success(let description)? = hosted.answer else { return nil }
      if isMatch(hosted.name, description) { return hosted }
    }
    return nil
  }

  /// Returns the extensions that have an intent with this name or identifier.
  ///
  /// Each comes with the part of its description that a run of the intent needs. Nothing else is decoded. It is empty if there is no such intent, or if the whole descriptions must be read to know.
  func listing(
    intent name: String
  ) -> [(extension: HostedExtension, part: ExtensionDescription)] {
    var found: [(extension: HostedExtension, part: ExtensionDescription)] = []
    for hosted in all {
      guard let part = hosted.keptPart(ofIntent: name) else { return [] }
      if !part.intents.isEmpty { found.append((hosted, part)) }
    }
    return found
  }

  /// Returns the extension with this name and its description; no other extension is asked.
  ///
  /// - Throws: The reason why it does not answer.
  func offering(_ name: String) throws(CommandError) -> HostedExtension {
    guard let found = all.first(where: { $0.name == name }) else { throw missing(name) }
    ask([found]) { _ in false }
    if case .failure(let error)? = found.answer { throw error }
    return found
  }

  /// Asks some extensions for their descriptions again: those in `names` whose programs were built
  /// again since.
  ///
  /// The timelines of an extension that answers become outdated. A failure is not reported until a
  /// command needs the extension.
  func lookForBuilds(of names: Set<String>) {
    ask(all.filter { names.contains($0.name) && $0.isRebuilt })
  }

  /// Asks every extension for its description, even if it is stored, within the usual time limit of
  /// requests.
  func checked() -> [(extension: HostedExtension, Result<ExtensionDescription, CommandError>)] {
    let all = all
    for hosted in all { hosted.unsettle() }
    ask(all, isAnew: true, within: ExtensionSession.answerLimit) { _ in false }
    return all.compactMap { hosted in hosted.answer.map { (hosted, $0) } }
  }

  /// Asks the extensions whose description is unknown and that may match.
  ///
  /// One that failed a short time ago is asked again only if no other extension matches.
  private func askMentioned(_ isMatch: Match) {
    let asked = all.filter { $0.answer == nil && (!$0.wasDescribed || $0.offered(isMatch)) }
    if asked.isEmpty { return }
    let isElsewhere = holds(isMatch)
    ask(asked) { isElsewhere || !$0.offered(isMatch) }
  }

  /// Asks the extensions that have not answered yet for their descriptions.
  ///
  /// An extension that failed a short time ago is not asked again if `isBelieved` returns `true`
  /// for it. If `isAnew` is true, every extension is asked.
  private func ask(
    _ extensions: [HostedExtension],
    isAnew: Bool = false,
    within limit: Duration = limit,
    isBelieved: (HostedExtension) -> Bool = { _ in true }
  ) {
    var asked: [HostedExtension] = []
    for hosted in extensions where isAnew || hosted.answer == nil {
      if let refusal = hosted.refusal {
        hosted.settle(.failure(refusal))
      } else if isBelieved(hosted), let failure = hosted.keptFailure(at: context.now) {
        hosted.settle(.failure(failure))
      } else {
        asked.append(hosted)
      }
    }
    for (hosted, answer) in zip(asked, Self.descriptions(of: asked, within: limit)) {
      // A dry run stores nothing.
      if !context.arguments.has(.dryRun), !answer.lacksMeans { keep(answer, of: hosted) }
      hosted.settle(answer.mapError { CommandError($0) })
    }
  }

  /// Stores an extension's answer for later commands; if that fails, they are only slower.
  private func keep(
    _ answer: Result<ExtensionDescription, ExtensionError>,
    of hosted: HostedExtension
  ) {
    let store = WritableStore(location: location)
    // A command that only reads does not create the store.
    guard !store.isMissing, let row = hosted.row(keeping: answer, at: context.now) else { return }
    let kinds = (try? answer.get())?.kinds
    let isRebuilt = hosted.isRebuilt && kinds != nil
    try? store.open().write(durability: .relaxed) {
      try $0.remember(row, kinds: kinds)
      // The pictures that the earlier build made are outdated.
      if isRebuilt { try $0.noteProgram(ofExtension: row.name) }
    }
    hosted.wasKept(as: row)
  }

  /// Asks several extensions for their descriptions at the same time, each on a thread of its own.
  private static func descriptions(
    of extensions: [HostedExtension],
    within limit: Duration
  ) -> [Result<ExtensionDescription, ExtensionError>] {
    let ask = { @Sendable (hosted: HostedExtension) in
      Result { () throws(ExtensionError) in try hosted.describe(within: limit) }
    }
    if extensions.count < 2 { return extensions.map(ask) }
    let answers = try? TaskBridge.wait {
      await withTaskGroup { group in
        for (index, hosted) in extensions.enumerated() {
          group.addTask { (index, await BlockingThread.run { ask(hosted) }) }
        }
        var answers = extensions.map { _ in Result<ExtensionDescription, ExtensionError>?.none }
        for await (index, answer) in group { answers[index] = answer }
        return answers.compactMap { $0 }
      }
    }
    // If no descriptor is left for waiting, the extensions are asked one after the other.
    return answers ?? extensions.map(ask)
  }

  /// Warns once about each extension that did not answer; the command continues without it.
  ///
  /// - Throws: The error of an extension that could not be asked because the system allows no more
  ///   processes or open files.
  private func report() throws(CommandError) {
    let failures = failures
    if let busy = failures.first(where: { $0.error.exitCode == .busy }) { throw busy.error }
    for failure in failures where failure.extension.markReported() {
      context.output.warning("\(failure.error.message); it is left out")
    }
  }
}

extension Result where Failure == ExtensionError {
  /// Whether the error is due to a limit of the system, such as that of open files, so that a later
  /// command may succeed.
  fileprivate var lacksMeans: Bool {
    if case .failure(let error) = self { error.exitCode == ExitCode.busy.rawValue } else { false }
  }
}
