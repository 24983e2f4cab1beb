import Ground

/// Reports when the system's time zone changes.
///
/// A process that was started with TZ keeps that zone: the environment of a running process is not changed.
package final class ZoneNotice {
  private static let folder = "/etc"
  private static let file = "localtime"

  private let notice = FileNotice()

  /// Begins to watch the zone; `nil` if TZ is set, or the folder cannot be watched.
  package init?(environment: EnvironmentVariables) {
    guard environment["TZ"] == nil, notice.watch(folder: Self.folder) != nil else { return nil }
  }

  /// The descriptor that becomes readable when a file in the folder of the zone has changed; `nil`
  /// if there is none.
  package var descriptor: Int32? { notice.descriptor }

  /// Returns whether the zone's file was replaced since the last call.
  package func hasChanged() -> Bool {
    notice.events().contains { $0.name == Self.file }
  }
}
