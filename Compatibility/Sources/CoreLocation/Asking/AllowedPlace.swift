import Foundation

/// The user's location, which `widgetctl` passes to an extension that is allowed to know it.
enum AllowedPlace {
  /// `LATITUDE,LONGITUDE` or `LATITUDE,LONGITUDE,NAME` in degrees north and east; `nil` or empty if it is not allowed.
  @TaskLocal static var text = ProcessInfo.processInfo.environment["WIDGETCTL_LOCATION"]

  /// The place in the setting; `nil` if it is not allowed or not valid.
  static var location: CLLocation? {
    let parts = (text ?? "").split(separator: ",", maxSplits: 2)
    guard parts.count >= 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1])
    else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    return CLLocation(
      coordinate: coordinate,
      altitude: 0,
      horizontalAccuracy: accuracy,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// A setting in degrees with two decimals is exact to about a kilometre.
  private static let accuracy: CLLocationAccuracy = 1_000

  private static func degrees(_ text: Substring) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces))
  }
}
