public import Wire

/// The encoding of a view by its kind.
///
/// In JSON, `modifiers` is a field of the view and lists the innermost modifier first.
extension ArchivedView: WiredChoice {
  public static var noun: StaticString { "view" }

  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    // A view beyond the limits is written as an empty one.
    let isAdmitted = try c.enter(.views, holdsOthers: value.map { !$0.isLeaf } ?? false)
    defer { if isAdmitted { c.leave(.views) } }
    let value = isAdmitted && c.admits(value) ? value : .empty
    let outer = try c.beginChoice(mark)
    let made = C.isText ? try layered(value, &c) : try cases(value, &c)
    try c.end(outer)
    return made
  }

  private static func layered<C: WireCoder>(
    _ value: ArchivedView?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedView {
    var modifiers: [ArchivedModifier] = []
    var inner = value
    while case .modified(let content, let modifier)? = inner {
      modifiers.append(modifier)
      inner = content
    }
    let limit = ArchiveLimits.maximumModifiers
    let given = try c.list("modifiers", 0, value == nil ? nil : modifiers.reversed(), upTo: limit)
    let made = try cases(inner, &c)
    return given.reduce(made) { .modified($0, $1) }
  }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("empty", 0, value, { if case .empty = $0 { true } else { false } }) {
      return .empty
    }
    if let it = try c.when("text", 1, value, { if case .text(let text) = $0 { text } else { nil } })
    {
      return .text(try ArchivedText.fields(it, &c))
    }
    if let it = try c.when("symbol", 2, value, { $0.symbol }) { return try symbol(it, &c) }
    let spacer = try c.when("spacer", 3, value) {
      if case .spacer(let length) = $0 { length as Int?? } else { nil }
    }
    if let it = spacer {
      return .spacer(minimumLength: try c.cells("minimumLength", 0, it ?? nil))
    }
    let divider = try c.when("divider", 4, value) {
      if case .divider(let color) = $0 { color } else { nil }
    }
    if let it = divider {
      return .divider(try c.field("color", 0, it, otherwise: .secondary))
    }
    let fill = try c.when("fill", 5, value) {
      if case .fill(let paint) = $0 { paint } else { nil }
    }
    if let it = fill {
      return .fill(try c.required("paint", 0, it))
    }
    let shape = try c.when("shape", 6, value) {
      if case .shape(let shape) = $0 { shape } else { nil }
    }
    if let it = shape {
      return .shape(try ArchivedShape.fields(it, &c))
    }
    let stack = try c.when("stack", 7, value) {
      if case .stack(let stack) = $0 { stack } else { nil }
    }
    if let it = stack {
      return .stack(try ArchivedStack.fields(it, &c))
    }
    let zStack = try c.when("zStack", 8, value) {
      if case .zStack(let place, let views) = $0 { (place, views) } else { nil }
    }
    if let it = zStack {
      return .zStack(try c.alignment(0, it?.0), try c.children(2, it?.1))
    }
    let firstThatFits = try c.when("firstThatFits", 9, value) {
      if case .firstThatFits(let width, let height, let views) = $0 {
        (width, height, views)
      } else {
        nil
      }
    }
    if let it = firstThatFits {
      return .firstThatFits(
        horizontal: try c.field("inWidth", 0, it?.0, otherwise: true),
        vertical: try c.field("inHeight", 1, it?.1, otherwise: true),
        try c.children(2, it?.2)
      )
    }
    let meter = try c.when("meter", 11, value) {
      if case .meter(let meter) = $0 { meter } else { nil }
    }
    if let it = meter {
      return .meter(try ArchivedMeter.fields(it, &c))
    }
    let grid = try c.when("grid", 13, value) {
      if case .grid(let grid) = $0 { grid } else { nil }
    }
    if let it = grid {
      return .grid(try ArchivedGrid.fields(it, &c))
    }
    let trackGrid = try c.when("trackGrid", 14, value) {
      if case .trackGrid(let grid) = $0 { grid } else { nil }
    }
    if let it = trackGrid {
      return .trackGrid(try ArchivedTrackGrid.fields(it, &c))
    }
    // An image that exceeds the limits is written as an empty view, because a part of it would be misleading.
    if case .image(let image)? = value,
      !image.isArchivable || c.room(for: 1, each: image.pixels.count) == 0
    {
      return try cases(.empty, &c)
    }
    let image = try c.when("image", 12, value) {
      if case .image(let image) = $0 { image } else { nil }
    }
    if let it = image {
      return .image(try ArchivedImage.fields(it, &c))
    }
    if !C.isText,
      try c.isCase("modified", 10, value, { if case .modified = $0 { true } else { false } })
    {
      return try modified(value, &c)
    }
    throw c.unknown(noun)
  }

  /// Encodes or decodes a modifier followed by the view in it; only the compact encoding nests
  /// them.
  private static func modified<C: WireCoder>(
    _ value: ArchivedView?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedView {
    guard case .modified(let content, let modifier)? = value else {
      let modifier = try ArchivedModifier.form(nil, &c)
      return .modified(try form(nil, &c), modifier)
    }
    _ = try ArchivedModifier.form(modifier, &c)
    _ = try form(content, &c)
    return .modified(content, modifier)
  }

  /// Encodes or decodes a symbol; it is a sized symbol if `rows` or `isResizable` is present.
  private static func symbol<C: WireCoder>(
    _ value: Symbol?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedView {
    let name = try c.requiredWords("name", 0, value?.name)
    let style = try c.field("style", 1, value?.style.archivable, usually: TextStyle())
    let rows = try c.whole("rows", 2, value?.rows, in: 1...ArchiveLimits.maximumSymbolRows)
    let isResizable = try c.mark("isResizable", 3, value?.isResizable)
    guard rows != nil || isResizable else { return .symbol(name: name, style: style) }
    return .sizedSymbol(
      ArchivedSymbol(name: name, style: style, rows: rows ?? 1, isResizable: isResizable)
    )
  }

  private struct Symbol {
    let name: String
    let style: TextStyle
    let rows: Int?
    let isResizable: Bool
  }

  private var symbol: Symbol? {
    switch self {
    case .symbol(let name, let style):
      Symbol(name: name, style: style, rows: nil, isResizable: false)
    case .sizedSymbol(let symbol):
      Symbol(
        name: symbol.name,
        style: symbol.style,
        rows: symbol.rows,
        isResizable: symbol.isResizable
      )
    default: nil
    }
  }
}

extension WireCoder {
  /// Returns whether the views in a modified view are within the limits, and counts them before the
  /// view is written.
  fileprivate mutating func admits(_ view: ArchivedView?) -> Bool {
    guard case .modified(_, let modifier)? = view else { return true }
    let inner = modifier.holdsView ? 2 : 1
    return admitted(inner, .views) == inner
  }
}

extension ArchivedStack {
  fileprivate static func fields<C: WireCoder>(
    _ value: ArchivedStack?,
    _ c: inout C
  ) throws(WireFault) -> ArchivedStack {
    ArchivedStack(
      try c.required("axis", 0, value?.axis),
      alignment: try c.alignment(1, value?.alignment),
      spacing: try c.field("spacing", 3, value?.spacing),
      try c.children(4, value?.children)
    )
  }
}
