#if !canImport(ImageIO)
import Foundation

/// A library of the system that decodes pictures, opened when the first one is met.
///
/// It is no build dependency: a machine without it shows a stand-in, and the log says once why.
struct PictureLibrary {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the first of `names` that is there, for as long as the program runs.
  init(_ names: [String], package: String) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard handle == nil, let name = names.first else { return }
    let note = "note: \(name) is missing, so its pictures are not drawn; install \(package)\n"
    _ = Array(note.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// A function of the library by its name; `nil` where it has none.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
#endif
