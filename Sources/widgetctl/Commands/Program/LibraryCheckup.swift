import SystemLibrary

/// Checks for the system libraries that extensions load when they need them.
enum LibraryCheckup {
  private struct Library {
    /// The file names under which the library may be installed; one of them is enough.
    let names: [String]
    /// The name of the library's package in Debian and Ubuntu.
    let package: String
    /// The features that need the library, for messages.
    let use: String

    var isThere: Bool {
      names.contains { name in
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return false }
        dlclose(handle)
        return true
      }
    }
  }

  private static let libraries = [
    Library(
      names: ["libcurl.so.4", "libcurl-gnutls.so.4"],
      package: "libcurl4",
      use: "nothing is loaded from the network"
    ),
    Library(
      names: ["libturbojpeg.so.0", "libturbojpeg.so"],
      package: "libturbojpeg0",
      use: "JPEG pictures are not drawn"
    ),
    Library(
      names: ["libpng16.so.16", "libpng16.so"],
      package: "libpng16-16",
      use: "PNG pictures are not drawn"
    ),
  ]

  /// The finding that names missing libraries and their packages; on Apple's systems none is
  /// missing.
  static var finding: Finding {
    #if os(Linux)
    let missing = libraries.filter { !$0.isThere }
    #else
    let missing: [Library] = []
    #endif
    guard !missing.isEmpty else { return Finding(.good, "libraries", "none is missing") }
    let details = missing.map { "without \($0.names[0]) \($0.use)" }
    return Finding(
      .note,
      "libraries",
      details.joined(separator: ", "),
      hint: "install \(missing.map(\.package).joined(separator: " "))"
    )
  }
}
