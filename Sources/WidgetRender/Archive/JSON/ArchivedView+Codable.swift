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
      try allow("name", "style")
      self = .symbol(
        name: try object.string("name"),
        style: try object.optional("style") ?? TextStyle()
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
          spacing: try object.cells("spacing"),
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
