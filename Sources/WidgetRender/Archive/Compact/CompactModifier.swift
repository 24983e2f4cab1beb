extension CompactWriter {
  mutating func modifier(_ modifier: ArchivedModifier, depth: Int) {
    switch modifier {
    case .frame(let width, let height, let place):
      tag(.frame)
      optionalLength(width)
      optionalLength(height)
      alignment(place)
    case .flexibleFrame(let frame):
      tag(.flexibleFrame)
      optionalCells(frame.minimumWidth)
      optionalCells(frame.idealWidth)
      optionalCells(frame.maximumWidth)
      optionalCells(frame.minimumHeight)
      optionalCells(frame.idealHeight)
      optionalCells(frame.maximumHeight)
      alignment(frame.alignment)
    case .padding(let insets):
      tag(.padding)
      length(insets.top)
      length(insets.leading)
      length(insets.bottom)
      length(insets.trailing)
    case .fixedSize(let horizontal, let vertical):
      tag(.fixedSize)
      byte((horizontal ? 1 : 0) | (vertical ? 2 : 0))
    case .layoutPriority(let priority):
      tag(.layoutPriority)
      rank(priority)
    case .offset(let columns, let rows):
      tag(.offset)
      cells(columns)
      cells(rows)
    case .overlay(let view, let place): secondary(.overlay, view, place, depth)
    case .background(let view, let place): secondary(.background, view, place, depth)
    case .containerBackground(let view, let place):
      secondary(.containerBackground, view, place, depth)
    case .mask(let view, let place): secondary(.mask, view, place, depth)
    case .border(let value):
      tag(.border)
      paint(value)
    case .foreground(let value):
      tag(.foreground)
      paint(value)
    case .clipShape(let value):
      tag(.clipShape)
      outline(value)
    case .accented: tag(.accented)
    case .invalidatable: tag(.invalidatable)
    case .luminanceToAlpha: tag(.luminanceToAlpha)
    case .alternative(let condition, let view):
      tag(.alternative)
      byte(condition.rawValue)
      nodes += 1
      self.view(view, depth: depth + 1)
    case .clipped: tag(.clipped)
    case .hidden: tag(.hidden)
    case .opacity(let opacity):
      tag(.opacity)
      byte(opacity)
    case .redacted(let redaction):
      tag(.redacted)
      byte(redaction.rawValue)
    case .action(let action):
      tag(.action)
      self.action(action)
    case .link(let address):
      tag(.link)
      string(address)
    case .identity(let name):
      tag(.identity)
      string(name)
    case .aspectRatio(let given, let mode):
      tag(.aspectRatio)
      let ratio = given.flatMap(AspectRatio.valid)
      flag(ratio != nil)
      if let ratio { rank(ratio) }
      byte(mode.rawValue)
    case .layoutDirection(let direction):
      tag(.layoutDirection)
      byte(direction.rawValue)
    case .position, .horizontalGuide, .verticalGuide, .zIndex, .rotation, .scale:
      placement(modifier)
    }
  }

  /// The modifiers that say where a view lies without a say in its size.
  private mutating func placement(_ modifier: ArchivedModifier) {
    switch modifier {
    case .position(let column, let row):
      tag(.position)
      cells(column)
      cells(row)
    case .horizontalGuide(let guide, let column):
      tag(.horizontalGuide)
      byte(guide.code)
      cells(column)
    case .verticalGuide(let guide, let row):
      tag(.verticalGuide)
      byte(guide.code)
      cells(row)
    case .zIndex(let index):
      tag(.zIndex)
      rank(index)
    case .rotation(let degrees, let anchor):
      tag(.rotation)
      number(degrees)
      point(anchor)
    case .scale(let x, let y, let anchor):
      tag(.scale)
      number(x)
      number(y)
      point(anchor)
    default: break
    }
  }

  private mutating func tag(_ tag: CompactTags.Modifier) {
    byte(tag.rawValue)
  }

  private mutating func secondary(
    _ kind: CompactTags.Modifier,
    _ content: ArchivedView,
    _ place: CellAlignment,
    _ depth: Int
  ) {
    tag(kind)
    nodes += 1
    alignment(place)
    view(content, depth: depth + 1)
  }

  private mutating func action(_ action: ArchivedAction) {
    string(action.intent)
    byte(action.role.rawValue | (action.key == nil ? 0 : CompactTags.hasKey))
    if let key = action.key { string(key) }
    let parameters = action.parameters.prefix(ArchiveLimits.maximumParameters)
    unsigned(UInt64(parameters.count))
    for parameter in parameters {
      string(parameter.name)
      string(parameter.value)
    }
  }
}

