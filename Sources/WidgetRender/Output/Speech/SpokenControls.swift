/// The spoken descriptions of an archive's controls: the author's labels, or else the words for
/// their symbols.
///
/// A control with text and without a label has no description, because its text is read.
package struct SpokenControls {
  private var words: [HitArea.Target: String] = [:]
  /// The number of views that may still be searched; it begins with more than most archives have.
  private var viewsLeft = 10_000

  package init(_ view: ArchivedView) {
    search(view, label: nil)
  }

  /// The description of a control; `nil` if there is none.
  package subscript(target: HitArea.Target) -> String? { words[target] }

  /// Records the controls of a view; `label` is the author's label around the view.
  private mutating func search(_ view: ArchivedView, label: String?) {
    viewsLeft -= 1
    guard viewsLeft > 0 else { return }
    switch view {
    case .modified(let content, .action(let action)): note(.action(action), content, label)
    case .modified(let content, .link(let address)): note(.link(address), content, label)
    case .modified(let content, .spoken(let speech)):
      search(content, label: speech.label ?? label)
    case .modified(let content, let modifier):
      search(content, label: label)
      for inner in modifier.innerViews { search(inner, label: nil) }
    default: for inner in view.innerViews { search(inner, label: nil) }
    }
  }

  private mutating func note(
    _ target: HitArea.Target,
    _ content: ArchivedView,
    _ label: String?
  ) {
    if words[target] == nil {
      var hasText = false
      let inner = Self.words(in: content, &hasText)
      words[target] = label ?? (hasText ? nil : inner)
    }
    search(content, label: nil)
  }

  /// Returns the first label or symbol name inside a control; `nil` if there is none.
  ///
  /// It sets `hasText` if the control contains text.
  private static func words(in view: ArchivedView, _ hasText: inout Bool) -> String? {
    switch view {
    case .text(let text):
      hasText = hasText || !text.runs.isEmpty
      return nil
    case .modified(_, .spoken(let speech)) where speech.label != nil || speech.isHidden:
      return speech.label
    case .symbol(let name, _): return SpokenSymbol.words(of: name)
    case .sizedSymbol(let symbol): return SpokenSymbol.words(of: symbol.name)
    default:
      var found: String?
      for inner in view.innerViews {
        let words = words(in: inner, &hasText)
        found = found ?? words
      }
      return found
    }
  }
}

extension ArchivedModifier {
  fileprivate var innerViews: [ArchivedView] {
    var views: [ArchivedView] = []
    _ = mapInner { view in
      views.append(view)
      return view
    }
    return views
  }
}
