public import Foundation

#if !canImport(Darwin)
/// A colour of Core Graphics: red, green, blue and opacity in sRGB.
public final class CGColor: Hashable, Sendable {
  private let values: [Double]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha].map(\.finite)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { values.map { CGFloat($0) } }
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { CGFloat(values[3]) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      red: CGFloat(values[0]),
      green: CGFloat(values[1]),
      blue: CGFloat(values[2]),
      alpha: alpha
    )
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Color {
  public init(cgColor: CGColor) {
    let values = (cgColor.components ?? []).map { Double($0) }
    guard values.count == 4 else { self = .clear; return }
    self.init(red: values[0], green: values[1], blue: values[2], opacity: values[3])
  }

  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour's components; `nil` if they differ between light and dark.
  public var cgColor: CGColor? {
    let light = resolved(in: .light)
    guard light == resolved(in: .dark) else { return nil }
    return CGColor(
      red: CGFloat(light.red),
      green: CGFloat(light.green),
      blue: CGFloat(light.blue),
      alpha: CGFloat(light.opacity)
    )
  }
}
#endif
