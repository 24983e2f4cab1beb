/// The existing checkouts of packages by other authors; nothing is fetched, and no manifest is run.
struct PackageCheckouts {
  /// The folders in which Xcode and SwiftPM keep checkouts, next to a project or a package.
  private static let usual = ["SourcePackages/checkouts", ".build/checkouts"]
  /// The most packages in a project's checkouts.
  private static let maximumPackages = 500

  /// A folder that contains a `Package.swift`.
  struct Checkout {
    /// The user's name for the checkout, or the name of its folder.
    let name: String
    let path: String
    /// Whether the user named the checkout or its folder, so that it may be anywhere.
    let isGiven: Bool
  }

  /// The checkouts that the user named, then the checkouts that were found.
  let all: [Checkout]

  /// Finds the checkouts.
  ///
  /// - Parameters:
  ///   - places: The folders of projects and packages, each of which may have checkouts.
  ///   - given: The packages and folders that the user named.
  init(of places: [String], _ given: GivenPackages) {
    let own = places.flatMap { place in Self.usual.map { "\(place)/\($0)" } }
    let named = given.named.map { Checkout(name: $0.name, path: $0.path, isGiven: true) }
    let found = own.flatMap { Self.checkouts(in: $0, isGiven: false) }
    let more = given.folders.flatMap { Self.checkouts(in: $0, isGiven: true) }
    all = (named + found + more).filter { SourceTree.exists("\($0.path)/Package.swift") }
  }

  private static func checkouts(in folder: String, isGiven: Bool) -> [Checkout] {
    SourceTree.names(in: folder).prefix(maximumPackages).map { name in
      Checkout(name: name, path: "\(folder)/\(name)", isGiven: isGiven)
    }
  }

  /// Returns the module with this name, whose files `tree` can then read; `nil` if no package has
  /// it.
  ///
  /// Only libraries count. Macros, plug-ins and programs are ignored, so that nothing of a package
  /// runs during a build.
  func module(named name: String, in tree: SourceTree) -> ImportedModule? {
    for checkout in all {
      guard let folder = tree.resolved(checkout.path),
        let manifest = PackageManifest(of: folder, in: tree),
        let target = manifest.library(ofModule: name, inPackage: checkout.name)
      else { continue }
      let files = tree.files(below: target.path).filter(target.includes)
      var module = ImportedModule(name, files: files, in: tree)
      module.isOfPackage = true
      if !module.sources.isEmpty { return module }
    }
    return nil
  }
}

/// The packages by other authors that a user lets an import use.
package struct GivenPackages: Equatable, Sendable {
  /// A checkout by the name of its package, or of a module.
  package struct Named: Equatable, Sendable {
    package let name: String
    package let path: String

    package init(name: String, path: String) {
      (self.name, self.path) = (name, path)
    }
  }

  /// The folders that contain checkouts.
  package var folders: [String]
  package var named: [Named]

  package init(folders: [String] = [], named: [Named] = []) {
    (self.folders, self.named) = (folders, named)
  }
}
