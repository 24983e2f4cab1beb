/// What a power cut may take away from a commit.
public enum Durability: Sendable {
  /// Nothing: the commit returns when it is on the disk. For what a user entered.
  case full
  /// The latest commits, whole ones: for what can be made anew.
  case relaxed
}
