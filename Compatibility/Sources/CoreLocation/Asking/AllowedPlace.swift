import Foundation

/// Reads the user's location, which `widgetctl` passes to an extension if the user allows it.
enum AllowedPlace {
  /// The location as `LATITUDE,LONGITUDE` or `LATITUDE,LONGITUDE,NAME`, in degrees north and east.
  ///
  /// The text is `nil` or empty if the user does not allow the location.
  @TaskLocal static var text = ProcessInfo.processInfo.environment["WIDGETCTL_LOCATION"]

  /// The user's location; `nil` if the user does not allow it, or if the text is not valid.
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

  /// The accuracy in metres: the user's setting in degrees with two decimals is exact to about a
  /// kilometre.
  private static let accuracy: CLLocationAccuracy = 1_000

  private static func degrees(_ text: Substring) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces))
  }
}
