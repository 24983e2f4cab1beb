import SharedStore
import WidgetExtension
import WidgetTerminal

/// An extension that may offer what a command looks for: its program, and what the store keeps of it.
struct OfferCandidate {
  let name: String
  let path: String
  let isAdded: Bool
  /// `nil` where there is no program.
  let connection: ExtensionConnection?
  /// Why its program is not run.
  let refusal: CommandError?
  private let known: KnownExtension?
  private let offer: KeptOffer
  private let now: Int64

  /// The installed extensions, those whose program is missing among them.
  static func all(of pool: ExtensionPool, at now: Int64) -> [OfferCandidate] {
    let missing = ExtensionCatalog.builtInNames.filter { pool.connection(named: $0) == nil }
    // What is there and fails is reported before what is not there.
    return pool.connections.map { OfferCandidate($0, pool, now) }
      + missing.map { OfferCandidate(missing: $0, path: $0, nil, pool, now) }
      + pool.lost.map { OfferCandidate(missing: $0.name, path: $0.path, $0, pool, now) }
  }

  private init(_ connection: ExtensionConnection, _ pool: ExtensionPool, _ now: Int64) {
    let program = connection.program
    name = program.name
    path = program.path
    isAdded = program.isAdded
    self.connection = connection
    refusal = connection.refusal.map { CommandError($0) }
    known = pool.known.first { $0.path == program.path }
    offer = known.map { KeptOffer(stored: $0.description) } ?? KeptOffer(description: nil)
    self.now = now
  }

  private init(
    missing name: String,
    path: String,
    _ known: KnownExtension?,
    _ pool: ExtensionPool,
    _ now: Int64
  ) {
    self.name = name
    self.path = path
    isAdded = known != nil
    connection = nil
    let (message, hint) = pool.missing(name)
    refusal = .failed(.unavailable, message: message, hint: hint)
    self.known = known
    offer = known.map { KeptOffer(stored: $0.description) } ?? KeptOffer(description: nil)
    self.now = now
  }

  /// What it offered last, maybe by another build; `nil` where that is not known.
  var last: ExtensionDescription? { offer.description }

  /// What it offers, where the store keeps that of the program as it is.
  var current: DescribedExtension? {
    guard refusal == nil, let connection, let description = offer.description,
      known?.stamp == connection.program.stamp
    else { return nil }
    return DescribedExtension(connection: connection, description: description)
  }

  /// Why this build gave no answer when it was asked not long ago.
  var keptFailure: CommandError? {
    guard let connection, isAdded,
      let failure = offer.failure(of: connection.program.stamp, at: now)
    else { return nil }
    return .failed(
      .unavailable,
      message: failure.message,
      hint: "'widgetctl doctor' asks it again"
    )
  }

  /// Whether it offered what is looked for.
  func offered(_ isMatch: ExtensionOffers.Match) -> Bool {
    last.map { isMatch(name, $0) } ?? false
  }

  /// Keeps its answer for the next command; a store that cannot be written only costs time.
  ///
  /// A failure stands beside what it offered before. A built-in extension's is not kept: there is
  /// little to do without it but to build it again.
  func remember(
    _ answer: Result<ExtensionDescription, ExtensionError>,
    in store: HostStore,
    at now: Int64
  ) {
    // To look at what there is makes no store.
    guard let program = connection?.program, (try? store.reader()) != nil else { return }
    let row: KnownExtension?
    var kinds: [KnownKind]?
    switch answer {
    case .success(let description):
      kinds = description.kinds
      row = KnownExtension(
        program,
        stamp: program.stamp,
        offer: KeptOffer(description: description, version: connection?.version ?? .current)
      )
    case .failure(let error):
      guard isAdded, error.reason != .cancelled else { return }
      let failure = KeptOffer.Failure(stamp: program.stamp, message: error.message, date: now)
      let kept = known.map { KeptOffer(stored: $0.description) }
      row = KnownExtension(
        program,
        stamp: known?.stamp ?? program.stamp,
        offer: KeptOffer(
          description: kept?.description,
          failure: failure,
          version: kept?.version ?? .current
        )
      )
    }
    guard let row else { return }
    let remembered = kinds
    let store = store.writable
    _ = try? TaskBridge.wait {
      _ = try? await store.open().write(durability: .relaxed) {
        try $0.remember(row, kinds: remembered)
      }
    }
  }
}
