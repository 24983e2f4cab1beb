/// Where a live activity is in its life.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, pending, ended, dismissed, stale
}
