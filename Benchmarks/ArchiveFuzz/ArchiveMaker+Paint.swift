import WidgetRender

extension ArchiveMaker {
  mutating func color() -> ArchivedColor {
    let opacity: UInt8 = random.oneIn(3) ? UInt8(random.below(256)) : 255
    switch pick(ColorChoice.self) {
    case .foreground:
      let level = random.oneIn(12) ? cells() : 1 + random.below(5)
      return ArchivedColor(.foreground(level: level), opacity: opacity)
    case .background: return ArchivedColor(.background, opacity: opacity)
    case .accent: return ArchivedColor(.accent, opacity: opacity)
    case .system:
      return ArchivedColor(.system(random.element(of: SystemColor.allCases)), opacity: opacity)
    case .rgb:
      let values = UInt64(truncatingIfNeeded: random.next())
      let mask: UInt64 = random.oneIn(30) ? 0xFFFF_FFFF : 0xFF_FFFF
      return ArchivedColor(
        .rgb(light: UInt32(values & mask), dark: UInt32(values >> 32 & mask)),
        opacity: opacity
      )
    }
  }

  mutating func paint() -> ArchivedPaint {
    switch pick(PaintChoice.self) {
    case .color, .plainColor: return .color(color())
    case .linear: return .linear(gradient(), from: point(), to: point())
    case .radial: return .radial(gradient(), center: point(), from: number(), to: number())
    case .elliptical:
      return .elliptical(gradient(), center: point(), from: number(), to: number())
    case .angular: return .angular(gradient(), center: point(), from: number(), to: number())
    }
  }

  private mutating func gradient() -> ArchivedGradient {
    let count = random.oneIn(40) ? random.below(90) : random.below(4)
    let step = 1 / Double(max(count - 1, 1))
    let isWild = random.oneIn(6)
    return ArchivedGradient(
      (0..<count).map {
        ArchivedGradient.Stop(color(), at: isWild ? number() : Double($0) * step)
      }
    )
  }

  mutating func shape() -> ArchivedShape {
    let part: ArchivedShape.Part =
      switch pick(PartChoice.self) {
      case .inside: .inside(isEvenOdd: false)
      case .insideEvenOdd: .inside(isEvenOdd: true)
      case .edge: .edge(stroke(), isInset: false)
      case .insetEdge: .edge(stroke(), isInset: true)
      }
    return ArchivedShape(outline(), part, paint())
  }

  private mutating func stroke() -> ArchivedStroke {
    let dashes = random.oneIn(3) ? random.below(random.oneIn(20) ? 50 : 4) : 0
    return ArchivedStroke(
      width: number(),
      cap: random.element(of: ArchivedStroke.Cap.allCases),
      join: random.element(of: ArchivedStroke.Join.allCases),
      dash: (0..<dashes).map { _ in number() },
      dashPhase: random.oneIn(2) ? 0 : number()
    )
  }

  mutating func outline(depth: Int = 0) -> ArchivedOutline {
    if depth > 4 { return random.oneIn(2) ? .circle : .rectangle }
    func inner() -> ArchivedOutline { outline(depth: depth + 1) }
    switch pick(OutlineChoice.self) {
    case .rectangle: return .rectangle
    case .roundedRectangle: return .roundedRectangle(ArchivedCornerRadii(all: number()))
    case .unevenRectangle:
      return .roundedRectangle(
        ArchivedCornerRadii(
          topLeading: number(),
          bottomLeading: number(),
          bottomTrailing: number(),
          topTrailing: number()
        )
      )
    case .capsule: return .capsule
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .containerRelative: return .containerRelative
    case .path: return .path(path())
    case .trimmed: return .trimmed(inner(), from: number(), to: number())
    case .inset: return .inset(inner(), by: number())
    case .rotated: return .rotated(inner(), degrees: number(), anchor: point())
    case .scaled: return .scaled(inner(), x: number(), y: number(), anchor: point())
    case .moved: return .moved(inner(), by: point())
    case .sized: return .sized(inner(), width: number(), height: number())
    }
  }

  private mutating func path() -> ArchivedPath {
    let count = random.oneIn(200) ? random.below(300) : random.below(8)
    return ArchivedPath(
      (0..<count).map { _ in
        switch pick(StepChoice.self) {
        case .move: .move(point())
        case .line: .line(point())
        case .quad: .quad(point(), control: point())
        case .curve: .curve(point(), control1: point(), control2: point())
        case .close: .close
        }
      }
    )
  }

  mutating func meter() -> ArchivedMeter {
    let value: ArchivedMeter.Value =
      switch pick(ValueChoice.self) {
      case .fraction: .fraction(number())
      case .elapsed: .elapsed(from: instant(), to: instant(), countsDown: false)
      case .countdown: .elapsed(from: instant(), to: instant(), countsDown: true)
      case .indeterminate: .indeterminate
      }
    let style = random.element(of: ArchivedMeter.Style.allCases)
    return ArchivedMeter(style, value, paint: paint(), track: color())
  }

  mutating func image() -> ArchivedImage {
    let (width, height) = (1 + random.below(6), 1 + random.below(6))
    let isWrong = random.oneIn(20)
    let count = isWrong ? random.below(40) : width * height * 4
    let isOpaque = random.oneIn(2)
    return ArchivedImage(
      width: isWrong ? cells() : width,
      height: height,
      pixels: (0..<count).map { isOpaque && $0 % 4 == 3 ? 255 : UInt8(random.below(256)) },
      pointWidth: number(),
      pointHeight: number(),
      isResizable: random.oneIn(2),
      tint: random.oneIn(3) ? color() : nil
    )
  }
}
