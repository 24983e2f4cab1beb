extension ArchivedView {
  /// Returns the archive in which vertically scrolled columns keep only the rows whose text
  /// `isWanted` accepts.
  package func withRows(where isWanted: (String) -> Bool) -> ArchivedView {
    if case .modified(let content, .scroll(.vertical)) = self {
      return .modified(content.keepingRows(where: isWanted), .scroll(.vertical))
    }
    return mapInner { $0.withRows(where: isWanted) }
  }

  /// Returns the view with only the wanted rows of its column, which may be inside modifiers.
  private func keepingRows(where isWanted: (String) -> Bool) -> ArchivedView {
    switch self {
    case .modified(let content, let modifier):
      return .modified(content.keepingRows(where: isWanted), modifier)
    case .stack(var stack) where stack.axis == .vertical:
      stack.children = stack.children.filter { isWanted($0.words) }
      return .stack(stack)
    default: return self
    }
  }

  /// The text of the view and of those inside it, without symbols and dates.
  private var words: String {
    guard case .text(let text) = self else {
      return innerViews.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return text.runs.map { run in
      if case .verbatim(let words) = run.content { words } else { "" }
    }
    .joined()
  }
}
