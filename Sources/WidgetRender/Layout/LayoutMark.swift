// Marks stand in an archive only while it is made: they name the views whose place has to be learnt first.

extension ArchivedView {
  /// The view under a number by which a probe reports its frame.
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

extension ArchivedView {
  /// The numbers of the marks in the view, inner ones first.
  package var marks: [Int] {
    var marks: [Int] = []
    _ = replacingMarks { mark, content in
      marks.append(mark)
      return content
    }
    return marks
  }

  /// The view with every marked view replaced, innermost first.
  ///
  /// `replace` is given a mark's number and its view, in which all marks are replaced already.
  package func replacingMarks(_ replace: (Int, ArchivedView) -> ArchivedView) -> ArchivedView {
    switch self {
    case .modified(let content, let modifier):
      let content = content.replacingMarks(replace)
      if let number = modifier.mark { return replace(number, content) }
      return .modified(content, modifier.replacingMarks(replace))
    case .stack(var stack):
      stack.children = stack.children.map { $0.replacingMarks(replace) }
      return .stack(stack)
    case .zStack(let alignment, let children):
      return .zStack(alignment, children.map { $0.replacingMarks(replace) })
    case .firstThatFits(let horizontal, let vertical, let children):
      return .firstThatFits(
        horizontal: horizontal,
        vertical: vertical,
        children.map { $0.replacingMarks(replace) }
      )
    case .grid(var grid):
      for row in grid.rows.indices {
        for cell in grid.rows[row].cells.indices {
          let view = grid.rows[row].cells[cell].view
          grid.rows[row].cells[cell].view = view.replacingMarks(replace)
        }
      }
      return .grid(grid)
    case .trackGrid(var grid):
      grid.children = grid.children.map { $0.replacingMarks(replace) }
      return .trackGrid(grid)
    case .empty, .text, .symbol, .sizedSymbol, .spacer, .divider, .fill, .shape, .meter, .image:
      return self
    }
  }
}

extension ArchivedModifier {
  fileprivate func replacingMarks(
    _ replace: (Int, ArchivedView) -> ArchivedView
  ) -> ArchivedModifier {
    switch self {
    case .overlay(let other, let alignment):
      .overlay(other.replacingMarks(replace), alignment)
    case .background(let other, let alignment):
      .background(other.replacingMarks(replace), alignment)
    case .containerBackground(let other, let alignment):
      .containerBackground(other.replacingMarks(replace), alignment)
    case .mask(let other, let alignment): .mask(other.replacingMarks(replace), alignment)
    default: self
    }
  }
}
