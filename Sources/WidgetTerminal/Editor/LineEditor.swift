/// A line editor as a value: it receives keys and returns their effects.
///
/// The keys are those of Emacs, as in other shells and prompts.
package struct LineEditor: Equatable, Sendable {
  /// The action that the prompt must perform after a key.
  package enum Effect: Equatable, Sendable {
    /// Draw the line again.
    case draw
    /// The user has finished the input, which may be incomplete.
    case submit
    case complete
    /// The user drops the line (Ctrl-C); the prompt continues with an empty one.
    case abandon
    /// The user leaves the prompt (Ctrl-D in an empty line).
    case leave
    case clearScreen
    case suspend
    /// Signal that the key has no effect.
    case refuse
  }

  /// The most steps that can be undone; the oldest are forgotten first.
  static let maximumSteps = 200
  /// The most bytes of the input; further text is not accepted.
  package static let maximumBytes = 1 << 20

  private enum Step {
    case typing, killing, other
  }

  package private(set) var edited: EditedText
  /// The earlier inputs, oldest first.
  let history: [String]
  /// The index in `history` of the shown line; `history.count` for the line that is being typed.
  var place: Int
  /// The line that is being typed, while an earlier one is shown.
  var draft = EditedText()
  package var search: HistorySearch?
  private var killed: String
  private var undone: [EditedText] = []
  private var last = Step.other

  /// Creates an empty line; `killed` is the text that was cut last in an earlier line.
  package init(history: [String] = [], killed: String = "") {
    edited = EditedText()
    self.history = history
    place = history.count
    self.killed = killed
  }

  package var text: String { edited.text }
  /// The text that was cut last, which the next line can insert.
  package var clipboard: String { killed }

  /// Applies a key to the line, and returns the action that the prompt must perform.
  package mutating func press(_ key: Key) -> Effect {
    if search != nil, let effect = pressInSearch(key) { return effect }
    let before = last
    last = .other
    switch key {
    case .text(let text): return type(text, continues: before == .typing)
    case .paste(let text): return change { $0.insert(text) }
    case .newLine: return change { $0.insert("\n") }
    case .enter: return .submit
    case .tab: return .complete
    case .left, .control("b"): return move(to: edited.cursor - 1)
    case .right, .control("f"): return move(to: edited.cursor + 1)
    case .home, .control("a"): return move(to: edited.lineStart)
    case .end, .control("e"): return move(to: edited.lineEnd)
    case .wordLeft, .alt("b"): return move(to: edited.previousWord)
    case .wordRight, .alt("f"): return move(to: edited.nextWord)
    case .up: return moveUp()
    case .down: return moveDown()
    case .control("p"): return showOlder()
    case .control("n"): return showNewer()
    case .control("r"): return beginSearch()
    case .backspace: return remove(edited.cursor - 1..<edited.cursor)
    case .delete: return remove(edited.cursor..<edited.cursor + 1)
    case .control("d"):
      return edited.isEmpty ? .leave : remove(edited.cursor..<edited.cursor + 1)
    case .control("k"): return kill(edited.cursor..<endToKill, joins: before == .killing)
    case .control("u"): return kill(startToKill..<edited.cursor, joins: before == .killing)
    case .control("w"): return kill(edited.previousBlank..<edited.cursor, joins: before == .killing)
    case .wordBackspace:
      return kill(edited.previousWord..<edited.cursor, joins: before == .killing)
    case .alt("d"): return kill(edited.cursor..<edited.nextWord, joins: before == .killing)
    case .control("y"): return killed.isEmpty ? .refuse : change { [killed] in $0.insert(killed) }
    case .control("t"): return transpose()
    case .control("_"): return undo()
    case .control("l"): return .clearScreen
    case .control("c"): return .abandon
    case .control("z"): return .suspend
    case .control, .alt, .backTab, .escape, .pageUp, .pageDown, .controlPageUp, .controlPageDown,
      .mouse:
      return .refuse
    }
  }

  /// Replaces the bytes of a partially typed word by a completion.
  package mutating func complete(_ bytes: Range<Int>, with text: String) {
    _ = change { $0.replace(bytes: bytes, with: text) }
  }

  /// Shows another text; the change cannot be undone.
  package mutating func show(_ text: EditedText) {
    edited = text
    undone = []
    last = .other
  }

  private mutating func move(to place: Int) -> Effect {
    guard (0...edited.clusters.count).contains(place) else { return .refuse }
    edited.move(to: place)
    return .draw
  }

  private mutating func moveUp() -> Effect {
    guard let place = edited.place(inLineAbove: true) else { return showOlder() }
    return move(to: place)
  }

  private mutating func moveDown() -> Effect {
    guard let place = edited.place(inLineAbove: false) else { return showNewer() }
    return move(to: place)
  }
}

/// Inserting, cutting and exchanging text at the cursor, and undoing that.
extension LineEditor {
  private mutating func change(_ body: (inout EditedText) -> Void) -> Effect {
    var changed = edited
    body(&changed)
    guard changed.text.utf8.count <= Self.maximumBytes else { return .refuse }
    if changed.text != edited.text { remember() }
    edited = changed
    return .draw
  }

  private mutating func remember() {
    if undone.count == Self.maximumSteps { undone.removeFirst() }
    undone.append(edited)
  }

  /// Inserts typed characters; successive ones are one step of undo, up to the next blank.
  private mutating func type(_ text: String, continues: Bool) -> Effect {
    let steps = undone
    let effect = change { $0.insert(text) }
    if effect == .draw, continues, text != " " { undone = steps }
    last = .typing
    return effect
  }

  private mutating func remove(_ places: Range<Int>) -> Effect {
    guard places.lowerBound >= 0, places.upperBound <= edited.clusters.count else { return .refuse }
    return change { $0.replace(places, with: "") }
  }

  /// Cuts some clusters and stores them; consecutive cuts are stored as one text.
  private mutating func kill(_ places: Range<Int>, joins: Bool) -> Effect {
    guard !places.isEmpty else { return .refuse }
    let taken = edited.slice(places)
    let isBefore = places.upperBound == edited.cursor
    killed = !joins ? taken : isBefore ? taken + killed : killed + taken
    let effect = remove(places)
    last = .killing
    return effect
  }

  /// The end of the text to cut: the end of the line, or the line feed if the cursor is there
  /// already.
  private var endToKill: Int {
    edited.lineEnd == edited.cursor
      ? min(edited.cursor + 1, edited.clusters.count) : edited.lineEnd
  }

  private var startToKill: Int {
    edited.lineStart == edited.cursor ? max(edited.cursor - 1, 0) : edited.lineStart
  }

  /// Exchanges the clusters before and after the cursor; at the end of a line, the last two.
  private mutating func transpose() -> Effect {
    let (start, end) = (edited.lineStart, edited.lineEnd)
    guard end - start >= 2, edited.cursor > start else { return .refuse }
    let right = min(edited.cursor, end - 1)
    let swapped = edited.slice(right..<right + 1) + edited.slice(right - 1..<right)
    return change { $0.replace(right - 1..<right + 1, with: swapped) }
  }

  private mutating func undo() -> Effect {
    guard let before = undone.popLast() else { return .refuse }
    edited = before
    return .draw
  }
}
