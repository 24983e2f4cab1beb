import Testing

@testable import Moments

@Suite("A place in degrees", .timeLimit(.minutes(2)))
struct PlaceTests {
  @Test(arguments: [
    ("41.01,28.98", 41.01, 28.98, nil), ("41.01,28.98,Istanbul", 41.01, 28.98, "Istanbul"),
    ("-33.87, 151.21 , Sydney, NSW ", -33.87, 151.21, "Sydney, NSW"),
    ("90,-180", 90, -180, nil), ("+0.5,-.5,İzmir’in doğusu", 0.5, -0.5, "İzmir’in doğusu"),
  ])
  func `a place is read with its name`(
    text: String,
    latitude: Double,
    longitude: Double,
    name: String?
  ) {
    let place = Place(text)
    #expect(place?.latitude == latitude)
    #expect(place?.longitude == longitude)
    #expect(place?.name == name)
  }

  @Test(arguments: [
    "", "41.01", "41.01;28.98", "91,0", "-90.01,0", "0,180.5", "0,-181", "nan,0", "inf,0",
    "0x1p3,0", "1e1,0", "a,b", ",", "1,2,", "1,2, ", "1.2.3,4", "--1,0", "1,2,a\nb",
    "1,2,a\u{1B}[31mb", "1,2,a\u{202E}b", "1,2," + String(repeating: "a", count: 61),
    String(repeating: "1", count: 25) + ",0",
  ])
  func `what is no place is refused`(text: String) {
    #expect(Place(text) == nil)
  }

  @Test func `sixty characters are a name`() {
    let name = String(repeating: "ş", count: 60)
    #expect(Place("1,2," + name)?.name == name)
  }
}
