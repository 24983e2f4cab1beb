import SystemLibrary

/// Creates files next to a store with a time in their name, such as
/// `store.sqlite.before-20260131T235959Z`.
enum DatedFile {
  /// The most names that are tried, one for each second.
  private static let maximumNames = 1_000

  /// Creates an empty file that only this user can read, to be filled by SQLite, and returns its
  /// path.
  ///
  /// `instant` is the time in the name, in microseconds since 1970 UTC; if that name is used, a
  /// later second is.
  static func reserve(
    of store: StoreLocation,
    word: String,
    at instant: Int64
  ) throws(StoreError) -> String {
    for second in 0..<Int64(maximumNames) {
      let date = CompactDate.text(max(1, instant) + second * 1_000_000)
      let path = "\(store.path).\(word)-\(date)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = SystemCall.uninterrupted { open(path, flags, 0o600) }
      if file >= 0 {
        close(file)
        return path
      }
      guard errno == EEXIST else { throw SystemCall.failure(of: path) }
    }
    throw .cannotCreate(path: "\(store.path).\(word)-…", reason: SystemText.of(EEXIST))
  }
}
