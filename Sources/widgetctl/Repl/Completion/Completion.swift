/// The ways in which a begun word can go on.
struct Completion: Equatable, Sendable {
  /// The bytes of the begun word, which a candidate replaces.
  let bytes: Range<Int>
  /// All of them go on from the begun word.
  let candidates: [Candidate]

  static func none(at offset: Int) -> Completion {
    Completion(bytes: offset..<offset, candidates: [])
  }

  /// What all candidates begin with; the only one whole.
  var common: String {
    guard var common = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }
}
