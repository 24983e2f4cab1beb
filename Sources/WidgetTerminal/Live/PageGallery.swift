import WidgetRender
import WidgetTimeline

/// The gallery over the page: every kind of widget in its sizes, which can be searched by typing.
package struct PageGallery: Equatable, Sendable {
  package struct Kind: Equatable, Sendable {
    /// The kind's name in the command `add`.
    package let name: String
    package let title: String
    package let summary: String
    /// The supported sizes, smallest first; at least one.
    package let sizes: [WidgetFamily]
    /// The size in which the kind is placed by default.
    package let usual: WidgetFamily

    package init(
      name: String,
      title: String,
      summary: String,
      sizes: [WidgetFamily],
      usual: WidgetFamily
    ) {
      self.name = name
      self.title = title
      self.summary = summary
      self.sizes = sizes
      self.usual = usual
    }
  }

  /// A kind of widget in one of its sizes.
  struct Shape: Hashable, Sendable {
    let name: String
    let family: WidgetFamily
  }

  /// The picture of a kind in a size: still waiting, available, or missing with an error.
  enum Picture: Equatable, Sendable {
    case waiting
    case view(ArchivedView)
    case missing(String)
  }

  enum Answer: Equatable {
    case stays, refused, closes, leaves
    case places(Shape)
  }

  private(set) var kinds: [Kind]
  /// The text with which the user searches the kinds.
  private(set) var text = ""
  private(set) var selected = 0
  /// Whether a key was pressed; until then the first kind is selected.
  private var isTouched = false
  /// Whether descriptions of kinds are still being requested.
  var isLearning: Bool
  private(set) var pictures: [Shape: Picture] = [:]
  /// The request for a picture that is in progress; `nil` if there is none.
  private(set) var running: (number: Int, shape: Shape)?
  private var families: [String: WidgetFamily] = [:]

  init(_ kinds: [Kind], isLearning: Bool) {
    self.kinds = kinds.filter { !$0.sizes.isEmpty }
    self.isLearning = isLearning
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.kinds == other.kinds && one.text == other.text && one.selected == other.selected
      && one.isLearning == other.isLearning && one.pictures == other.pictures
      && one.running?.number == other.running?.number && one.families == other.families
  }

  /// The kinds that match the search: first those whose titles or names begin with the text, then
  /// those that contain it.
  var found: [Kind] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return kinds }
    func begins(_ kind: Kind) -> Bool {
      kind.title.lowercased().hasPrefix(wanted) || kind.name.hasPrefix(wanted)
    }
    let others = kinds.filter { kind in
      !begins(kind)
        && [kind.title, kind.name, kind.summary].contains { $0.lowercased().contains(wanted) }
    }
    return kinds.filter(begins) + others
  }

  /// The selected kind in the size in which Enter places it; `nil` if no kind matches.
  var shape: Shape? {
    let found = found
    guard found.indices.contains(selected) else { return nil }
    let kind = found[selected]
    return Shape(name: kind.name, family: families[kind.name] ?? kind.usual)
  }

  /// Stores the known kinds, and keeps the selected one.
  mutating func take(_ kinds: [Kind]) {
    let name = shape?.name
    self.kinds = kinds.filter { !$0.sizes.isEmpty }
    if isTouched, let name, let index = found.firstIndex(where: { $0.name == name }) {
      selected = index
    }
    selected = min(selected, max(found.count - 1, 0))
  }

  /// Returns the picture to request; `nil` if a request is in progress, or if there is none to
  /// request.
  func wanted() -> Shape? {
    guard running == nil, let shape, pictures[shape] == nil else { return nil }
    return shape
  }

  mutating func begin(_ number: Int, _ shape: Shape) {
    running = (number, shape)
    pictures[shape] = .waiting
  }

  /// Handles the end of a request for a picture; returns `false` for any other request.
  mutating func finish(_ number: Int, _ outcome: LiveOutcome) -> Bool {
    guard let running, running.number == number else { return false }
    let words = outcome.text.isEmpty ? "no picture" : outcome.text
    pictures[running.shape] = outcome.picture.map { .view($0) } ?? .missing(words)
    self.running = nil
    return true
  }

  mutating func press(_ key: Key) -> Answer {
    isTouched = true
    switch key {
    case .escape: return .closes
    case .control("c"): return .leaves
    case .enter: return shape.map { .places($0) } ?? .refused
    case .up, .backTab: return select(selected - 1)
    case .down, .tab: return select(selected + 1)
    case .pageUp: return select(max(selected - 10, 0))
    case .pageDown: return select(min(selected + 10, found.count - 1))
    case .left: return resize(by: -1)
    case .right: return resize(by: 1)
    case .text(let typed): return search(text + typed)
    case .paste(let pasted): return search(text + EditedText.oneLine(pasted))
    case .backspace: return text.isEmpty ? .refused : search(String(text.dropLast()))
    case .control("u"): return search("")
    default: return .refused
    }
  }

  private mutating func select(_ index: Int) -> Answer {
    guard found.indices.contains(index), index != selected else { return .refused }
    selected = index
    return .stays
  }

  private mutating func search(_ wanted: String) -> Answer {
    text = wanted
    selected = 0
    return found.isEmpty ? .refused : .stays
  }

  private mutating func resize(by count: Int) -> Answer {
    let found = found
    guard let shape, found.indices.contains(selected) else { return .refused }
    let sizes = found[selected].sizes
    let next = (sizes.firstIndex(of: shape.family) ?? 0) + count
    guard sizes.indices.contains(next) else { return .refused }
    families[shape.name] = sizes[next]
    return .stays
  }

  /// Selects a listed kind; returns `false` if it does not exist or is already selected.
  mutating func go(to index: Int) -> Bool { select(index) == .stays }
}

