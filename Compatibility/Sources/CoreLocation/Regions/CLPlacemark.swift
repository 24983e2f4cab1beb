public import Foundation

/// The address of a position; never returned, because every request to a geocoder fails.
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  public let region: CLRegion?
  public let timeZone: TimeZone?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?

  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
  }
}
