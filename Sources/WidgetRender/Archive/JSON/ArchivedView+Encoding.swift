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
