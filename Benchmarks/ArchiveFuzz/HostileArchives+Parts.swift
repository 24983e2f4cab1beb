import WidgetRender

/// The views and shapes from which the hostile archives are built.
extension HostileArchives {
  /// An invisible fill, which is as large as the space that it is proposed.
  static let wide = ArchivedView.fill(.color(ArchivedColor(.system(.clear))))

  /// Returns copies of a view on top of each other, as many as the limits of an archive allow.
  static func filling(_ view: ArchivedView) -> ArchivedView {
    let bytes = view.compactBytes.count
    let nodes = count(view)
    return repeated(
      view,
      max(
        min(
          (ArchiveLimits.maximumBytes - 4_096) / max(bytes - 2, 1),
          (ArchiveLimits.maximumNodes - 10) / nodes
        ),
        1
      )
    )
  }

  static func repeated(_ view: ArchivedView, _ count: Int) -> ArchivedView {
    .zStack(.center, Array(repeating: view, count: count))
  }

  static func count(_ view: ArchivedView) -> Int {
    switch view {
    case .zStack(_, let views), .firstThatFits(_, _, let views):
      1 + views.reduce(0) { $0 + count($1) }
    case .stack(let stack): 1 + stack.children.reduce(0) { $0 + count($1) }
    case .modified(let content, .mask(let mask, _)): 2 + count(content) + count(mask)
    case .modified(let content, _): 2 + count(content)
    default: 1
    }
  }

  static func nested<Value>(_ value: Value, _ depth: Int = 30, _ wrap: (Value) -> Value)
    -> Value
  {
    (0..<depth).reduce(value) { inner, _ in wrap(inner) }
  }

  static func label(_ text: String) -> ArchivedView {
    .text(ArchivedText(runs: [.init(.verbatim(text))]))
  }

  static func filled(_ outline: ArchivedOutline) -> ArchivedShape {
    ArchivedShape(outline, filledWith: .color(.accent))
  }

  static func stroked(_ outline: ArchivedOutline, width: Double) -> ArchivedShape {
    ArchivedShape(
      outline,
      ArchivedStroke(width: width, cap: .round, join: .round),
      edgedWith: .color(.accent)
    )
  }

  static func dashed(width: Double) -> ArchivedShape {
    let line = ArchivedPath([
      .move(.zero), .line(ArchivedPoint(x: 1e6, y: 300)), .line(ArchivedPoint(x: 0, y: 10)),
      .line(ArchivedPoint(x: 600, y: 300)),
    ])
    return ArchivedShape(
      .path(line),
      ArchivedStroke(width: width, cap: .round, join: .round, dash: [1, 1]),
      edgedWith: .color(.accent)
    )
  }

  static func zigzag(_ count: Int, height: Double) -> ArchivedOutline {
    .path(
      ArchivedPath(
        [.move(.zero)]
          + (0..<count).map {
            .line(ArchivedPoint(x: Double($0 % 600), y: $0 % 2 == 0 ? height : 0))
          }
      )
    )
  }

  static func curves(_ count: Int) -> ArchivedOutline {
    .path(
      ArchivedPath(
        [.move(.zero)]
          + (0..<count).map { index in
            .curve(
              ArchivedPoint(x: 600, y: index % 2 == 0 ? 300 : 0),
              control1: ArchivedPoint(x: 0, y: 300),
              control2: ArchivedPoint(x: 600, y: 0)
            )
          }
      )
    )
  }

  static func stops(_ count: Int) -> ArchivedGradient {
    ArchivedGradient(
      (0..<count).map { index in
        let value = UInt32(index * 65_793 % 0xFF_FFFF)
        return ArchivedGradient.Stop(
          ArchivedColor(.rgb(light: value, dark: value)),
          at: Double(index) / Double(max(count - 1, 1))
        )
      }
    )
  }

  static func image(_ side: Int) -> ArchivedImage {
    ArchivedImage(
      width: side,
      height: side,
      pixels: (0..<side * side * 4).map { UInt8(truncatingIfNeeded: $0 | 0x80) },
      pointWidth: 624,
      pointHeight: 320,
      isResizable: true
    )
  }
}
