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
    byte(action.role.rawValue)
    let parameters = action.parameters.prefix(ArchiveLimits.maximumParameters)
    unsigned(UInt64(parameters.count))
    for parameter in parameters {
      string(parameter.name)
      string(parameter.value)
    }
  }
}
