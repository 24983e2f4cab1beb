/// How well entities fit a text, case and accents apart (AI-53).
struct EntityRanking {
  private let wanted: String
  /// Whether the query itself says that they fit.
  private let isFound: Bool

  init(_ text: String, isFound: Bool) {
    wanted = FoldedText.fold(text)
    self.isFound = isFound
  }

  /// Those that fit best: by the title, a synonym, a beginning of the title, a part of it.
  func best<Entity: AppEntity>(of entities: [Entity]) -> [Entity] {
    var best: [Entity] = []
    var bestRank = Int.max
    for entity in entities {
      guard let rank = rank(of: entity.displayRepresentation), rank <= bestRank else { continue }
      if rank < bestRank {
        best = []
        bestRank = rank
      }
      best.append(entity)
    }
    return best
  }

  /// Lower is better; `nil` does not fit.
  private func rank(of shown: DisplayRepresentation) -> Int? {
    let title = FoldedText.fold(shown.title.text)
    if title == wanted { return 0 }
    if shown.synonyms.contains(where: { FoldedText.fold($0.text) == wanted }) { return 1 }
    guard !wanted.isEmpty else { return nil }
    if title.hasPrefix(wanted) { return 2 }
    if title.contains(wanted) { return 3 }
    return isFound ? 4 : nil
  }
}
