import Testing

@testable import CoreLocation

@Suite("Locations")
struct LocationTests {
  private static let london = CLLocation(latitude: 51.5074, longitude: -0.1278)

  /// The first is Vincenty's way of the Australian geodetic manual, the next two are the ellipsoid's own quarter
  /// meridian and degree of its equator, and so exact.
  @Test(arguments: [
    (-37.951_033_416_7, 144.424_867_888_9, -37.652_821_138_9, 143.926_495_527_8, 54_972.271),
    (0.0, 0.0, 90.0, 0.0, 10_001_965.729),
    (0.0, 0.0, 0.0, 1.0, 111_319.491),
    (0.0, 179.5, 0.0, -179.5, 111_319.491),
    (48.0, 2.0, 48.0, 2.0, 0.0),
    (90.0, 0.0, 90.0, 120.0, 0.0),
  ])
  func `a distance is that over the ellipsoid of WGS 84, to a millimetre`(
    latitude: Double,
    longitude: Double,
    otherLatitude: Double,
    otherLongitude: Double,
    meters: Double
  ) {
    let here = CLLocation(latitude: latitude, longitude: longitude)
    let there = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(here.distance(from: there) - meters) < 0.001)
    #expect(abs(there.distance(from: here) - meters) < 0.001)
  }

  @Test(arguments: [(0.0, 180.0), (0.5, 179.7), (0.0, 179.999)])
  func `places that lie nearly opposite are half a turn apart, to half a per cent`(
    latitude: Double,
    longitude: Double
  ) {
    let distance = CLLocation(latitude: 0, longitude: 0)
      .distance(from: CLLocation(latitude: latitude, longitude: longitude))
    #expect(abs(distance / 20_003_931 - 1) < 0.005)
  }

  @Test func `a location of an app's own says what it does not know`() {
    let location = Self.london
    #expect(location.horizontalAccuracy == 0)
    #expect(location.verticalAccuracy == -1)
    #expect(location.course == -1)
    #expect(location.speed == -1)
    #expect(location.description.hasPrefix("<+51.50740000,-0.12780000> +/- 0.00m (speed -1.00 mps"))
  }

  @Test(arguments: [
    (90.0, 180.0, true), (-90.0, -180.0, true), (90.1, 0.0, false), (0.0, -180.1, false),
    (.nan, 0.0, false),
  ])
  func `a coordinate is valid within the poles and half a turn`(
    latitude: Double,
    longitude: Double,
    isValid: Bool
  ) {
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    #expect(CLLocationCoordinate2DIsValid(coordinate) == isValid)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a region holds what is at most its radius away`() {
    let region = CLCircularRegion(
      center: Self.london.coordinate,
      radius: 1_000,
      identifier: "center"
    )
    #expect(region.contains(CLLocationCoordinate2D(latitude: 51.515, longitude: -0.1278)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 51.517, longitude: -0.1278)))
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("error \((error as? CLError)?.code.rawValue ?? -1)")
      // Asks again, as an app does that hopes for better luck.
      manager.requestLocation()
    }
  }

  private final class OldListener: NSObject, CLLocationManagerDelegate {
    var status: CLAuthorizationStatus?

    func locationManager(
      _ manager: CLLocationManager,
      didChangeAuthorization status: CLAuthorizationStatus
    ) {
      self.status = status
    }
  }

  @Test func `a manager answers at once that the location is denied`() {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.requestLocation()
    manager.startUpdatingHeading()
    #expect(listener.heard == ["status 2", "error 1", "error 3"])
    #expect(manager.location == nil)
    #expect(!manager.isAuthorizedForWidgetUpdates)
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test func `a delegate of the older method hears of the authorization too`() {
    let manager = CLLocationManager()
    let listener = OldListener()
    manager.delegate = listener
    #expect(listener.status == .denied)
  }

  @Test func `a geocoder has no network, in both of its forms`() async {
    let error = await #expect(throws: CLError.self) {
      try await CLGeocoder().reverseGeocodeLocation(Self.london)
    }
    #expect(error?.code == .network)
    var failure: (any Error)?
    CLGeocoder().geocodeAddressString("London") { places, error in
      #expect(places == nil)
      failure = error
    }
    #expect((failure as NSError?)?.domain == kCLErrorDomain)
    #expect((failure as NSError?)?.code == CLError.network.rawValue)
  }

  @Test func `live updates end before the first`() async throws {
    for try await update in CLLocationUpdate.liveUpdates() {
      Issue.record("there is an update: \(update)")
    }
  }

  @Test func `an allowed place is answered at once, and a text that is no place is none`()
    async throws
  {
    try await AllowedPlace.$text.withValue("41.01, 28.98,Istanbul") {
      let (manager, listener) = (CLLocationManager(), PlaceListener())
      manager.delegate = listener
      manager.requestLocation()
      #expect(listener.latitudes == [41.01])
      #expect(manager.authorizationStatus == .authorizedWhenInUse)
      #expect(manager.location?.coordinate.longitude == 28.98)
      #expect(CLLocationManager.locationServicesEnabled())
      var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
      let first = try await updates.next()
      #expect(first?.location?.coordinate.latitude == 41.01)
      let second = try await updates.next()
      #expect(second == nil)
    }
    for text in [nil, "", "41", "north,28", "91,28"] {
      AllowedPlace.$text.withValue(text) {
        #expect(CLLocationManager().authorizationStatus == .denied)
        #expect(CLLocationManager().location == nil)
      }
    }
  }

  private final class PlaceListener: NSObject, CLLocationManagerDelegate {
    var latitudes: [Double] = []

    func locationManager(
      _ manager: CLLocationManager,
      didUpdateLocations locations: [CLLocation]
    ) {
      latitudes += locations.map(\.coordinate.latitude)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  }
}
