/// What a palette makes of the colours of one grid.
struct ResolvedColors {
  /// sRGB, `0xRRGGBB`, and an opacity from 0 to 255.
  struct Value: Hashable {
    var rgb: UInt32
    var opacity: Int
  }

  private var values: [Value]
  /// The names of those that are not mixed.
  private var symbols: [ArchivedColor?]

  init(_ colors: ColorTable, palette: Palette) {
    let surface = Value(rgb: palette.surface, opacity: 255)
    values = [surface]
    symbols = [nil]
    values.reserveCapacity(colors.count)
    symbols.reserveCapacity(colors.count)
    for index in 1..<max(colors.count, 1) {
      let color = CellColor(index: UInt16(truncatingIfNeeded: index))
      var symbol: ArchivedColor?
      switch colors[color] {
      case nil: values.append(surface)
      case .symbolic(let named):
        symbol = named
        values.append(Value(rgb: palette.rgb(named.base), opacity: palette.opacity(named)))
      case .between(let first, let second, let amount):
        values.append(Self.between(self[first], self[second], Int(amount)))
      case .over(let below, let above, let amount):
        values.append(Self.over(self[below], self[above], Int(amount)))
      }
      symbols.append(symbol)
    }
  }

  subscript(color: CellColor) -> Value {
    values.indices.contains(Int(color.index)) ? values[Int(color.index)] : values[0]
  }

  /// What an author named, where a colour is not mixed.
  func symbol(of color: CellColor) -> ArchivedColor? {
    symbols.indices.contains(Int(color.index)) ? symbols[Int(color.index)] : nil
  }

  /// A colour as it looks on an opaque one.
  func rgb(_ color: CellColor, over below: UInt32) -> UInt32 {
    let value = self[color]
    return Palette.mixed(value.rgb, value.opacity, over: below)
  }

  /// Mixed by opacity as well, so that what is clear has no colour.
  private static func between(_ first: Value, _ second: Value, _ amount: Int) -> Value {
    let (left, right) = (first.opacity * (255 - amount), second.opacity * amount)
    let opacity = (left + right + 127) / 255
    guard left + right > 0 else { return Value(rgb: second.rgb, opacity: 0) }
    return Value(rgb: mean(first.rgb, left, second.rgb, right), opacity: opacity)
  }

  private static func over(_ below: Value, _ above: Value, _ amount: Int) -> Value {
    let upper = (above.opacity * amount + 127) / 255
    let lower = (below.opacity * (255 - upper) + 127) / 255
    guard upper + lower > 0 else { return Value(rgb: above.rgb, opacity: 0) }
    return Value(rgb: mean(above.rgb, upper, below.rgb, lower), opacity: min(upper + lower, 255))
  }

  private static func mean(_ left: UInt32, _ leftShare: Int, _ right: UInt32, _ rightShare: Int)
    -> UInt32
  {
    let sum = leftShare + rightShare
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (first, second) = (Int(left >> shift & 0xFF), Int(right >> shift & 0xFF))
      let channel = (first * leftShare + second * rightShare + sum / 2) / sum
      result |= UInt32(truncatingIfNeeded: channel) << shift
    }
    return result
  }
}
