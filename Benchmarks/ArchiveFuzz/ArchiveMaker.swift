import Moments
import SeededNumbers
import WidgetRender

/// Creates random archives that contain every kind of view and modifier, and also numbers beyond
/// the limits.
struct ArchiveMaker {
  var random: SplitMix64
  var coverage: FuzzCoverage
  /// The number of views that may still be added to the archive.
  var budget = 0

  init(_ coverage: FuzzCoverage) {
    random = SplitMix64(seed: 0, run: 0)
    self.coverage = coverage
  }

  /// Returns a small archive; one in a few hundred is large or deeply nested.
  mutating func archive() -> ArchivedView {
    budget = random.oneIn(400) ? 400 : 3 + random.below(12)
    if random.oneIn(1_000) {
      let inner = view(depth: 4)
      return (0..<random.below(260)).reduce(inner) { view, _ in .modified(view, modifier(6)) }
    }
    return view(depth: 0)
  }

  mutating func pick<Choice: FuzzChoice>(_ type: Choice.Type) -> Choice {
    let index = random.below(Choice.allCases.count)
    let choice = Choice.allCases[index]
    coverage.count(choice, at: index)
    return choice
  }

  /// Returns a kind of view.
  ///
  /// Near the root it mostly contains other views, because a single leaf tests little.
  private mutating func viewChoice(_ depth: Int) -> ViewChoice {
    guard depth < 3, budget > 3, !random.oneIn(4) else { return pick(ViewChoice.self) }
    let choice = random.element(of: ViewChoice.containers)
    if let index = ViewChoice.allCases.firstIndex(of: choice) {
      coverage.count(choice, at: index)
    }
    return choice
  }

  mutating func view(depth: Int) -> ArchivedView {
    budget -= 1
    guard budget > 0, depth < 40 else { return random.oneIn(4) ? .empty : .text(text()) }
    switch viewChoice(depth) {
    case .empty: return .empty
    case .text: return .text(text())
    case .symbol: return .symbol(name: symbol(), style: style())
    case .sizedSymbol:
      let rows = random.below(20)
      return .sizedSymbol(
        ArchivedSymbol(
          name: symbol(),
          style: style(),
          rows: rows,
          isResizable: random.oneIn(2)
        )
      )
    case .spacer: return .spacer(minimumLength: optionalCells())
    case .divider: return .divider(color())
    case .fill: return .fill(paint())
    case .shape: return .shape(shape())
    case .meter: return .meter(meter())
    case .image: return .image(image())
    case .stack:
      return .stack(
        ArchivedStack(
          random.oneIn(2) ? .horizontal : .vertical,
          alignment: alignment(),
          spacing: optionalLength(),
          children(depth)
        )
      )
    case .zStack: return .zStack(alignment(), children(depth))
    case .grid: return .grid(grid(depth))
    case .trackGrid: return .trackGrid(trackGrid(depth))
    case .firstThatFits:
      return .firstThatFits(
        horizontal: random.oneIn(2),
        vertical: random.oneIn(2),
        children(depth)
      )
    case .modified:
      let content = view(depth: depth + 1)
      return (0...random.below(3)).reduce(content) { view, _ in
        .modified(view, modifier(depth + 1))
      }
    }
  }

  mutating func children(_ depth: Int) -> [ArchivedView] {
    let count = random.oneIn(50) ? random.below(40) : 1 + random.below(4)
    return (0..<count).map { _ in view(depth: depth + 1) }
  }

  /// Returns a number of cells: mostly a small one, sometimes one that no screen has.
  mutating func cells() -> Int {
    switch random.below(16) {
    case 0: random.element(of: [.max, .min, 1 << 20, -(1 << 20), (1 << 20) + 1, 1 << 31, -1])
    case 1: -random.below(6)
    case 2: random.below(200)
    default: random.below(9)
    }
  }

  mutating func optionalCells() -> Int? { random.oneIn(3) ? nil : cells() }

  /// Returns a length; half of the lengths are fractions of a cell.
  mutating func length() -> CellLength {
    random.oneIn(2)
      ? CellLength(cells: cells()) : CellLength(parts: random.below(4 * CellLength.partsPerCell))
  }

  mutating func optionalLength() -> CellLength? { random.oneIn(3) ? nil : length() }

  /// Returns a length in points or a fraction, and sometimes not-a-number, infinity or a huge
  /// number.
  mutating func number() -> Double {
    switch random.below(16) {
    case 0:
      random.element(of: [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e-300, -0.0,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude, 4e18, -9.3e18,
      ])
    case 1: -Double(random.below(100)) / 3
    case 2..<6: Double(random.below(1_001)) / 1_000
    case 6: Double(random.below(100_000)) / 7
    default: Double(random.below(120))
    }
  }

  mutating func point() -> ArchivedPoint { ArchivedPoint(x: number(), y: number()) }

  mutating func alignment() -> CellAlignment {
    CellAlignment(
      random.element(of: CellHorizontalAlignment.allCases),
      random.element(of: CellVerticalAlignment.allCases)
    )
  }

  mutating func instant() -> Instant {
    let some = [Int64.min, .max, 0, -1, 1_795_262_400_000_000, 253_402_300_800_000_000]
    let near = 1_795_262_400_000_000 + Int64(random.below(4_000_000)) * 1_000_000
    return Instant(microseconds: random.oneIn(4) ? random.element(of: some) : near)
  }
}
