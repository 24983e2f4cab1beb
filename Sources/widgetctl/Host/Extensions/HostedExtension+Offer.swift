import SharedStore
import WidgetExtension
import WidgetTerminal

extension HostedExtension {
  /// The descriptions of an extension: the stored one, and the one that the program returns.
  struct Offer {
    /// The extension's row in the store; `nil` if it has none.
    var row: KnownExtension?
    /// The decoded contents of the row; `nil` until they are needed.
    var kept: KeptOffer?
    /// The description that the program has returned; `nil` until it was asked.
    var description: ExtensionDescription?
    /// The description that the command uses, in the language of the extension's answers, or the
    /// error of requesting it; `nil` until it is known.
    var answer: Result<ExtensionDescription, CommandError>?
    /// Whether a warning that the extension is left out was printed.
    var isReported = false
  }

  /// The version of the protocol that the program used when it was last asked.
  ///
  /// A program that was installed together with this one uses the same version, whose description
  /// need not be read for that.
  var keptVersion: ProtocolVersion {
    guard isAdded else { return .current }
    return row.flatMap { KeptOffer.version(in: $0.description) } ?? .current
  }

  var row: KnownExtension? { offer.withLock { $0.row } }

  /// The description, in the language of the extension's answers; empty until it is known.
  var description: ExtensionDescription {
    answer.flatMap { try? $0.get() } ?? ExtensionDescription()
  }

  /// The result of requesting the description; `nil` while the program must still be asked.
  ///
  /// If the program has not changed, its stored description is the result.
  var answer: Result<ExtensionDescription, CommandError>? {
    if let answer = offer.withLock({ $0.answer }) { return answer }
    guard let program, row?.stamp == program.stamp,
      let description = kept.whole(for: language), refusal == nil
    else { return nil }
    settle(.success(description))
    return .success(description.read(in: language))
  }

  /// The decoded contents of the store's row.
  private var kept: KeptOffer {
    offer.withLock { offer in
      if let kept = offer.kept { return kept }
      let kept = offer.row.map { KeptOffer(stored: storedDescription(of: $0)) }
      offer.kept = kept ?? KeptOffer(description: nil)
      return kept ?? KeptOffer(description: nil)
    }
  }

  /// Returns the description in the store's row; it is read now if the command did not expect to
  /// need it.
  private func storedDescription(of row: KnownExtension) -> [UInt8] {
    guard row.description.isEmpty, !row.isAdded, let path = hello.storePath else {
      return row.description
    }
    let read = Result { () throws(StoreError) in
      try StoreReader(at: StoreLocation(path: path)).extensionDescription(path: row.path)
    }
    return (try? read.get()) ?? []
  }

  /// The kinds of widgets that crash this build of the program, according to the store.
  var keptStoppingKinds: [String] {
    guard isAdded, printed == nil, let program, row?.stamp == program.stamp else { return [] }
    return kept.description?.stoppingKinds ?? []
  }

  /// Whether the store has a description of the extension, perhaps by another build.
  var wasDescribed: Bool { kept.description != nil }

  /// Returns whether the last stored description matches.
  func offered(_ isMatch: Extensions.Match) -> Bool {
    kept.description.map { isMatch(name, $0) } ?? false
  }

  /// Returns the error of this build's last failure, if it is recent; otherwise `nil`.
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

  /// Returns the program's description; it is requested only once.
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

  /// Sets the result that this command uses as the extension's description.
  func settle(_ answer: Result<ExtensionDescription, CommandError>) {
    let read = answer.map { $0.read(in: language) }
    offer.withLock { $0.answer = read }
  }

  /// Removes the result, so that the program is asked again.
  func unsettle() {
    offer.withLock { $0.answer = nil }
  }

  /// Records that a warning about the extension was printed.
  ///
  /// - Returns: `false` if it was recorded before.
  func markReported() -> Bool {
    offer.withLock { offer in
      defer { offer.isReported = true }
      return !offer.isReported
    }
  }

  /// Returns the row for the store; `nil` if the answer is not stored.
  ///
  /// A failure is stored together with the last description. Failures of built-in extensions are
  /// not stored, because they are repaired by building the program again.
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

  /// Replaces the row by the one that was stored with the program's answer.
  func wasKept(as row: KnownExtension) {
    offer.withLock { ($0.row, $0.kept) = (row, nil) }
  }
}
