/// The drawing of a symbol larger than a cell: layers in a square of 32 by 32 (SU-87).
///
/// The drawings are the project's own. Only basic objects have drawings in the table. Filled forms,
/// circles and squares around them, slashes and badges are composed according to the name.
struct SymbolDrawing {
  /// One area or line of the drawing.
  struct Layer {
    var path: ArchivedPath
    /// The width of a line; `nil` for an area.
    var width: Double?
    /// Whether the layer is cut out of the layers below it, instead of drawn.
    var isCut = false

    fileprivate func placed(_ placement: SymbolPlacement, isCut: Bool) -> Layer {
      Layer(path: placement.apply(path), width: width.map { $0 * placement.scale }, isCut: isCut)
    }
  }

  static let side = 32.0

  /// The fraction of the frame that is left free, so that edges between dots are rounded alike on
  /// the left and the right.
  private static let margin = 0.002

  private(set) var layers: [Layer]
  /// Whether the drawing is plain enough for a single row.
  private(set) var isPlain = false

  /// Whether the drawing consists of areas alone.
  var isSolid: Bool { layers.allSatisfy { $0.width == nil && !$0.isCut } }

  /// Creates the drawing of an SF Symbols name; `nil` if there is none.
  ///
  /// If it is small, nothing can be cut out of a circle, so enclosed symbols are drawn unfilled.
  init?(named name: String, isSmall: Bool = false) {
    if let parts = SymbolParts(named: name) {
      self.init(parts, isFilled: false)
      return
    }
    var form = SymbolForm(name)
    if isSmall, form.enclosure != nil { form.isFilled = false }
    guard let parts = SymbolParts(named: form.base) else { return nil }
    self.init(parts, isFilled: form.isFilled)
    guard form != SymbolForm(form.base) else { return }
    isPlain = false
    if let enclosure = form.enclosure, let shell = SymbolParts(named: enclosure) {
      enclose(parts, in: shell, isFilled: form.isFilled)
    }
    if form.isSlashed { slash() }
    if let badge = form.badge { addBadge(badge) }
  }

  private init(_ parts: SymbolParts, isFilled: Bool) {
    layers = parts.parts.map { $0.layer(isFilled: isFilled) }
    isPlain = parts.isPlain && !isFilled
  }

  /// Returns the layers scaled to a frame in points.
  func layers(width: Double, height: Double) -> [Layer] {
    let margin = ArchivedPoint(x: width * Self.margin / 2, y: height * Self.margin / 2)
    let stretch = SymbolPlacement.stretched(
      x: width * (1 - Self.margin) / Self.side,
      y: height * (1 - Self.margin) / Self.side,
      movedBy: margin
    )
    return layers.map { $0.placed(stretch, isCut: $0.isCut) }
  }

  /// The size of a symbol inside a circle or square, as a fraction, and the factor by which its
  /// lines are thicker.
  private static let (innerShare, innerWeight) = (0.58, 1.35)

  private mutating func enclose(_ parts: SymbolParts, in shell: SymbolParts, isFilled: Bool) {
    let margin = (1 - Self.innerShare) / 2 * Self.side
    let place = SymbolPlacement.moved(x: margin, y: margin, scaledBy: Self.innerShare)
    let inner = parts.parts.map { part in
      var layer = part.layer(isFilled: true)
      layer.width = layer.width.map { $0 * Self.innerWeight }
      return layer.placed(place, isCut: layer.isCut != isFilled)
    }
    layers = SymbolDrawing(shell, isFilled: isFilled).layers + inner
  }

  private mutating func slash() {
    let line = SymbolPath(["M", "3", "3", "L", "29", "29"]).path
    layers += [Layer(path: line, width: 7, isCut: true), Layer(path: line, width: 3)]
  }

  /// Adds a disc at the lower trailing corner, with a sign cut out of it.
  private mutating func addBadge(_ sign: String) {
    let smaller = SymbolPlacement.moved(x: 0, y: 0, scaledBy: 0.86)
    layers = layers.map { $0.placed(smaller, isCut: $0.isCut) }
    layers.append(Layer(path: SymbolPath(["E", "25", "25", "9", "9"]).path, isCut: true))
    layers.append(Layer(path: SymbolPath(["E", "25", "25", "7", "7"]).path))
    guard let parts = SymbolParts(named: sign) else { return }
    let place = SymbolPlacement.moved(x: 20.5, y: 20.5, scaledBy: 0.28)
    layers += parts.parts.map { $0.layer(isFilled: true).placed(place, isCut: true) }
  }
}

