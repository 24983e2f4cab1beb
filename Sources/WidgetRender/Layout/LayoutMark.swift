// Marks are in an archive only while it is created: they identify views whose frames must be found first.

extension ArchivedView {
  /// Returns the view marked with a number, by which a layout probe reports its frame.
  package func marked(_ number: Int) -> ArchivedView {
    .modified(self, .identity(ArchivedModifier.markPrefix + String(number)))
  }
}

extension ArchivedModifier {
  /// The beginning of the identity of a marked view; no author's identity begins with this
  /// character, because terminals do not draw it.
  fileprivate static let markPrefix = "\u{0}mark "

  /// The number with which a view is marked for a layout probe; `nil` for every modifier that an
  /// author made.
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

extension ArchivedView {
  /// The numbers of the marked views inside the view, inner ones first.
  package var marks: [Int] {
    var marks: [Int] = []
    _ = replacingMarks { mark, content in
      marks.append(mark)
      return content
    }
    return marks
  }

  /// Returns the view with every marked view replaced, innermost first.
  ///
  /// `replace` is called with a mark's number and its view, in which all marks are already
  /// replaced.
  package func replacingMarks(_ replace: (Int, ArchivedView) -> ArchivedView) -> ArchivedView {
    switch self {
    case .modified(let content, let modifier):
      let content = content.replacingMarks(replace)
      if let number = modifier.mark { return replace(number, content) }
      return .modified(content, modifier.mapInner { $0.replacingMarks(replace) })
    default: return mapInner { $0.replacingMarks(replace) }
    }
  }
}
