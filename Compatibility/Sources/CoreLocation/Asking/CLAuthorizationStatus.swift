/// The permission of an app to use the user's location: `denied` until the user allows it.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// The name of `authorizedAlways` on macOS.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The permission of an app to know the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The kind of movement, which an app declares to save energy.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
