import SharedStore
import WidgetExtension
import WidgetTerminal

extension HostedExtension {
  /// The known descriptions of an extension: the stored one, and the one that the program has
  /// returned.
  struct Offer {
    /// The row of the extension in the store; `nil` if it has none.
    var row: KnownExtension?
    /// The decoded content of the row; `nil` until it is needed.
    var kept: KeptOffer?
    /// The description that the program has returned; `nil` if it has not been asked.
    var description: ExtensionDescription?
    /// The description that the command uses, or the error of requesting it; `nil` until either is
    /// known.
    ///
    /// Its texts are in the language of the extension's answers.
    var answer: Result<ExtensionDescription, CommandError>?
    /// Whether the user was warned that the extension is left out.
    var isReported = false
  }

  /// The version of the protocol that the program used when it was last asked.
  ///
  /// A program that was installed together with this one always uses this program's version, so its
  /// description is not read.
  var keptVersion: ProtocolVersion {
    guard isAdded else { return .current }
    return row.flatMap { KeptOffer.version(in: $0.description) } ?? .current
  }

  var row: KnownExtension? { offer.withLock { $0.row } }

  /// The description in the language of the extension's answers; empty until it is known.
  var description: ExtensionDescription {
    answer.flatMap { try? $0.get() } ?? ExtensionDescription()
  }

  /// The description, or the error of requesting it; `nil` if the program must still be asked.
  ///
  /// If the program has not changed, its stored description is used.
  var answer: Result<ExtensionDescription, CommandError>? {
    if let answer = offer.withLock({ $0.answer }) { return answer }
    guard let program, row?.stamp == program.stamp,
      let description = kept.whole(for: language), refusal == nil
    else { return nil }
    settle(.success(description))
    return .success(description.read(in: language))
  }

  /// The decoded content of the extension's row in the store.
  private var kept: KeptOffer {
    offer.withLock { offer in
      if let kept = offer.kept { return kept }
      let kept =
        offer.row.map { KeptOffer(stored: storedDescription(of: $0)) }
        ?? KeptOffer(description: nil)
      offer.kept = kept
      return kept
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

  /// Returns the part of the stored description that a run of an intent with this name or identifier needs.
  ///
  /// If there is no such intent, the part has none.
  ///
  /// It is `nil` if the program must be asked, or if the whole description must be read to know.
  func keptPart(ofIntent name: String) -> ExtensionDescription? {
    // Translations belong to the whole description.
    guard language == .english, refusal == nil, offer.withLock({ $0.answer }) == nil,
      let row, row.stamp == program?.stamp
    else { return nil }
    return KeptOffer.part(ofIntent: name, in: storedDescription(of: row))
  }

  /// The kinds of widgets that crash this build of the program, according to its stored
  /// description.
  var keptStoppingKinds: [String] {
    guard isAdded, printed == nil, let program, row?.stamp == program.stamp else { return [] }
    return kept.description?.stoppingKinds ?? []
  }

  /// Whether a description of the extension is stored, perhaps from another build of its program.
  var wasDescribed: Bool { kept.description != nil }

  /// Returns whether the last stored description contains what the command searches for.
  func offered(_ isMatch: Extensions.Match) -> Bool {
    kept.description.map { isMatch(name, $0) } ?? false
  }

  /// Returns the stored error of this build of the program, if it is recent; otherwise `nil`.
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

  /// Asks the program for its description; further calls return the same answer.
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

  /// Sets the description, or the error, that this command uses.
  func settle(_ answer: Result<ExtensionDescription, CommandError>) {
    let read = answer.map { $0.read(in: language) }
    offer.withLock { $0.answer = read }
  }

  /// Removes the description that this command uses, so that the program is asked again.
  func unsettle() {
    offer.withLock { $0.answer = nil }
  }

  /// Records that the user was warned about the extension.
  ///
  /// - Returns: `false` if that was recorded before.
  func markReported() -> Bool {
    offer.withLock { offer in
      defer { offer.isReported = true }
      return !offer.isReported
    }
  }

  /// Returns a row for the store with the program's answer; `nil` if the answer is not stored.
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

  /// Whether the program was added by the user, and was built again since its description was
  /// stored.
  var isRebuilt: Bool { isAdded && row.map { $0.stamp != program?.stamp } ?? false }

  /// Replaces the extension's row by the one that was stored with the program's answer.
  func wasKept(as row: KnownExtension) {
    offer.withLock { ($0.row, $0.kept) = (row, nil) }
  }
}
