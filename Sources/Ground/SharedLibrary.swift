import SystemLibrary

/// A library of the system that is opened while the program runs, so that it is no dependency of a build.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the first of `names` that is there, for as long as the program runs.
  package init(_ names: [String]) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }

  package var isAvailable: Bool { handle != nil }

  /// A function of the library by its name; `nil` where it has none.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let address = dlsym(handle, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
