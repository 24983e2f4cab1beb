extension ArchivedModifier {
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(kind, forKey: "kind")
    switch self {
    case .frame(let width, let height, let alignment):
      try object.encodeIfPresent(width, forKey: "width")
      try object.encodeIfPresent(height, forKey: "height")
      try object.encode(alignment)
    case .flexibleFrame(let frame):
      try object.encodeIfPresent(frame.minimumWidth, forKey: "minimumWidth")
      try object.encodeIfPresent(frame.idealWidth, forKey: "idealWidth")
      try object.encodeIfPresent(frame.maximumWidth, forKey: "maximumWidth")
      try object.encodeIfPresent(frame.minimumHeight, forKey: "minimumHeight")
      try object.encodeIfPresent(frame.idealHeight, forKey: "idealHeight")
      try object.encodeIfPresent(frame.maximumHeight, forKey: "maximumHeight")
      try object.encode(frame.alignment)
    case .padding(let insets):
      if insets.top != 0 { try object.encode(insets.top, forKey: "top") }
      if insets.leading != 0 { try object.encode(insets.leading, forKey: "leading") }
      if insets.bottom != 0 { try object.encode(insets.bottom, forKey: "bottom") }
      if insets.trailing != 0 { try object.encode(insets.trailing, forKey: "trailing") }
    case .fixedSize(let horizontal, let vertical):
      try object.encode(horizontal, forKey: "horizontal")
      try object.encode(vertical, forKey: "vertical")
    case .layoutPriority(let priority):
      try object.encode(priority.archivableRank, forKey: "priority")
    case .offset(let columns, let rows):
      try object.encode(columns, forKey: "columns")
      try object.encode(rows, forKey: "rows")
    case .overlay(let view, let alignment), .background(let view, let alignment),
      .containerBackground(let view, let alignment), .mask(let view, let alignment):
      try object.encode(view, forKey: "view")
      try object.encode(alignment)
    case .border(let paint), .foreground(let paint): try object.encode(paint, forKey: "paint")
    case .clipShape(let outline): try object.encode(outline, forKey: "outline")
    case .opacity(let opacity): try object.encode(opacity, forKey: "opacity")
    case .redacted(let reason): try object.encode(reason.jsonName, forKey: "reason")
    case .action(let action): try object.encode(action, forKey: "action")
    case .link(let address): try object.encode(address, forKey: "address")
    case .identity(let name): try object.encode(name, forKey: "name")
    case .aspectRatio(let ratio, let mode):
      try object.encodeIfPresent(ratio.flatMap(AspectRatio.valid), forKey: "ratio")
      try object.encode(mode.jsonName, forKey: "mode")
    case .layoutDirection(let direction):
      try object.encode(direction.jsonName, forKey: "direction")
    case .position(let column, let row):
      try object.encode(column, forKey: "column")
      try object.encode(row, forKey: "row")
    case .horizontalGuide(let guide, let column):
      try object.encode(guide.jsonName, forKey: "guide")
      try object.encode(column, forKey: "at")
    case .verticalGuide(let guide, let row):
      try object.encode(guide.jsonName, forKey: "guide")
      try object.encode(row, forKey: "at")
    case .zIndex(let index): try object.encode(index.archivableRank, forKey: "index")
    case .rotation(let degrees, let anchor):
      try object.encode(degrees.archivable, forKey: "degrees")
      try object.encode(anchor: anchor)
    case .scale(let x, let y, let anchor):
      try object.encode(x.archivable, forKey: "x")
      try object.encode(y.archivable, forKey: "y")
      try object.encode(anchor: anchor)
    case .alternative(let condition, let view):
      try object.encode(condition.jsonName, forKey: "when")
      try object.encode(view, forKey: "view")
    case .spoken(let speech):
      try object.encodeIfPresent(speech.label, forKey: "label")
      try object.encodeIfPresent(speech.value, forKey: "value")
      if speech.isHidden { try object.encode(true, forKey: "isHidden") }
    case .clipped, .hidden, .accented, .invalidatable, .luminanceToAlpha: break
    }
  }

  private var kind: String {
    switch self {
    case .frame: "frame"
    case .flexibleFrame: "flexibleFrame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .aspectRatio: "aspectRatio"
    case .layoutDirection: "layoutDirection"
    case .offset: "offset"
    case .overlay: "overlay"
    case .background: "background"
    case .containerBackground: "containerBackground"
    case .border: "border"
    case .clipped: "clipped"
    case .hidden: "hidden"
    case .opacity: "opacity"
    case .redacted: "redacted"
    case .action: "action"
    case .link: "link"
    case .identity: "identity"
    case .position: "position"
    case .horizontalGuide: "horizontalGuide"
    case .verticalGuide: "verticalGuide"
    case .zIndex: "zIndex"
    case .rotation: "rotation"
    case .scale: "scale"
    case .clipShape: "clipShape"
    case .mask: "mask"
    case .foreground: "foreground"
    case .accented: "accented"
    case .invalidatable: "invalidatable"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alternative: "alternative"
    case .spoken: "spoken"
    }
  }
}

extension KeyedEncodingContainer<JSONKey> {
  mutating func encode(_ alignment: CellAlignment) throws {
    if alignment.horizontal != .center {
      try encode(alignment.horizontal.jsonName, forKey: "horizontal")
    }
    if alignment.vertical != .center {
      try encode(alignment.vertical.jsonName, forKey: "vertical")
    }
  }
}

/// A number of cells; 256ths are exact in decimal.
extension CellLength: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isWhole {
      try container.encode(floored)
    } else {
      try container.encode(Double(parts) / Double(Self.partsPerCell))
    }
  }
}
