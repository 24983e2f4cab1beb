public import Foundation

/// An area with an identifier that the app chooses; crossings of its border are not reported.
open class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true

  fileprivate init(named identifier: String) {
    self.identifier = identifier
  }
}

/// A region of all positions within `radius` metres of a centre.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  /// Returns whether a position is at most `radius` metres from the centre, over the earth's
  /// surface.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic(start: center, end: coordinate).length <= radius
  }
}

/// The state of a device relative to a region: inside, outside or unknown.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// A visit to a location; never reported in a terminal.
public final class CLVisit: NSObject {
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
  public var horizontalAccuracy: CLLocationAccuracy { -1 }
}
