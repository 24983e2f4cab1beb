public import Foundation

/// An area with a name of the app's own; nothing here watches whether its border is crossed.
open class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true

  fileprivate init(named identifier: String) {
    self.identifier = identifier
  }
}

/// The places within `radius` metres of a centre.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  /// Whether the place is at most `radius` metres from the centre, over the earth's surface.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic(start: center, end: coordinate).length <= radius
  }
}

/// Whether a device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// A visit to a place; none is reported here.
public final class CLVisit: NSObject {
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
