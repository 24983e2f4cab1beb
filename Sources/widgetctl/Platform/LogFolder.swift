#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder that the extensions' log lies in.
enum LogFolder {
  /// Makes the folders above `file` that are missing, private to this user; a failure costs the log only.
  static func make(for file: String) {
    var end = file.startIndex
    while let slash = file[end...].dropFirst().firstIndex(of: "/") {
      _ = mkdir(String(file[..<slash]), 0o700)
      end = slash
    }
  }
}
