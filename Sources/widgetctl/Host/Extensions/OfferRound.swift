import WidgetTerminal

/// What became of each extension while one command asked.
struct OfferRound {
  private let candidates: [OfferCandidate]
  private var results: [Result<DescribedExtension, CommandError>?]

  /// Begins with what the store keeps of unchanged programs.
  init(_ candidates: [OfferCandidate]) {
    self.candidates = candidates
    results = candidates.map { candidate in candidate.current.map { .success($0) } }
  }

  /// Begins with nothing, so that every program is asked.
  init(unaskedOf candidates: [OfferCandidate]) {
    self.candidates = candidates
    results = candidates.map { _ in nil }
  }

  var described: [DescribedExtension] { results.compactMap { try? $0?.get() } }

  var failures: [(candidate: OfferCandidate, error: CommandError)] {
    zip(candidates, results).compactMap { candidate, result in
      guard case .failure(let error) = result else { return nil }
      return (candidate, error)
    }
  }

  var isWhole: Bool { !results.contains { $0 == nil } }

  func isOpen(_ index: Int) -> Bool { results[index] == nil }

  func holds(_ isMatch: ExtensionOffers.Match) -> Bool {
    described.contains { isMatch($0.name, $0.description) }
  }

  /// - Throws: why the extension gives no answer; it has been asked.
  func result(of index: Int) throws(CommandError) -> DescribedExtension {
    guard let result = results[index] else { preconditionFailure("it has been asked") }
    return try result.get()
  }

  mutating func settle(_ index: Int, _ result: Result<DescribedExtension, CommandError>) {
    results[index] = result
  }
}
