/// Showing earlier inputs of the history, and searching in them.
extension LineEditor {
  mutating func showOlder() -> Effect {
    guard place > 0 else { return .refuse }
    if place == history.count { draft = edited }
    place -= 1
    show(EditedText(history[place]))
    return .draw
  }

  mutating func showNewer() -> Effect {
    guard place < history.count else { return .refuse }
    place += 1
    show(place == history.count ? draft : EditedText(history[place]))
    return .draw
  }

  mutating func beginSearch() -> Effect {
    guard !history.isEmpty else { return .refuse }
    search = HistorySearch(original: edited, originalPlace: place)
    return .draw
  }

  /// Handles a key during a search; returns `nil` if the key ends the search and must still be
  /// handled.
  mutating func pressInSearch(_ key: Key) -> Effect? {
    guard let current = search else { return nil }
    switch key {
    case .text(let text):
      return find(current.query + text, upTo: current.found ?? history.count - 1)
    case .backspace:
      return find(String(current.query.dropLast()), upTo: history.count - 1)
    case .control("r"):
      return find(current.query, upTo: (current.found ?? history.count) - 1)
    case .control("s"):
      return findNewer(current)
    case .control("g"), .escape:
      search = nil
      place = current.originalPlace
      show(current.original)
      return .draw
    default:
      endSearch()
      // If nothing was found, the key is for the line before the search.
      return nil
    }
  }

  /// Ends the search; the found line stays in the editor.
  package mutating func endSearch() {
    search = nil
  }

  private mutating func find(_ query: String, upTo end: Int) -> Effect {
    search?.query = query
    guard let found = HistorySearch.place(of: query, in: history, upTo: end) else {
      search?.isMissing = !query.isEmpty
      return query.isEmpty ? .draw : .refuse
    }
    showFound(found)
    return .draw
  }

  private mutating func findNewer(_ current: HistorySearch) -> Effect {
    let wanted = current.query.lowercased()
    guard let found = current.found, !wanted.isEmpty,
      let newer = history[(found + 1)...].firstIndex(where: { $0.lowercased().contains(wanted) })
    else { return .refuse }
    showFound(newer)
    return .draw
  }

  private mutating func showFound(_ found: Int) {
    if place == history.count { draft = edited }
    place = found
    search?.found = found
    search?.isMissing = false
    show(EditedText(history[found]))
  }
}

/// A backward search in the history, which continues with each typed letter.
package struct HistorySearch: Equatable, Sendable {
  package var query = ""
  /// The index of the found line; `nil` before the first match.
  package var found: Int?
  /// Whether no line, or no further one, contains the query.
  package var isMissing = false
  /// The line before the search, which Esc and Ctrl-G restore.
  package let original: EditedText
  package let originalPlace: Int

  /// Returns the index of the last line up to `end` that contains the query, regardless of case;
  /// `nil` if there is none.
  package static func place(of query: String, in lines: [String], upTo end: Int) -> Int? {
    let wanted = query.lowercased()
    guard !wanted.isEmpty else { return nil }
    return lines[..<min(max(end + 1, 0), lines.count)].lastIndex {
      $0.lowercased().contains(wanted)
    }
  }
}
