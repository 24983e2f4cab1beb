import CoreLocation
import Testing

@testable import TemplateWidgets

@Suite("What a terminal does not know or show")
struct PlaceTests {
  @Test func `a distance is that along the ground`() {
    let istanbul = CLLocation(latitude: 41.0082, longitude: 28.9784)
    let ankara = CLLocation(latitude: 39.9334, longitude: 32.8597)
    // 350 km by GeographicLib's geodesic on WGS 84.
    #expect(abs(istanbul.distance(from: ankara) - 350_000) < 2_000)
    #expect(istanbul.distance(from: istanbul) == 0)
    // A quarter of the way around.
    let pole = CLLocation(latitude: 90, longitude: 0)
    let gulf = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(pole.distance(from: gulf) - 10_007_557) < 1)
  }

  @Test func `a request for the place fails and leaves the author's own`() {
    let provider = PlaceProvider()
    provider.update()
    #expect(provider.failure as? CLError == CLError(.denied))
    #expect(provider.place.coordinate.latitude == 39.9334)
  }

  @Test func `a notification is refused and not lost in silence`() async {
    #expect(await Reminders.remind(in: 60) == false)
  }
}
