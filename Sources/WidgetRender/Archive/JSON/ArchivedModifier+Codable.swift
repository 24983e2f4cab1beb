/// `{"kind":…}` with the fields of that kind; alignments are `horizontal` and `vertical`, each `center` where absent.
extension ArchivedModifier: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder)
    let kind: String = try object.required("kind")
    func allow(_ keys: String...) throws { try object.allow(["kind"] + keys) }
    switch kind {
    case "frame":
      try allow("width", "height", "horizontal", "vertical")
      self = .frame(
        width: try object.length("width"),
        height: try object.length("height"),
        try object.alignment()
      )
    case "flexibleFrame": self = .flexibleFrame(try FlexibleFrame(object))
    case "padding":
      try allow("top", "leading", "bottom", "trailing")
      self = .padding(
        CellInsets(
          top: try object.length("top") ?? 0,
          leading: try object.length("leading") ?? 0,
          bottom: try object.length("bottom") ?? 0,
          trailing: try object.length("trailing") ?? 0
        )
      )
    case "fixedSize":
      try allow("horizontal", "vertical")
      self = .fixedSize(
        horizontal: try object.optional("horizontal") ?? true,
        vertical: try object.optional("vertical") ?? true
      )
    case "layoutPriority":
      try allow("priority")
      self = .layoutPriority(try object.rank("priority"))
    case "offset":
      try allow("columns", "rows")
      self = .offset(
        columns: try object.cells("columns") ?? 0,
        rows: try object.cells("rows") ?? 0
      )
    case "overlay", "background", "containerBackground", "mask":
      try allow("view", "horizontal", "vertical")
      let view: ArchivedView = try object.required("view")
      let alignment = try object.alignment()
      switch kind {
      case "overlay": self = .overlay(view, alignment)
      case "background": self = .background(view, alignment)
      case "mask": self = .mask(view, alignment)
      default: self = .containerBackground(view, alignment)
      }
    case "border":
      try allow("paint")
      self = .border(try object.required("paint"))
    case "foreground":
      try allow("paint")
      self = .foreground(try object.required("paint"))
    case "clipShape":
      try allow("outline")
      self = .clipShape(try object.required("outline"))
    case "opacity":
      try allow("opacity")
      self = .opacity(try object.required("opacity"))
    case "redacted":
      try allow("reason")
      self = .redacted(try object.requiredName("reason"))
    case "action":
      try allow("action")
      self = .action(try object.required("action"))
    case "link":
      try allow("address")
      self = .link(try object.string("address"))
    case "identity":
      try allow("name")
      self = .identity(try object.string("name"))
    case "aspectRatio":
      // {"kind":"aspectRatio","ratio":1.5,"mode":"fit"}; the content's own ratio where `ratio` is absent.
      try allow("ratio", "mode")
      let ratio: Double? = try object.optional("ratio")
      if let ratio, !AspectRatio.isValid(ratio) { throw object.error("ratio", "is not above 0") }
      self = .aspectRatio(ratio, try object.requiredName("mode"))
    case "layoutDirection":
      // {"kind":"layoutDirection","direction":"rightToLeft"}
      try allow("direction")
      self = .layoutDirection(try object.requiredName("direction"))
    case "alternative":
      // {"kind":"alternative","when":"flipped","view":{…}}
      try allow("when", "view")
      self = .alternative(try object.requiredName("when"), try object.required("view"))
    case "clipped", "hidden", "accented", "invalidatable", "luminanceToAlpha":
      try allow()
      switch kind {
      case "clipped": self = .clipped
      case "hidden": self = .hidden
      case "accented": self = .accented
      case "luminanceToAlpha": self = .luminanceToAlpha
      default: self = .invalidatable
      }
    default: try self.init(placement: kind, object)
    }
  }

  private init(placement kind: String, _ object: ObjectReader) throws {
    func allow(_ keys: String...) throws { try object.allow(["kind"] + keys) }
    switch kind {
    case "position":
      try allow("column", "row")
      self = .position(
        column: try object.present("column", object.cells("column")),
        row: try object.present("row", object.cells("row"))
      )
    case "horizontalGuide":
      try allow("guide", "at")
      let column = try object.present("at", object.cells("at"))
      self = .horizontalGuide(try object.requiredName("guide"), at: column)
    case "verticalGuide":
      try allow("guide", "at")
      let row = try object.present("at", object.cells("at"))
      self = .verticalGuide(try object.requiredName("guide"), at: row)
    case "zIndex":
      try allow("index")
      self = .zIndex(try object.rank("index"))
    case "rotation":
      try allow("degrees", "anchor")
      self = .rotation(
        degrees: try object.requiredNumber("degrees"),
        anchor: try object.optional("anchor") ?? .center
      )
    case "scale":
      try allow("x", "y", "anchor")
      self = .scale(
        x: try object.requiredNumber("x"),
        y: try object.requiredNumber("y"),
        anchor: try object.optional("anchor") ?? .center
      )
    default: throw object.error("kind", "is \u{201C}\(kind)\u{201D}, which is no modifier")
    }
  }
}

extension ArchivedModifier.FlexibleFrame {
  fileprivate init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "minimumWidth", "idealWidth", "maximumWidth", "minimumHeight", "idealHeight",
      "maximumHeight", "horizontal", "vertical",
    ])
    self.init(
      minimumWidth: try object.cells("minimumWidth"),
      idealWidth: try object.cells("idealWidth"),
      maximumWidth: try object.cells("maximumWidth"),
      minimumHeight: try object.cells("minimumHeight"),
      idealHeight: try object.cells("idealHeight"),
      maximumHeight: try object.cells("maximumHeight"),
      alignment: try object.alignment()
    )
  }
}

extension ObjectReader {
  func alignment() throws -> CellAlignment {
    CellAlignment(try name("horizontal") ?? .center, try name("vertical") ?? .center)
  }
}

/// `{"intent":…,"role":"button","parameters":[{"name":…,"value":…}],"key":"k"}`; all but the intent are optional.
extension ArchivedAction: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["intent", "role", "parameters", "key"])
    self.init(
      intent: try object.string("intent"),
      parameters: try object.optional("parameters") ?? [],
      role: try object.name("role") ?? .button,
      key: object.has("key") ? try object.string("key") : nil
    )
    guard parameters.count <= ArchiveLimits.maximumParameters else {
      throw object.error("parameters", "are more than \(ArchiveLimits.maximumParameters)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(intent, forKey: "intent")
    if role != .button { try object.encode(role.jsonName, forKey: "role") }
    if !parameters.isEmpty { try object.encode(parameters, forKey: "parameters") }
    try object.encodeIfPresent(key, forKey: "key")
  }
}

extension ArchivedAction.Parameter: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["name", "value"])
    self.init(name: try object.string("name"), value: try object.string("value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(name, forKey: "name")
    try object.encode(value, forKey: "value")
  }
}
