#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file of the running program.
enum ExecutableFile {
  /// The program's absolute path with symbolic links resolved, or `nil` where the system hides it.
  static var path: String? {
    #if os(Linux)
    resolved("/proc/self/exe")
    #else
    var capacity: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &capacity)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity) + 1) { buffer in
      guard let base = buffer.baseAddress, _NSGetExecutablePath(base, &capacity) == 0 else {
        return nil
      }
      return resolved(String(cString: base))
    }
    #endif
  }

  /// `path` without symbolic links and `..`, or `nil` where there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
