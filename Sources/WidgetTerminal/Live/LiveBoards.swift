/// The boards of the live view, which are its tabs, and the index of the one in view.
package struct LiveBoards: Equatable, Sendable {
  /// The names of the boards; empty if there is only one page.
  package var names: [String]
  package var current: Int

  package init(names: [String] = [], current: Int = 0) {
    self.names = names
    self.current = current
  }

  /// The name of the current board; `nil` if there is only one page.
  var name: String? { names.indices.contains(current) ? names[current] : nil }

  /// Returns the board that a key selects; `nil` for other keys.
  func target(of key: Key) -> Target? {
    switch key {
    case .alt(let character):
      guard let number = character.wholeNumberValue, (1...9).contains(number) else { return nil }
      return names.indices.contains(number - 1) ? .board(number - 1) : .missing(number)
    case .controlPageUp: return step(by: -1)
    case .controlPageDown: return step(by: 1)
    default: return nil
    }
  }

  enum Target: Equatable {
    case board(Int)
    case missing(Int)
    case end(isLast: Bool)
  }

  private func step(by count: Int) -> Target {
    names.indices.contains(current + count) ? .board(current + count) : .end(isLast: count > 0)
  }
}

extension LiveModel {
  /// Replaces the boards by those that were read from the view's source.
  package mutating func take(_ boards: LiveBoards) {
    self.boards = boards
  }

  /// Shows the board that a key selects; returns `nil` for other keys.
  mutating func goToBoard(_ key: Key) -> [Effect]? {
    guard let target = boards.target(of: key) else { return nil }
    guard !boards.names.isEmpty else {
      return refuse("There is one board: ':board add NAME' makes another")
    }
    switch target {
    case .missing(let number): return refuse("There is no board \(number)")
    case .end(let isLast):
      return refuse(isLast ? "This is the last board" : "This is the first board")
    case .board(let index): return showBoard(index)
    }
  }

  /// Shows another board, beginning with its first page.
  mutating func showBoard(_ index: Int) -> [Effect] {
    guard boards.names.indices.contains(index), index != boards.current else { return [] }
    boards.current = index
    (focus, stops) = (nil, [])
    pages.show(0)
    if case .edit(var edit) = mode {
      edit.widget = nil
      mode = .edit(edit)
    }
    return [.board(index)]
  }
}
