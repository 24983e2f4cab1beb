/// The reason why bytes or JSON are not a valid archive.
public enum ArchiveError: Error, Equatable, Sendable {
  /// The bytes do not begin with the signature of an archive.
  case notAnArchive
  /// The archive was made by a later version of this program.
  case newerVersion(Int)
  /// Something is missing or wrong at a location, such as `byte 17` or `view.children[2].style`.
  case malformed(at: String, problem: String)
  /// A limit of `ArchiveLimits` is exceeded at a location; `limit` is the name of the limit.
  case tooLarge(at: String, limit: String)

  public var message: String {
    switch self {
    case .notAnArchive: "not a widget archive"
    case .newerVersion(let version): "widget archive of version \(version)"
    case .malformed(let place, let problem): "widget archive: \(problem) at \(place)"
    case .tooLarge(let place, let limit): "widget archive: \(limit) at \(place)"
    }
  }

  public var hint: String? {
    switch self {
    case .notAnArchive: "widgetctl refresh --force makes it again"
    case .newerVersion: "this program reads versions up to \(ArchiveLimits.version)"
    case .malformed, .tooLarge: nil
    }
  }
}
