extension CompactWriter {
  mutating func modifier(_ modifier: ArchivedModifier, depth: Int) {
    switch modifier {
    case .frame(let width, let height, let place):
      tag(.frame)
      optionalCells(width)
      optionalCells(height)
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
      cells(insets.top)
      cells(insets.leading)
      cells(insets.bottom)
      cells(insets.trailing)
    case .fixedSize(let horizontal, let vertical):
      tag(.fixedSize)
      byte((horizontal ? 1 : 0) | (vertical ? 2 : 0))
    case .layoutPriority(let priority):
      tag(.layoutPriority)
      unsigned(priority.isNaN ? 0 : priority.bitPattern)
    case .offset(let columns, let rows):
      tag(.offset)
      cells(columns)
      cells(rows)
    case .overlay(let view, let place): secondary(.overlay, view, place, depth)
    case .background(let view, let place): secondary(.background, view, place, depth)
    case .containerBackground(let view, let place):
      secondary(.containerBackground, view, place, depth)
    case .border(let paint):
      tag(.border)
      color(paint.mainColor)
    case .position, .horizontalGuide, .verticalGuide, .zIndex, .rotation, .scale, .clipShape, .mask,
      .foreground, .accented, .invalidatable:
      tag(.opacity)
      byte(255)
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
      byte(ratio == nil ? 0 : 1)
      if let ratio { unsigned(ratio.bitPattern) }
      byte(mode.rawValue)
    case .layoutDirection(let direction):
      tag(.layoutDirection)
      byte(direction.rawValue)
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
    byte(action.role.rawValue)
    let parameters = action.parameters.prefix(ArchiveLimits.maximumParameters)
    unsigned(UInt64(parameters.count))
    for parameter in parameters {
      string(parameter.name)
      string(parameter.value)
    }
  }
}
