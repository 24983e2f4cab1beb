import SystemLibrary

/// A system library that is opened at run time, so that it is not a build dependency.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the first of `names` that is there, for as long as the program runs.
  package init(_ names: [String]) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }

  package var isAvailable: Bool { handle != nil }

  /// Returns a function of the library by name; `nil` if there is none.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
