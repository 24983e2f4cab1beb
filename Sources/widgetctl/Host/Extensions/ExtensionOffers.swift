import Ground
import SharedStore
import WidgetExtension
import WidgetTerminal

/// An extension and what it offers.
struct DescribedExtension: Sendable {
  let connection: ExtensionConnection
  let description: ExtensionDescription

  /// What it offers, in the language in which it answers.
  init(connection: ExtensionConnection, description: ExtensionDescription) {
    self.connection = connection
    self.description = description.read(in: connection.language)
  }

  var name: String { connection.program.name }
}

/// What the extensions of this machine offer, as far as one command needs to know (RI-12).
///
/// The store keeps what each has offered. One whose program has changed since is asked again, only where
/// what the command looks for can be its own, side by side with the others, and until a deadline of its
/// own. One that gives no answer is left out, with a line on standard error.
final class ExtensionOffers {
  /// Whether the extension of that name offers what is looked for, by its description.
  typealias Match = (_ name: String, ExtensionDescription) -> Bool

  /// How long a program may take to start and to say what it offers while a command waits for it; a
  /// description takes no network and no store.
  private static let limit = Duration.seconds(3)

  private let pool: ExtensionPool
  private let store: HostStore
  private let context: CommandContext
  private let candidates: [OfferCandidate]
  /// What has become known so far.
  private var round: OfferRound
  private var reported: Set<String> = []

  init(
    _ pool: ExtensionPool,
    store: HostStore,
    _ context: CommandContext
  ) {
    self.pool = pool
    self.store = store
    self.context = context
    candidates = OfferCandidate.all(of: pool, at: context.now)
    round = OfferRound(candidates)
  }

  /// What all of them offer, for a list.
  ///
  /// - Throws: where none offers anything, and one could not say so.
  func all() throws(CommandError) -> [DescribedExtension] {
    ask(candidates.indices)
    if round.described.isEmpty, let failure = round.failures.first { throw failure.error }
    try report()
    return round.described
  }

  /// The offers among which is what the command looks for, if it is anywhere.
  ///
  /// - Throws: the error of an extension that offered it and gives no answer, where no other offers it.
  func matching(_ isMatch: Match) throws(CommandError) -> [DescribedExtension] {
    askMentioned(isMatch)
    if !round.holds(isMatch) {
      ask(candidates.indices)
      let owner = round.failures.first { failed in
        !failed.candidate.isAdded || failed.candidate.offered(isMatch)
      }
      if !round.holds(isMatch), let owner { throw owner.error }
    }
    try report()
    return round.described
  }

  /// What is known without asking those that cannot have what is looked for; `isWhole` says that none
  /// was left unasked.
  ///
  /// - Throws: as `all()`, where that is nothing.
  func mentioned(
    _ isMatch: Match
  ) throws(CommandError) -> (extensions: [DescribedExtension], isWhole: Bool) {
    askMentioned(isMatch)
    if round.described.isEmpty { return (try all(), true) }
    try report()
    return (round.described, round.isWhole)
  }

  /// What the extension of that name offers; the others are not asked.
  ///
  /// - Throws: why it gives no answer.
  func offer(of name: String) throws(CommandError) -> DescribedExtension {
    guard let index = candidates.firstIndex(where: { $0.name == name }) else {
      let (message, hint) = pool.missing(name)
      throw .failed(.unavailable, message: message, hint: hint)
    }
    ask([index]) { _ in false }
    return try round.result(of: index)
  }

  /// Asks every extension anew, whatever the store keeps; each may take as long as any answer.
  func checked() -> [(extension: OfferCandidate, Result<ExtensionDescription, CommandError>)] {
    round = OfferRound(unaskedOf: candidates)
    ask(candidates.indices, within: ExtensionClient.answerLimit) { _ in false }
    return candidates.indices.map { index in
      let result = Result { () throws(CommandError) in try round.result(of: index).description }
      return (candidates[index], result)
    }
  }

  /// Asks those that can have what is looked for.
  ///
  /// What failed not long ago is asked again only where nothing else offers it.
  private func askMentioned(_ isMatch: Match) {
    let asked = candidates.indices.filter { index in
      round.isOpen(index)
        && (candidates[index].last == nil || candidates[index].offered(isMatch))
    }
    if asked.isEmpty { return }
    let isElsewhere = round.holds(isMatch)
    ask(asked) { isElsewhere || !$0.offered(isMatch) }
  }

  /// Asks those that have not answered yet; the kept failure of one that `isBelieved` is its answer.
  private func ask(
    _ indices: some Sequence<Int>,
    within limit: Duration = limit,
    isBelieved: (OfferCandidate) -> Bool = { _ in true }
  ) {
    var asked: [(index: Int, connection: ExtensionConnection)] = []
    for index in indices where round.isOpen(index) {
      let candidate = candidates[index]
      if let refusal = candidate.refusal {
        round.settle(index, .failure(refusal))
      } else if isBelieved(candidate), let failure = candidate.keptFailure {
        round.settle(index, .failure(failure))
      } else if let connection = candidate.connection {
        asked.append((index, connection))
      }
    }
    let answers = Self.descriptions(of: asked.map(\.connection), within: limit)
    for ((index, connection), answer) in zip(asked, answers) {
      // A dry run leaves nothing.
      if !context.arguments.has(.dryRun), !answer.lacksMeans {
        candidates[index].remember(answer, in: store, at: context.now)
      }
      let offer = answer.map { DescribedExtension(connection: connection, description: $0) }
      round.settle(index, offer.mapError { CommandError($0) })
    }
  }

  /// Asks several at once, each on a thread of its own.
  private static func descriptions(
    of connections: [ExtensionConnection],
    within limit: Duration
  ) -> [Result<ExtensionDescription, ExtensionError>] {
    let ask = { @Sendable (connection: ExtensionConnection) in
      Result { () throws(ExtensionError) in try connection.description(within: limit) }
    }
    if connections.count < 2 { return connections.map(ask) }
    let answers = try? TaskBridge.wait {
      await withTaskGroup { group in
        for (index, connection) in connections.enumerated() {
          group.addTask { (index, await BlockingThread.run { ask(connection) }) }
        }
        var answers = connections.map { _ in Result<ExtensionDescription, ExtensionError>?.none }
        for await (index, answer) in group { answers[index] = answer }
        return answers.compactMap { $0 }
      }
    }
    // Where there is no descriptor left to wait with, one after the other.
    return answers ?? connections.map(ask)
  }

  /// Says once of each that gave no answer that the command goes on without it.
  ///
  /// - Throws: where the system has no means to ask one: what it offers is then not known.
  private func report() throws(CommandError) {
    if let busy = round.failures.first(where: { $0.error.exitCode == .busy }) { throw busy.error }
    for failure in round.failures where reported.insert(failure.candidate.name).inserted {
      context.output.warning("\(failure.error.message); it is left out")
    }
  }
}

extension Result where Failure == ExtensionError {
  /// Whether the system's limits kept the extension from answering, which may be over with the next command.
  fileprivate var lacksMeans: Bool {
    if case .failure(let error) = self { error.exitCode == ExitCode.busy.rawValue } else { false }
  }
}