/// A parsed symbol name: the name of the base drawing, and its variants.
private struct SymbolForm: Hashable {
  var base: String
  var isFilled = false
  var isSlashed = false
  var enclosure: String?
  /// The sign on the badge, empty for a plain one; `nil` without a badge.
  var badge: String?

  init(_ name: String) {
    var words = name.split(separator: ".")
    if let place = words.lastIndex(of: "fill"), place > 0 {
      words.remove(at: place)
      isFilled = true
    }
    if let place = words.firstIndex(of: "badge"), place > 0 {
      badge = words[(place + 1)...].joined(separator: ".")
      words.removeSubrange(place...)
    }
    if let place = words.lastIndex(of: "slash"), place > 0 {
      words.remove(at: place)
      isSlashed = true
    }
    if words.count > 1, let last = words.last, last == "circle" || last == "square" {
      enclosure = String(last)
      words.removeLast()
    }
    base = words.joined(separator: ".")
  }
}

/// The areas and lines that one drawing in the table consists of.
struct SymbolParts {
  /// The role of a part in the outlined and the filled form of its symbol.
  fileprivate enum Role: Character {
    /// The body: its edge in the outlined form, its inside in the filled one.
    case outline = "o"
    /// A line (`stroke`) and an area (`fill`) that are drawn in both forms.
    case stroke = "s"
    case fill = "f"
    /// An area that is cut out in both forms.
    case cut = "c"
    /// A line (`detail`) and an area (`inside`) on the body: drawn in the outlined form, cut out of
    /// the filled one.
    case detail = "d"
    case inside = "i"
  }

  struct Part {
    fileprivate var role: Role
    fileprivate var path: ArchivedPath
    fileprivate var width: Double

    func layer(isFilled: Bool) -> SymbolDrawing.Layer {
      let isArea = role == .fill || role == .cut || role == .inside || role == .outline && isFilled
      let isCut = role == .cut || isFilled && (role == .detail || role == .inside)
      return SymbolDrawing.Layer(path: path, width: isArea ? nil : width, isCut: isCut)
    }
  }

  private(set) var parts: [Part] = []
  private(set) var isPlain = false

  /// The width of lines for which the table specifies none.
  private static let width = 3.0
  /// The greatest depth of drawings that contain other drawings.
  private static let maximumDepth = 4

  /// Creates the areas and lines of a drawing; `nil` for a name that is not in the table.
  init?(named name: String) {
    self.init(named: name, depth: 0)
  }

  private init?(named name: String, depth: Int) {
    guard depth < Self.maximumDepth, let row = SymbolDrawingTable.row(named: name) else {
      return nil
    }
    for words in row.split(separator: ";").map({ $0.split(separator: " ") }) {
      guard let first = words.first, let mark = first.first else { continue }
      switch mark {
      case "1": isPlain = true
      case "@": add(String(first.dropFirst()), words.dropFirst(), depth)
      default:
        guard let role = Role(rawValue: mark) else { continue }
        let path = SymbolPath(words.dropFirst()).path
        let width = Double(first.dropFirst()) ?? Self.width
        parts.append(Part(role: role, path: path, width: width))
      }
    }
  }

  /// Adds another drawing: rotated by degrees, mirrored, or moved and scaled by three numbers.
  private mutating func add(_ name: String, _ words: ArraySlice<Substring>, _ depth: Int) {
    guard let other = SymbolParts(named: name, depth: depth + 1) else { return }
    let numbers = words.compactMap { Double($0) }
    let placement: SymbolPlacement =
      switch numbers.count {
      case 1: .turned(numbers[0])
      case 3: .moved(x: numbers[0], y: numbers[1], scaledBy: numbers[2])
      default: words.first == "mirrored" ? .mirrored : .identity
      }
    if numbers.count < 3 { isPlain = isPlain || other.isPlain }
    parts += other.parts.map { part in
      var part = part
      part.path = placement.apply(part.path)
      part.width *= placement.scale
      return part
    }
  }
}
