public import Foundation
import WidgetRender

/// Colours that run into each other, each pure at a place from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it is pure.
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

  /// The colours at even distances; a single one at the beginning.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient as archives take it: places rise, and there are no more than a screen can show.
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
