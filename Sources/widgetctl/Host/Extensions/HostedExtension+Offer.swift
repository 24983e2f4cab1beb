import SharedStore
import WidgetExtension
import WidgetTerminal

extension HostedExtension {
  /// The offer of an extension: the one in the store, and the one that the program gives now.
  struct Offer {
    /// The row that the store keeps of the extension.
    var row: KnownExtension?
    /// The row's contents, once they were needed.
    var kept: KeptOffer?
    /// The program's own answer.
    var description: ExtensionDescription?
    /// The outcome for the command, in the language in which the extension answers; `nil` until it is known.
    var answer: Result<ExtensionDescription, CommandError>?
    /// Whether it was reported that the extension is left out.
    var isReported = false
  }

  /// The version of the protocol that the program spoke when it was last asked.
  var keptVersion: ProtocolVersion {
    row.flatMap { KeptOffer.version(in: $0.description) } ?? .current
  }

  var row: KnownExtension? { offer.withLock { $0.row } }

  /// The offer, in the language in which the extension answers; empty until it is known.
  var description: ExtensionDescription {
    answer.flatMap { try? $0.get() } ?? ExtensionDescription()
  }

  /// The outcome of asking for the offer; `nil` as long as the program must be asked.
  ///
  /// The stored offer of a program that has not changed is its answer.
  var answer: Result<ExtensionDescription, CommandError>? {
    if let answer = offer.withLock({ $0.answer }) { return answer }
    guard let program, row?.stamp == program.stamp,
      let description = kept.whole(for: language), refusal == nil
    else { return nil }
    settle(.success(description))
    return .success(description.read(in: language))
  }

  /// The store's row, read.
  private var kept: KeptOffer {
    offer.withLock { offer in
      if let kept = offer.kept { return kept }
      let kept = offer.row.map { KeptOffer(stored: $0.description) } ?? KeptOffer(description: nil)
      offer.kept = kept
      return kept
    }
  }

  /// The kinds that stop this build of the program, as far as the store knows.
  var keptStoppingKinds: [String] {
    guard isAdded, printed == nil, let program, row?.stamp == program.stamp else { return [] }
    return kept.description?.stoppingKinds ?? []
  }

  /// Whether anything is kept of its offer, perhaps by another build.
  var wasDescribed: Bool { kept.description != nil }

  /// Whether its last known description matches.
  func offered(_ isMatch: Extensions.Match) -> Bool {
    kept.description.map { isMatch(name, $0) } ?? false
  }

  /// The reason why this build did not answer a short time ago.
  func keptFailure(at now: Int64) -> CommandError? {
    guard isAdded, let program, let failure = kept.failure(of: program.stamp, at: now) else {
      return nil
    }
    return .failed(
      .unavailable,
      message: failure.message,
      hint: "'widgetctl doctor' asks it again"
    )
  }

  /// Requests the program's description, once.
  func describe(
    within limit: Duration = ExtensionSession.answerLimit
  ) throws(ExtensionError) -> ExtensionDescription {
    if let description = offer.withLock({ $0.description }) { return description }
    let description: ExtensionDescription
    do throws(ExtensionError) {
      let offered = try session().describe(within: limit)
      description = printed == nil ? offered.named : offered.named(like: name)
    } catch {
      description = try describeOthers(after: error, within: limit).named
    }
    offer.withLock { $0.description = description }
    return description
  }

  /// Decides what its offer is for this command.
  func settle(_ answer: Result<ExtensionDescription, CommandError>) {
    let read = answer.map { $0.read(in: language) }
    offer.withLock { $0.answer = read }
  }

  /// Drops the outcome, so that the program is asked again.
  func unsettle() {
    offer.withLock { $0.answer = nil }
  }

  /// Marks the extension as reported to be left out; returns whether it was not before.
  func markReported() -> Bool {
    offer.withLock { offer in
      defer { offer.isReported = true }
      return !offer.isReported
    }
  }

  /// Returns the row for the store; `nil` if nothing of the answer is stored.
  ///
  /// A failure is stored beside the extension's last offer. That of a built-in extension is not stored: without that
  /// extension the program has to be built again.
  func row(
    keeping answer: Result<ExtensionDescription, ExtensionError>,
    at now: Int64
  ) -> KnownExtension? {
    guard let program else { return nil }
    switch answer {
    case .success(let description):
      return KnownExtension(
        program,
        stamp: program.stamp,
        offer: KeptOffer(description: description, version: version)
      )
    case .failure(let error):
      guard isAdded, error.reason != .cancelled else { return nil }
      let failure = KeptOffer.Failure(stamp: program.stamp, message: error.message, date: now)
      return KnownExtension(
        program,
        stamp: row?.stamp ?? program.stamp,
        offer: kept.failing(failure)
      )
    }
  }

  /// Whether the stored offer is that of an earlier build of an added program.
  var isRebuilt: Bool { isAdded && row.map { $0.stamp != program?.stamp } ?? false }

  /// Records that the store keeps the program's answer.
  func wasKept(as row: KnownExtension) {
    offer.withLock { ($0.row, $0.kept) = (row, nil) }
  }
}