extension LiveModel {
  /// Opens the gallery, or updates its kinds.
  package mutating func take(gallery kinds: [PageGallery.Kind]) -> [Effect] {
    guard case .edit(let edit) = mode else { return [] }
    if case .gallery(var gallery) = edit.overlay {
      gallery.isLearning = false
      gallery.take(kinds)
      return look(gallery)
    }
    // Extensions that were never described are asked for their description meanwhile.
    let learning = begin(.learn(["gallery"], form: nil))
    return [learning] + look(PageGallery(kinds, isLearning: true))
  }

  mutating func press(_ key: Key, in gallery: PageGallery, _ edit: PageEdit) -> [Effect] {
    var gallery = gallery
    if case .mouse(let press) = key {
      switch press.button {
      case .wheelUp: return self.press(.up, in: gallery, edit)
      case .wheelDown: return self.press(.down, in: gallery, edit)
      case .left:
        let layout = GalleryLayout(of: gallery, in: size)
        guard let index = layout.kind(at: press.place), gallery.go(to: index) else { return [] }
        return look(gallery)
      }
    }
    let answer = gallery.press(key)
    switch answer {
    case .stays: return look(gallery)
    case .refused: return look(gallery) + [.ring]
    case .leaves: return [.leave(.interrupted)]
    case .closes:
      cover(nil)
      return []
    case .places(let shape):
      cover(nil)
      let board = boards.name.map { ["--board", $0] } ?? []
      return ask(
        for: .command(["add", shape.name, "--size", shape.family.commandLineName] + board)
      )
    }
  }

  /// Shows the gallery, and requests the picture of the selected kind if it is unknown.
  private mutating func look(_ gallery: PageGallery) -> [Effect] {
    var gallery = gallery
    var effects: [Effect] = []
    if let shape = gallery.wanted() {
      let effect = begin(.picture(kind: shape.name, shape.family))
      if case .begin(_, let number) = effect { gallery.begin(number, shape) }
      effects.append(effect)
    }
    cover(.gallery(gallery))
    return effects
  }

  /// Handles the end of a request for a picture of the gallery; returns `nil` for any other
  /// request.
  mutating func finishPicture(_ number: Int, _ outcome: LiveOutcome) -> [Effect]? {
    guard case .edit(let edit) = mode, case .gallery(var gallery) = edit.overlay,
      gallery.finish(number, outcome)
    else { return nil }
    return look(gallery)
  }
}
