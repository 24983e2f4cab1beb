/// `{"kind":…}` with the fields of that kind, and `modifiers`, the innermost first.
extension ArchivedView: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder)
    // A child's path is two keys longer than its parent's, a modifier's view's three.
    guard object.path.count <= ArchiveLimits.maximumDepth * 3 else {
      throw ArchiveError.tooLarge(
        at: "view",
        limit: "views nested deeper than \(ArchiveLimits.maximumDepth)"
      )
    }
    let kind: String = try object.required("kind")
    var view = try ArchivedView(kind, object)
    let modifiers: [ArchivedModifier] = try object.optional("modifiers") ?? []
    guard modifiers.count <= ArchiveLimits.maximumModifiers else {
      throw object.error("modifiers", "are more than \(ArchiveLimits.maximumModifiers)")
    }
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
      try allow("color")
      self = .fill(.color(try object.required("color")))
    case "shape":
      try allow("outline", "paint", "color")
      self = .shape(
        ArchivedShape(.rectangle, filledWith: .color(try object.optional("color") ?? .primary))
      )
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
