/// Something that a statement does and that not every block allows.
enum Effect: Hashable, CaseIterable {
  case prompt
  case wait
  case parallel
  case atomic
  case show
  /// An intent that touches more than the store.
  case farIntent

  func description(_ word: String) -> String {
    switch self {
    case .farIntent: "the intent `\(word)`"
    default: "`\(word)`"
    }
  }
}
