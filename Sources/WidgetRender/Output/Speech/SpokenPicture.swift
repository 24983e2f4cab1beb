internal import Moments

/// A picture as sentences in reading order, for screen readers and braille.
///
/// Views that are not drawn are left out. A row is one sentence, and each line of a column is one.
package struct SpokenPicture {
  /// The sentences, without full stops and with commas between their parts.
  package let sentences: [String]

  package init(_ view: ArchivedView, size: CellSize, in context: DrawContext) {
    var layout = LayoutEngine(LayoutTree(view, in: context))
    layout.layOut(in: CellGrid.clamped(size))
    let speaker = Speaker(tree: layout.tree, frames: layout.frames, context: context)
    sentences = speaker.sentences(of: 0).map { $0.joined(separator: ", ") }
      .filter { !$0.isEmpty }
  }
}

/// Collects the sentences of the views in a placed tree.
private struct Speaker {
  let tree: LayoutTree
  let frames: Scratch<CellRect>
  let context: DrawContext
  /// Whether symbols are read; in a control with text they are left out.
  var readsSymbols = true

  /// Returns the sentences of a view, each as the parts that commas separate.
  func sentences(of node: Int32) -> [[String]] {
    guard node >= 0, frames[Int(node)].size.columns >= 0 else { return [] }
    switch tree.views[Int(node)] {
    case .text(let text): return said(words(of: text, node))
    case .symbol(let name, _): return said(words(ofSymbol: name))
    case .sizedSymbol(let symbol): return said(words(ofSymbol: symbol.name))
    case .meter(let meter): return said(Self.words(of: meter, at: context.now))
    case .stack(let stack): return inner(node, isOneSentence: stack.axis == .horizontal)
    case .grid: return gridSentences(node)
    case .zStack: return inner(node, isOneSentence: true)
    case .trackGrid, .firstThatFits: return inner(node, isOneSentence: false)
    case .modified(_, let modifier): return sentences(of: node, modifier)
    case .empty, .spacer, .divider, .fill, .shape, .image: return []
    }
  }

  private func said(_ words: String) -> [[String]] { words.isEmpty ? [] : [[words]] }

  private func sentences(of node: Int32, _ modifier: ArchivedModifier) -> [[String]] {
    let content = tree.firstChild(node)
    switch modifier {
    case .hidden, .opacity(0): return []
    case .spoken(let speech): return sentences(of: content, speech)
    case .redacted(.placeholder): return [["not known yet"]]
    case .redacted(.privacy): return [["private"]]
    case .action(let action): return [Self.parts(of: action.role, words(inControl: content))]
    case .link:
      let words = words(inControl: content)
      return [[words.isEmpty ? "link" : "link \(words)"]]
    case .widgetLabel(let label):
      let size = CellSize(columns: WidgetPicture.lineColumns, rows: 1)
      let sentences = SpokenPicture(label, size: size, in: context).sentences
      return sentences.map { [$0] } + self.sentences(of: content)
    case .overlay: return joined([sentences(of: content), sentences(of: tree.sibling(content))])
    default: return sentences(of: content)
    }
  }

  /// Returns the sentences of a view with an author's label or value.
  ///
  /// A label replaces the view's own sentences, and the value follows. A view that is hidden from
  /// screen readers has none.
  private func sentences(of content: Int32, _ speech: ArchivedSpeech) -> [[String]] {
    if speech.isHidden { return [] }
    let value = speech.value.map { [TerminalText.sanitized($0)] } ?? []
    if let label = speech.label {
      // A control is announced as one, whatever its label is.
      let control = Self.role(of: tree.views[Int(content)])
      let words = TerminalText.sanitized(label)
      return [(control.map { Self.parts(of: $0, words) } ?? [words]) + value]
    }
    return joined([sentences(of: content), value.isEmpty ? [] : [value]])
  }

  /// Returns the role of the control in a view, which may be inside other modifiers; `nil` if it is
  /// not a control.
  private static func role(of view: ArchivedView) -> ArchivedAction.Role? {
    var view = view
    while case .modified(let inner, let modifier) = view {
      if case .action(let action) = modifier { return action.role }
      view = inner
    }
    return nil
  }

  private func inner(_ node: Int32, isOneSentence: Bool) -> [[String]] {
    var parts: [[[String]]] = []
    var child = tree.firstChild(node)
    while child >= 0 {
      parts.append(sentences(of: child))
      child = tree.sibling(child)
    }
    return isOneSentence ? joined(parts) : parts.flatMap { $0 }
  }

  private func gridSentences(_ node: Int32) -> [[String]] {
    guard case .grid(let index) = tree.nodes[Int(node)].kind else { return [] }
    let plan = tree.grids[Int(index)]
    return plan.rows.flatMap { row in
      joined(plan.cells[row.cells].map { sentences(of: $0.node) })
    }
  }

  /// Joins the sentences of neighbouring views into one sentence, unless one of the views has
  /// several.
  private func joined(_ parts: [[[String]]]) -> [[String]] {
    guard parts.allSatisfy({ $0.count <= 1 }) else { return parts.flatMap { $0 } }
    let words = parts.flatMap { $0 }.flatMap { $0 }
    return words.isEmpty ? [] : [words]
  }

  private func words(of text: ArchivedText, _ node: Int32) -> String {
    guard case .text(let index, _) = tree.nodes[Int(node)].kind else { return "" }
    let words = tree.texts[Int(index)].words.split { $0 == " " || $0 == "\n" }
      .joined(separator: " ")
    let isStruck =
      !text.runs.isEmpty && text.runs.allSatisfy { $0.style.attributes.contains(.strikethrough) }
    return isStruck && !words.isEmpty ? "\(words) (crossed out)" : words
  }

  /// Returns the words on a control: its texts, or else its symbols.
  private func words(inControl content: Int32) -> String {
    var speaker = self
    speaker.readsSymbols = false
    let words = speaker.sentences(of: content).flatMap { $0 }.joined(separator: " ")
    if !words.isEmpty || !readsSymbols { return words }
    return sentences(of: content).flatMap { $0 }.joined(separator: " ")
  }

  /// Returns the parts of the sentence about a control; the state of a switch is the last.
  private static func parts(of role: ArchivedAction.Role, _ words: String) -> [String] {
    switch role {
    case .button: [words.isEmpty ? "button" : "button \(words)"]
    case .toggleOff: [words.isEmpty ? "switch" : words, "off"]
    case .toggleOn: [words.isEmpty ? "switch" : words, "on"]
    }
  }

  /// Returns the words of a symbol; empty for a symbol that only decorates, or if symbols are not
  /// read.
  private func words(ofSymbol name: String) -> String {
    readsSymbols ? SpokenSymbol.words(of: name) ?? "" : ""
  }

  private static func words(of meter: ArchivedMeter, at now: Instant) -> String {
    guard let share = meter.value.fraction(at: now) else { return "in progress" }
    return "\(Int((share * 100).rounded())) %"
  }
}
