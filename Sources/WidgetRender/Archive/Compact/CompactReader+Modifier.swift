extension CompactReader {
  mutating func modifier(depth: Int) throws(ArchiveError) -> ArchivedModifier {
    switch try enumeration(CompactTags.Modifier.self, "modifier") {
    case .frame:
      return .frame(width: try optionalCells(), height: try optionalCells(), try alignment())
    case .flexibleFrame: return .flexibleFrame(try flexibleFrame())
    case .padding:
      return .padding(
        CellInsets(
          top: try cells(),
          leading: try cells(),
          bottom: try cells(),
          trailing: try cells()
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
    action.role = try enumeration(ArchivedAction.Role.self, "role")
    let count = try count(upTo: ArchiveLimits.maximumParameters, "parameters")
    for _ in 0..<count {
      action.parameters.append(
        ArchivedAction.Parameter(name: try string(), value: try string())
      )
    }
    return action
  }
}
