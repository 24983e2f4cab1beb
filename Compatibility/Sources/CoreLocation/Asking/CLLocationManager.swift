public import Foundation

/// Reports the user's location, which is denied until `widgetctl extension allow NAME location`.
///
/// The location is the user's setting `location`. Requests are answered before they return, so that
/// a widget can use its fallback immediately.
open class CLLocationManager: NSObject {
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var headingFilter: CLLocationDegrees = 1
  public var activityType = CLActivityType.other
  public var pausesLocationUpdatesAutomatically = true
  public var allowsBackgroundLocationUpdates = false
  public var showsBackgroundLocationIndicator = false

  /// Whether a method of the delegate is being called.
  ///
  /// It prevents endless recursion if the delegate repeats its request after a failure.
  private var isReporting = false

  /// The receiver of reports, which learns when it is assigned whether the location is allowed;
  /// `nil` for none.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { report { $0.locationManagerDidChangeAuthorization(self) } }
  }

  public var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  public var isAuthorizedForWidgetUpdates: Bool { location != nil }
  public var location: CLLocation? { AllowedPlace.location }
  public var heading: CLHeading? { nil }
  public var monitoredRegions: Set<CLRegion> { [] }
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  public class func authorizationStatus() -> CLAuthorizationStatus {
    AllowedPlace.location == nil ? .denied : .authorizedWhenInUse
  }

  public class func locationServicesEnabled() -> Bool { AllowedPlace.location != nil }
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public class func isRangingAvailable() -> Bool { false }

  /// Has no effect: users allow the location with `widgetctl extension allow`, not by a question.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  /// Calls the handler with `CLError.promptDeclined`, because a terminal cannot ask.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(CLError(.promptDeclined))
  }

  /// Always fails, because a terminal cannot ask the user.
  ///
  /// - Throws: `CLError.promptDeclined`.
  nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    throw CLError(.promptDeclined)
  }

  /// Reports the user's location to the delegate if it is allowed, otherwise `CLError.denied`.
  open func requestLocation() { answer() }

  /// Reports the user's location to the delegate once if it is allowed, otherwise `CLError.denied`.
  open func startUpdatingLocation() { answer() }
  open func stopUpdatingLocation() {}

  /// Reports the user's location to the delegate once if it is allowed, otherwise `CLError.denied`.
  open func startMonitoringSignificantLocationChanges() { answer() }
  open func stopMonitoringSignificantLocationChanges() {}

  /// Reports `CLError.headingFailure` to the delegate, because a terminal has no compass.
  open func startUpdatingHeading() { fail(.headingFailure) }
  open func stopUpdatingHeading() {}

  /// Reports `CLError.regionMonitoringDenied` to the delegate, because a terminal does not watch
  /// regions.
  open func startMonitoring(for region: CLRegion) {
    report {
      let error = CLError(.regionMonitoringDenied)
      $0.locationManager(self, monitoringDidFailFor: region, withError: error)
    }
  }

  open func stopMonitoring(for region: CLRegion) {}

  /// Reports to the delegate that the state is unknown.
  open func requestState(for region: CLRegion) {
    report { $0.locationManager(self, didDetermineState: .unknown, for: region) }
  }

  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  private func answer() {
    guard let location else { return fail() }
    report { $0.locationManager(self, didUpdateLocations: [location]) }
  }

  private func fail(_ code: CLError.Code = .denied) {
    report { $0.locationManager(self, didFailWithError: CLError(code)) }
  }

  private func report(_ message: (any CLLocationManagerDelegate) -> Void) {
    guard let delegate, !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    message(delegate)
  }
}

/// The direction in which a device points; never reported, because a terminal has no compass.
public final class CLHeading: NSObject {
  public var magneticHeading: CLLocationDirection { -1 }
  public var trueHeading: CLLocationDirection { -1 }
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { .distantPast }
}
