/// A widget extension of a project, ready to be made a package.
package struct ImportTarget: Equatable {
  /// What its author calls it.
  package let title: String
  /// The project, package or folder that it was found in, from the tree's root on.
  package let place: String
  /// The system that it was made for, such as `iOS`; `nil` where nothing says so.
  package let platform: String?
  package var module: ImportedModule
  /// The author's other modules that it imports, each behind those that it imports itself.
  package var modules: [ImportedModule] = []
  /// What the app's information list says of the program, for `Bundle.main`.
  package let information: String?
  package let bundleIdentifier: String?
  /// Modules that only packages from elsewhere have, with where they come from.
  package var remote: [RemoteModule] = []

  /// Modules that are imported and are not here: empty ones stand for them, so that the compiler says what is missing.
  package var standIns: [String] = []

  /// A module of a package that is fetched from an address.
  package struct RemoteModule: Equatable {
    package let name: String
    package let address: String
  }

  /// Its name here: the author's, with the project's before it where many call theirs so.
  package var name: String {
    let own = SwiftName.module(title)
    let usual: Set = ["widget", "widgets", "widgetextension", "widgetsextension", "extension"]
    guard usual.contains(own.lowercased()) else { return own }
    // Without a project the place is the target's own folder.
    let project = place.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return project == title ? own : SwiftName.module("\(project)\(title)")
  }

  package var allModules: [ImportedModule] { modules + [module] }
}