extension CompactReader {
  mutating func modifier(depth: Int) throws(ArchiveError) -> ArchivedModifier {
    switch try enumeration(CompactTags.Modifier.self, "modifier") {
    case .frame:
      return .frame(width: try optionalLength(), height: try optionalLength(), try alignment())
    case .flexibleFrame: return .flexibleFrame(try flexibleFrame())
    case .padding:
      return .padding(
        CellInsets(
          top: try length(),
          leading: try length(),
          bottom: try length(),
          trailing: try length()
        )
      )
    case .fixedSize:
      let axes = try axes()
      return .fixedSize(horizontal: axes.horizontal, vertical: axes.vertical)
    case .layoutPriority: return .layoutPriority(try rank())
    case .offset: return .offset(columns: try cells(), rows: try cells())
    case .overlay:
      let second = try secondary(depth: depth)
      return .overlay(second.view, second.alignment)
    case .background:
      let second = try secondary(depth: depth)
      return .background(second.view, second.alignment)
    case .containerBackground:
      let second = try secondary(depth: depth)
      return .containerBackground(second.view, second.alignment)
    case .mask:
      let second = try secondary(depth: depth)
      return .mask(second.view, second.alignment)
    case .border: return .border(try paint())
    case .foreground: return .foreground(try paint())
    case .clipShape: return .clipShape(try outline())
    case .accented: return .accented
    case .invalidatable: return .invalidatable
    case .luminanceToAlpha: return .luminanceToAlpha
    case .alternative:
      let condition = try enumeration(ArchivedModifier.Condition.self, "condition")
      return .alternative(condition, try view(depth: depth + 1))
    case .clipped: return .clipped
    case .hidden: return .hidden
    case .opacity: return .opacity(try byte())
    case .redacted:
      return .redacted(try enumeration(ArchivedModifier.Redaction.self, "redaction"))
    case .action: return .action(try action())
    case .link: return .link(try string())
    case .identity: return .identity(try string())
    case .aspectRatio:
      let ratio = try flag() ? try rank() : nil
      if let ratio, !AspectRatio.isValid(ratio) { throw malformed("a ratio that is no ratio") }
      let mode = try enumeration(ArchivedModifier.ContentMode.self, "content mode")
      return .aspectRatio(ratio, mode)
    case .layoutDirection:
      return .layoutDirection(
        try enumeration(ArchivedModifier.LayoutDirection.self, "layout direction")
      )
    case .position: return .position(column: try cells(), row: try cells())
    case .horizontalGuide:
      return .horizontalGuide(try horizontalAlignment(), at: try cells())
    case .verticalGuide: return .verticalGuide(try verticalAlignment(), at: try cells())
    case .zIndex: return .zIndex(try rank())
    case .rotation: return .rotation(degrees: try number(), anchor: try point())
    case .scale: return .scale(x: try number(), y: try number(), anchor: try point())
    }
  }

  private mutating func secondary(
    depth: Int
  ) throws(ArchiveError) -> (view: ArchivedView, alignment: CellAlignment) {
    let place = try alignment()
    return (try view(depth: depth + 1), place)
  }

  private mutating func flexibleFrame() throws(ArchiveError) -> ArchivedModifier.FlexibleFrame {
    ArchivedModifier.FlexibleFrame(
      minimumWidth: try optionalCells(),
      idealWidth: try optionalCells(),
      maximumWidth: try optionalCells(),
      minimumHeight: try optionalCells(),
      idealHeight: try optionalCells(),
      maximumHeight: try optionalCells(),
      alignment: try alignment()
    )
  }

  private mutating func action() throws(ArchiveError) -> ArchivedAction {
    var action = ArchivedAction(intent: try string())
    let bits = try byte()
    guard let role = ArchivedAction.Role(rawValue: bits & ~CompactTags.hasKey) else {
      throw malformed("an unknown role")
    }
    action.role = role
    if bits & CompactTags.hasKey != 0 { action.key = try string() }
    let count = try count(upTo: ArchiveLimits.maximumParameters, "parameters")
    for _ in 0..<count {
      action.parameters.append(
        ArchivedAction.Parameter(name: try string(), value: try string())
      )
    }
    return action
  }
}
