import WidgetRender

extension ArchiveMaker {
  mutating func modifier(_ depth: Int) -> ArchivedModifier {
    switch pick(ModifierChoice.self) {
    case .frame: .frame(width: optionalLength(), height: optionalLength(), alignment())
    case .flexibleFrame: .flexibleFrame(flexibleFrame())
    case .padding:
      .padding(CellInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case .fixedSize: .fixedSize(horizontal: random.oneIn(2), vertical: random.oneIn(2))
    case .layoutPriority: .layoutPriority(number())
    case .aspectRatio:
      .aspectRatio(
        random.oneIn(2) ? nil : number(),
        random.element(of: ArchivedModifier.ContentMode.allCases)
      )
    case .layoutDirection:
      .layoutDirection(random.element(of: ArchivedModifier.LayoutDirection.allCases))
    case .offset: .offset(columns: cells(), rows: cells())
    case .position: .position(column: cells(), row: cells())
    case .horizontalGuide: .horizontalGuide(alignment().horizontal, at: cells())
    case .verticalGuide: .verticalGuide(alignment().vertical, at: cells())
    case .zIndex: .zIndex(number())
    case .rotation: .rotation(degrees: number(), anchor: point())
    case .scale: .scale(x: number(), y: number(), anchor: point())
    case .overlay: .overlay(view(depth: depth + 1), alignment())
    case .background: .background(view(depth: depth + 1), alignment())
    case .containerBackground: .containerBackground(view(depth: depth + 1), alignment())
    case .border: .border(paint())
    case .clipped: .clipped
    case .clipShape: .clipShape(outline())
    case .mask: .mask(view(depth: depth + 1), alignment())
    case .foreground: .foreground(paint())
    case .accented: .accented
    case .invalidatable: .invalidatable
    case .luminanceToAlpha: .luminanceToAlpha
    case .alternative:
      .alternative(
        random.element(of: ArchivedModifier.Condition.allCases),
        view(depth: depth + 1)
      )
    case .hidden: .hidden
    case .opacity: .opacity(UInt8(random.below(256)))
    case .redacted: .redacted(random.element(of: ArchivedModifier.Redaction.allCases))
    case .action: .action(action())
    case .link: .link(words())
    case .identity: .identity(words())
    case .spoken:
      .spoken(
        ArchivedSpeech(
          label: random.oneIn(2) ? words() : nil,
          value: random.oneIn(2) ? words() : nil,
          isHidden: random.oneIn(4)
        )
      )
    }
  }

  private mutating func flexibleFrame() -> ArchivedModifier.FlexibleFrame {
    ArchivedModifier.FlexibleFrame(
      minimumWidth: optionalCells(),
      idealWidth: optionalCells(),
      maximumWidth: optionalCells(),
      minimumHeight: optionalCells(),
      idealHeight: optionalCells(),
      maximumHeight: optionalCells(),
      alignment: alignment()
    )
  }

  mutating func grid(_ depth: Int) -> ArchivedGrid {
    let rows = (0...random.below(4)).map { _ in
      let cells = (0..<random.below(4)).map { _ in gridCell(depth) }
      return ArchivedGrid.Row(
        cells,
        alignment: random.oneIn(3) ? alignment().vertical : nil,
        isWhole: random.oneIn(4)
      )
    }
    return ArchivedGrid(
      alignment: alignment(),
      horizontalSpacing: optionalLength(),
      verticalSpacing: optionalLength(),
      rows
    )
  }

  private mutating func gridCell(_ depth: Int) -> ArchivedGrid.Cell {
    ArchivedGrid.Cell(
      view(depth: depth + 1),
      span: random.oneIn(3) ? cells() : 1,
      anchor: random.oneIn(4) ? point() : nil,
      columnAlignment: random.oneIn(4) ? alignment().horizontal : nil,
      isUnsizedHorizontally: random.oneIn(6),
      isUnsizedVertically: random.oneIn(6)
    )
  }

  mutating func trackGrid(_ depth: Int) -> ArchivedTrackGrid {
    let count = random.oneIn(60) ? random.below(300) : random.below(4)
    let tracks = (0..<count).map { _ in
      let size: ArchivedTrackGrid.Track.Size =
        switch pick(TrackChoice.self) {
        case .fixed: .fixed(length())
        case .flexible: .flexible(minimum: length(), maximum: length())
        case .adaptive: .adaptive(minimum: length(), maximum: length())
        }
      return ArchivedTrackGrid.Track(
        size,
        spacing: random.oneIn(3) ? length() : nil,
        alignment: random.oneIn(3) ? alignment() : nil
      )
    }
    return ArchivedTrackGrid(
      random.oneIn(2) ? .horizontal : .vertical,
      tracks: tracks,
      alignment: alignment(),
      spacing: optionalLength(),
      children(depth)
    )
  }
}
