/// Where a Live Activity stands.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case pending, active, ended, dismissed, stale
}
