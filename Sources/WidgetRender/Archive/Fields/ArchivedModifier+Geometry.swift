internal import Wire

extension ArchivedModifier {
  /// Encodes or decodes the modifiers of size and position; returns `nil` for any other modifier.
  static func geometry<C: WireCoder>(
    _ value: ArchivedModifier?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedModifier? {
    let frame = try c.when("frame", 0, value) {
      if case .frame(let width, let height, let place) = $0 { (width, height, place) } else { nil }
    }
    if let it = frame {
      return .frame(
        width: try c.field("width", 0, it?.0),
        height: try c.field("height", 1, it?.1),
        try c.alignment(2, it?.2)
      )
    }
    let flexibleFrame = try c.when("flexibleFrame", 1, value) {
      if case .flexibleFrame(let frame) = $0 { frame } else { nil }
    }
    if let it = flexibleFrame {
      return .flexibleFrame(try FlexibleFrame.fields(it, &c))
    }
    let padding = try c.when("padding", 2, value) {
      if case .padding(let insets) = $0 { insets } else { nil }
    }
    if let it = padding {
      return .padding(
        CellInsets(
          top: try c.field("top", 0, it?.top, usually: 0),
          leading: try c.field("leading", 1, it?.leading, usually: 0),
          bottom: try c.field("bottom", 2, it?.bottom, usually: 0),
          trailing: try c.field("trailing", 3, it?.trailing, usually: 0)
        )
      )
    }
    let fixedSize = try c.when("fixedSize", 3, value) {
      if case .fixedSize(let width, let height) = $0 { (width, height) } else { nil }
    }
    if let it = fixedSize {
      return .fixedSize(
        horizontal: try c.field("horizontal", 0, it?.0, otherwise: true),
        vertical: try c.field("vertical", 1, it?.1, otherwise: true)
      )
    }
    let layoutPriority = try c.when("layoutPriority", 4, value) {
      if case .layoutPriority(let rank) = $0 { rank } else { nil }
    }
    if let it = layoutPriority {
      return .layoutPriority(try c.rank("priority", 0, it))
    }
    let offset = try c.when("offset", 5, value) {
      if case .offset(let columns, let rows) = $0 { (columns, rows) } else { nil }
    }
    if let it = offset {
      return .offset(
        columns: try c.cells("columns", 0, it?.0, otherwise: 0),
        rows: try c.cells("rows", 1, it?.1, otherwise: 0)
      )
    }
    let aspectRatio = try c.when("aspectRatio", 17, value) {
      if case .aspectRatio(let ratio, let mode) = $0 { (ratio, mode) } else { nil }
    }
    if let it = aspectRatio {
      let ratio = try c.field("ratio", 0, (it?.0).flatMap(AspectRatio.valid))
      if let ratio, !AspectRatio.isValid(ratio) { throw c.fault("ratio", "is not above 0") }
      return .aspectRatio(ratio, try c.required("mode", 1, it?.1))
    }
    let layoutDirection = try c.when("layoutDirection", 18, value) {
      if case .layoutDirection(let direction) = $0 { direction } else { nil }
    }
    if let it = layoutDirection {
      return .layoutDirection(try c.required("direction", 0, it))
    }
    let position = try c.when("position", 19, value) {
      if case .position(let column, let row) = $0 { (column, row) } else { nil }
    }
    if let it = position {
      return .position(
        column: try c.requiredCells("column", 0, it?.0),
        row: try c.requiredCells("row", 1, it?.1)
      )
    }
    let horizontalGuide = try c.when("horizontalGuide", 20, value) {
      if case .horizontalGuide(let guide, let column) = $0 { (guide, column) } else { nil }
    }
    if let it = horizontalGuide {
      return .horizontalGuide(
        try c.required("guide", 0, it?.0),
        at: try c.requiredCells("at", 1, it?.1)
      )
    }
    let verticalGuide = try c.when("verticalGuide", 21, value) {
      if case .verticalGuide(let guide, let row) = $0 { (guide, row) } else { nil }
    }
    if let it = verticalGuide {
      return .verticalGuide(
        try c.required("guide", 0, it?.0),
        at: try c.requiredCells("at", 1, it?.1)
      )
    }
    let zIndex = try c.when("zIndex", 22, value) {
      if case .zIndex(let index) = $0 { index } else { nil }
    }
    if let it = zIndex {
      return .zIndex(try c.rank("index", 0, it))
    }
    let rotation = try c.when("rotation", 23, value) {
      if case .rotation(let degrees, let anchor) = $0 { (degrees, anchor) } else { nil }
    }
    if let it = rotation {
      return .rotation(
        degrees: try c.requiredNumber("degrees", 0, it?.0),
        anchor: try c.field("anchor", 1, it?.1, usually: .center)
      )
    }
    let scale = try c.when("scale", 24, value) {
      if case .scale(let x, let y, let anchor) = $0 { (x, y, anchor) } else { nil }
    }
    if let it = scale {
      return .scale(
        x: try c.requiredNumber("x", 0, it?.0),
        y: try c.requiredNumber("y", 1, it?.1),
        anchor: try c.field("anchor", 2, it?.2, usually: .center)
      )
    }
    return nil
  }
}

extension ArchivedModifier.FlexibleFrame {
  fileprivate static func fields<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self {
    Self(
      minimumWidth: try c.cells("minimumWidth", 0, value?.minimumWidth),
      idealWidth: try c.cells("idealWidth", 1, value?.idealWidth),
      maximumWidth: try c.cells("maximumWidth", 2, value?.maximumWidth),
      minimumHeight: try c.cells("minimumHeight", 3, value?.minimumHeight),
      idealHeight: try c.cells("idealHeight", 4, value?.idealHeight),
      maximumHeight: try c.cells("maximumHeight", 5, value?.maximumHeight),
      alignment: try c.alignment(6, value?.alignment)
    )
  }
}
