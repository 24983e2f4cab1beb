// Marks stand in an archive only while it is made: they name the views whose place has to be learnt first.

extension ArchivedView {
  /// The view under a number by which a probe tells its frame.
  package func marked(_ number: Int) -> ArchivedView {
    .modified(self, .identity(ArchivedModifier.markPrefix + String(number)))
  }
}

extension ArchivedModifier {
  /// No author's identity begins so: terminals draw no such character.
  fileprivate static let markPrefix = "\u{0}mark "

  /// The number of a mark; `nil` for every modifier that an author made.
  package var mark: Int? {
    guard case .identity(let name) = self, name.utf8.first == 0, name.hasPrefix(Self.markPrefix)
    else { return nil }
    return Int(
      name.utf8.dropFirst(Self.markPrefix.utf8.count).reduce(into: "") { digits, byte in
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      }
    )
  }
}
