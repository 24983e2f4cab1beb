/// An archive as a document of its own: `{"version":2,"view":{…}}`.
///
/// Decoding refuses unknown keys, unknown names and lengths out of range with a `DecodingError` whose path
/// says where, later versions and exceeded limits with an `ArchiveError`. Encoding leaves out what exceeds them.
public struct ArchiveDocument: Sendable, Hashable, Codable {
  public var view: ArchivedView

  public init(_ view: ArchivedView) {
    self.view = view
  }

  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["version", "view"])
    let version: Int = try object.required("version")
    guard version <= ArchiveLimits.version else { throw ArchiveError.newerVersion(version) }
    guard version >= 1 else { throw object.error("version", "is no version of an archive") }
    view = try object.required("view")
    if let limit = view.exceededLimit { throw ArchiveError.tooLarge(at: "view", limit: limit) }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(ArchiveLimits.version, forKey: "version")
    // Both encodings hold the same: what is read from the compact one keeps every limit.
    let archived = try ArchivedView(compactBytes: view.compactBytes)
    try object.encode(archived, forKey: "view")
  }
}

extension ArchiveError {
  /// What a decoder objected to, with its path in words such as `view.children[2].style`.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(
        at: Self.path(context.codingPath),
        problem: "\u{201C}\(key.stringValue)\u{201D} is missing"
      )
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      self = .malformed(at: Self.path(context.codingPath), problem: context.debugDescription)
    @unknown default: self = .malformed(at: "the document", problem: "cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the document" : path
  }
}

/// `{"kind":…}` with the fields of that kind, and `modifiers`, the innermost first.
extension ArchivedView: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder)
    // Only these keys lead from a view to one inside it; the document's own view is one of them.
    let depth = object.path.count { $0.stringValue == "children" || $0.stringValue == "view" }
    guard depth <= ArchiveLimits.maximumDepth + 1 else {
      throw ArchiveError.tooLarge(
        at: "view",
        limit: "views nested deeper than \(ArchiveLimits.maximumDepth)"
      )
    }
    let kind: String = try object.required("kind")
    var view = try ArchivedView(kind, object)
    let modifiers: [ArchivedModifier] =
      try object.list("modifiers", upTo: ArchiveLimits.maximumModifiers)
    for modifier in modifiers { view = .modified(view, modifier) }
    self = view
  }

  private init(_ kind: String, _ object: ObjectReader) throws {
    func allow(_ keys: String...) throws { try object.allow(["kind", "modifiers"] + keys) }
    switch kind {
    case "empty":
      try allow()
      self = .empty
    case "text": self = .text(try ArchivedText(object))
    case "symbol":
      try allow("name", "style", "rows", "isResizable")
      let name = try object.string("name")
      let style: TextStyle = try object.optional("style") ?? TextStyle()
      guard object.has("rows") || object.has("isResizable") else {
        self = .symbol(name: name, style: style)
        return
      }
      self = .sizedSymbol(
        ArchivedSymbol(
          name: name,
          style: style,
          rows: try object.whole("rows", in: 1...ArchiveLimits.maximumSymbolRows) ?? 1,
          isResizable: try object.optional("isResizable") ?? false
        )
      )
    case "spacer":
      try allow("minimumLength")
      self = .spacer(minimumLength: try object.cells("minimumLength"))
    case "divider":
      try allow("color")
      self = .divider(try object.optional("color") ?? .secondary)
    case "fill":
      try allow("paint")
      self = .fill(try object.required("paint"))
    case "shape": self = .shape(try ArchivedShape(object))
    case "meter": self = .meter(try ArchivedMeter(object))
    case "image": self = .image(try ArchivedImage(object))
    case "grid": self = .grid(try ArchivedGrid(object))
    case "trackGrid": self = .trackGrid(try ArchivedTrackGrid(object))
    case "stack":
      try allow("axis", "spacing", "horizontal", "vertical", "children")
      self = .stack(
        ArchivedStack(
          try object.requiredName("axis"),
          alignment: try object.alignment(),
          spacing: try object.length("spacing"),
          try object.optional("children") ?? []
        )
      )
    case "zStack":
      try allow("horizontal", "vertical", "children")
      self = .zStack(try object.alignment(), try object.optional("children") ?? [])
    case "firstThatFits":
      try allow("inWidth", "inHeight", "children")
      self = .firstThatFits(
        horizontal: try object.optional("inWidth") ?? true,
        vertical: try object.optional("inHeight") ?? true,
        try object.optional("children") ?? []
      )
    default: throw object.error("kind", "is \u{201C}\(kind)\u{201D}, which is no view")
    }
  }
}

extension ArchivedView {
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    var modifiers: [ArchivedModifier] = []
    var view = self
    while case .modified(let content, let modifier) = view {
      modifiers.append(modifier)
      view = content
    }
    try view.encodeFields(to: &object)
    if !modifiers.isEmpty {
      try object.encode(Array(modifiers.reversed()), forKey: "modifiers")
    }
  }

  private func encodeFields(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    switch self {
    case .empty: try object.encode("empty", forKey: "kind")
    case .text(let text):
      try object.encode("text", forKey: "kind")
      try text.encode(to: &object)
    case .symbol(let name, let style):
      try object.encode("symbol", forKey: "kind")
      try object.encode(name, forKey: "name")
      if style != TextStyle() { try object.encode(style, forKey: "style") }
    case .sizedSymbol(let symbol):
      try object.encode("symbol", forKey: "kind")
      try object.encode(symbol.name, forKey: "name")
      if symbol.style != TextStyle() { try object.encode(symbol.style, forKey: "style") }
      try object.encode(symbol.archivableRows, forKey: "rows")
      if symbol.isResizable { try object.encode(true, forKey: "isResizable") }
    case .spacer(let minimumLength):
      try object.encode("spacer", forKey: "kind")
      try object.encodeIfPresent(minimumLength, forKey: "minimumLength")
    case .divider(let color):
      try object.encode("divider", forKey: "kind")
      try object.encode(color, forKey: "color")
    case .fill(let paint):
      try object.encode("fill", forKey: "kind")
      try object.encode(paint, forKey: "paint")
    case .shape(let shape):
      try object.encode("shape", forKey: "kind")
      try shape.encode(to: &object)
    case .meter(let meter):
      try object.encode("meter", forKey: "kind")
      try meter.encode(to: &object)
    case .image(let image):
      try object.encode("image", forKey: "kind")
      try image.encode(to: &object)
    case .grid(let grid):
      try object.encode("grid", forKey: "kind")
      try grid.encode(to: &object)
    case .trackGrid(let grid):
      try object.encode("trackGrid", forKey: "kind")
      try grid.encode(to: &object)
    case .stack(let stack):
      try object.encode("stack", forKey: "kind")
      try object.encode(stack.axis.jsonName, forKey: "axis")
      try object.encodeIfPresent(stack.spacing, forKey: "spacing")
      try object.encode(stack.alignment)
      try object.encode(stack.children, forKey: "children")
    case .zStack(let alignment, let children):
      try object.encode("zStack", forKey: "kind")
      try object.encode(alignment)
      try object.encode(children, forKey: "children")
    case .firstThatFits(let horizontal, let vertical, let children):
      try object.encode("firstThatFits", forKey: "kind")
      try object.encode(horizontal, forKey: "inWidth")
      try object.encode(vertical, forKey: "inHeight")
      try object.encode(children, forKey: "children")
    case .modified: break
    }
  }
}
