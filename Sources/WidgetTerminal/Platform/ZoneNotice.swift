import Ground

/// Reports when the system's time zone changes.
///
/// A process that was started with TZ keeps that zone: the environment of a running process is not changed.
package final class ZoneNotice {
  private static let folder = "/etc"
  private static let file = "localtime"

  private let notice = FileNotice()

  /// - Returns: `nil` where TZ is set, or the folder cannot be watched.
  package init?(environment: EnvironmentVariables) {
    guard environment["TZ"] == nil, notice.watch(folder: Self.folder) != nil else { return nil }
  }

  /// Readable when a file beside that of the zone has changed.
  package var descriptor: Int32? { notice.descriptor }

  /// Whether the zone's file was replaced since the last call.
  package func hasChanged() -> Bool {
    notice.events().contains { $0.name == Self.file }
  }
}
