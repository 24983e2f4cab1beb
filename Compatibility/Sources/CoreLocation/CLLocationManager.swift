public import Foundation

/// Where the device is, which a terminal does not know: permission is denied, and each request fails.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true

  public override init() {}

  public var location: CLLocation? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .denied }
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  public var isAuthorizedForWidgetUpdates: Bool { false }

  public static func locationServicesEnabled() -> Bool { false }
  public static func authorizationStatus() -> CLAuthorizationStatus { .denied }

  public func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  public func requestAlwaysAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Fails.
  public func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  /// Fails.
  public func startUpdatingLocation() { requestLocation() }
  public func stopUpdatingLocation() {}
  /// Fails.
  public func startMonitoringSignificantLocationChanges() { requestLocation() }
  public func stopMonitoringSignificantLocationChanges() {}
}

/// What is called about places; here about failures alone.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// Why a place is not known.
public struct CLError: Error, Equatable, LocalizedError {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
    case geocodeFoundNoResult = 8
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public var errorDescription: String? { "a terminal does not know where it is" }
}

/// Finds names of places, for which nothing is asked here: each request fails.
public final class CLGeocoder: NSObject {
  public override init() {}

  public var isGeocoding: Bool { false }
  public func cancelGeocode() {}

  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }

  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }
}

/// A place with names; none is ever found here.
public final class CLPlacemark: NSObject, Sendable {
  private override init() {}

  public var location: CLLocation? { nil }
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }
  public var postalCode: String? { nil }
  public var timeZone: TimeZone? { nil }
}
