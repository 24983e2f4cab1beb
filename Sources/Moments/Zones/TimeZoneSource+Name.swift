import SystemLibrary

extension TimeZoneSource {
  /// The name of the system's own zone, such as `Europe/Berlin`; `nil` if its name is unknown.
  ///
  /// The name is known if the zone's file is a link into a zone folder, and not a copy.
  package var defaultName: String? {
    guard let real = realpath(defaultFile, nil) else { return nil }
    defer { free(real) }
    let path = String(cString: real)
    return path.firstRange(of: "/zoneinfo/").map { String(path[$0.upperBound...]) }
  }
}
