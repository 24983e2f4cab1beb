/// A gradient whose colours are worked out when it is used.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient itself: the host mixes colours in one space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient {
  /// In which space colours are mixed; terminals know one.
  public struct ColorSpace: Hashable, Sendable {
    private let value: UInt8

    public static let device = ColorSpace(value: 0)
    public static let perceptual = ColorSpace(value: 1)
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
  /// The colour with a lighter one above it, as system surfaces have it.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
