public import Foundation
import WidgetRender

/// Colours that blend into each other, each at a position from 0 to 1.
///
/// ```swift
/// let sky = Gradient(colors: [.blue, .cyan, .white])
/// Rectangle().fill(sky)
/// ```
public struct Gradient: Hashable, Sendable {
  /// A colour of a gradient and its position, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient with colours at equal distances; a single colour is at the start.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient for an archive: stops in ascending order, at most as many as an archive may
  /// contain.
  var archived: ArchivedGradient {
    var reached = -Double.infinity
    return ArchivedGradient(
      stops.prefix(ArchiveLimits.maximumStops).map { stop in
        reached = max(reached, stop.location.finite)
        return ArchivedGradient.Stop(stop.color.archived, at: reached)
      }
    )
  }
}

/// A type-erased gradient, such as that of a colour.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient unchanged: the host mixes all colours in one space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient {
  /// The space in which colours are mixed; terminals use only one.
  public struct ColorSpace: Hashable, Sendable {
    private let value: UInt8

    public static let device = ColorSpace(value: 0)
    public static let perceptual = ColorSpace(value: 1)
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Color {
  /// A gradient from a lighter variant of the colour to the colour, as on the system's surfaces.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
