/// One way in which an input can go on.
struct Candidate: Equatable, Sendable {
  /// What is put in place of the begun word.
  let text: String
  /// What the list shows of it.
  let label: String
  /// What an id means: the name of what it stands for.
  let note: String?

  init(_ text: String, label: String? = nil, note: String? = nil) {
    self.text = text
    self.label = label ?? text
    self.note = note
  }
}
