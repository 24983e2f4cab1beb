import SystemLibrary

/// A system library that is opened at run time, so that it is not needed to build or start.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the first library that exists; it stays open until the process ends.
  package init(_ names: [String]) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }

  package var isAvailable: Bool { handle != nil }

  /// Returns a function of the library by name; `nil` if the library or the function does not
  /// exist.
  ///
  /// `type` must be the function's C type, which is not checked.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
