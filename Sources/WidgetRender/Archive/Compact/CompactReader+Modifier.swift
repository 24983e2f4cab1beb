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
    case .layoutPriority:
      let priority = Double(bitPattern: try unsigned())
      guard !priority.isNaN else { throw malformed("a priority that is not a number") }
      return .layoutPriority(priority)
    case .offset: return .offset(columns: try cells(), rows: try cells())
    case .overlay:
      let place = try alignment()
      return .overlay(try view(depth: depth + 1), place)
    case .background:
      let place = try alignment()
      return .background(try view(depth: depth + 1), place)
    case .containerBackground:
      let place = try alignment()
      return .containerBackground(try view(depth: depth + 1), place)
    case .border: return .border(.color(try color()))
    case .clipped: return .clipped
    case .hidden: return .hidden
    case .opacity: return .opacity(try byte())
    case .redacted:
      return .redacted(try enumeration(ArchivedModifier.Redaction.self, "redaction"))
    case .action: return .action(try action())
    case .link: return .link(try string())
    case .identity: return .identity(try string())
    case .aspectRatio:
      let ratio = try flag() ? Double(bitPattern: try unsigned()) : nil
      if let ratio, !AspectRatio.isValid(ratio) { throw malformed("a ratio that is no ratio") }
      let mode = try enumeration(ArchivedModifier.ContentMode.self, "content mode")
      return .aspectRatio(ratio, mode)
    case .layoutDirection:
      return .layoutDirection(
        try enumeration(ArchivedModifier.LayoutDirection.self, "layout direction")
      )
    }
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
    let count = try count()
    guard count <= ArchiveLimits.maximumParameters else {
      throw tooLarge("an action of more than \(ArchiveLimits.maximumParameters) parameters")
    }
    for _ in 0..<count {
      action.parameters.append(
        ArchivedAction.Parameter(name: try string(), value: try string())
      )
    }
    return action
  }
}
