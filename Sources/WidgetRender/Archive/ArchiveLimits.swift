/// The limits of an archive: generous for a screen of cells, small enough to bound time and stack.
public enum ArchiveLimits {
  /// The version of the archive format that is written.
  public static let version = 1
  /// The most views and modifiers inside one another, because the layout recurses this deep.
  public static let maximumDepth = 200
  /// The most views of an archive, counting backgrounds and overlays too.
  public static let maximumNodes = 20_000
  /// The most bytes of an archive in its compact encoding.
  public static let maximumBytes = 1 << 20
  /// The most modifiers of one view in JSON, which lists them: as many as may be nested, so that each archive has a
  /// JSON form.
  public static let maximumModifiers = maximumDepth
  /// The most runs of one text: pieces with a style of their own.
  public static let maximumRuns = 1_000
  /// The most parameters that a control passes to its intent.
  public static let maximumParameters = 64
  /// The most UTF-8 bytes of one string in an archive.
  public static let maximumStringBytes = 1 << 16
  /// The greatest magnitude of a length, angle, factor or fraction.
  ///
  /// Drawing can multiply three such numbers without overflow.
  public static let maximumNumber = 1e9
  /// The most colours of one gradient, more than can be distinguished across a widget.
  public static let maximumStops = 64
  /// The most outlines inside one another, because tracing one recurses this deep.
  public static let maximumOutlineDepth = 32
  /// The most steps (lines or curves) of one path: several times those of a chart with a point for
  /// each day of a year.
  public static let maximumPathElements = 4_096
  /// The most lengths in the dash pattern of one stroke.
  public static let maximumDashes = 32
  /// The greatest width and height of a picture in pixels.
  ///
  /// A cell shows at most two by four pixels, and a widget has a few hundred columns.
  public static let maximumImageSide = 512
  /// The most pixels of one picture; at four bytes each, they leave room for the rest of the
  /// archive.
  public static let maximumImagePixels = 1 << 16
  /// The greatest number of rows of a continued list, far more than a user looks through.
  public static let maximumContinuedRows = 1_000_000
  /// The most rows of one archived grid (SwiftUI's `Grid`).
  public static let maximumGridRows = 1_000
  /// The most columns of one grid, cells of one row, and columns that a cell spans; a screen cannot
  /// show more.
  public static let maximumGridColumns = 256
  /// The most tracks, such as the columns of a `LazyVGrid`, that the author of a lazy grid may
  /// define.
  public static let maximumTracks = 256
  /// The greatest height of a large letter in rows, half of a large widget.
  public static let maximumLetterRows = 16
  /// The greatest height, in rows, of a symbol whose font determines its size.
  public static let maximumSymbolRows = 16
}

extension ArchivedView {
  /// The name of the limit of `ArchiveLimits` that the view's tree exceeds; `nil` if it exceeds
  /// none.
  var exceededLimit: String? {
    var count = 0
    var rest: [(view: ArchivedView, depth: Int)] = [(self, 0)]
    while let (view, depth) = rest.popLast() {
      count += 1
      if count > ArchiveLimits.maximumNodes {
        return "more than \(ArchiveLimits.maximumNodes) views"
      }
      if depth > ArchiveLimits.maximumDepth {
        return "views nested deeper than \(ArchiveLimits.maximumDepth)"
      }
      rest.append(contentsOf: view.innerViews.map { ($0, depth + 1) })
    }
    return nil
  }

  /// Whether the view is of a kind that cannot contain other views.
  var isLeaf: Bool {
    switch self {
    case .stack, .zStack, .grid, .trackGrid, .firstThatFits, .modified: false
    default: true
    }
  }

  /// The views directly inside this one, including a view that its modifier adds.
  package var innerViews: [ArchivedView] {
    switch self {
    case .stack(let stack): stack.children
    case .grid(let grid): grid.rows.flatMap { $0.cells.map(\.view) }
    case .trackGrid(let grid): grid.children
    case .zStack(_, let children), .firstThatFits(_, _, let children): children
    case .modified(let content, .overlay(let other, _)),
      .modified(let content, .background(let other, _)),
      .modified(let content, .containerBackground(let other, _)),
      .modified(let content, .mask(let other, _)),
      .modified(let content, .alternative(_, let other)),
      .modified(let content, .widgetLabel(let other)):
      [content, other]
    case .modified(let content, _): [content]
    default: []
    }
  }
}
