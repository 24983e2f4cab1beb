/// Where the two sides find each other.
enum HostPair {
  /// The descriptor on which an extension finds its end of the pair.
  static let descriptor: Int32 = 3
}
