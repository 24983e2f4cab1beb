#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The account that runs the program.
package enum Account {
  package static var user: UInt32 { UInt32(getuid()) }

  /// The home folder in the account's entry, for an environment without `HOME`.
  package static var home: String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    // The size that the system advises is a minimum; an entry beyond 64 KB is no entry.
    let capacity = 1 << 16
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress,
        getpwuid_r(getuid(), &entry, start, capacity, &found) == 0,
        found != nil, let folder = entry.pw_dir
      else { return nil }
      let path = String(cString: folder)
      return path.hasPrefix("/") ? path : nil
    }
  }
}
