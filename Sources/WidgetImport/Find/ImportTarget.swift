/// A widget extension of a project, ready to be made a package.
package struct ImportTarget: Equatable {
  /// The name that the author gave to the extension.
  package let title: String
  /// The project, package or folder that contains the extension, as a path from the tree's root.
  package let place: String
  /// The system for which the extension was made, such as `iOS`; `nil` if unknown.
  package let platform: String?
  package var module: ImportedModule
  /// The author's other modules that the extension imports, each after the modules that it imports
  /// itself.
  package var modules: [ImportedModule] = []
  /// The path of the app's information property list, for `Bundle.main`; `nil` if there is none.
  package let information: String?
  package let bundleIdentifier: String?
  /// The displayed name of the app to which the extension belongs; `nil` if unknown.
  package var appName: String?
  /// The modules of remote packages, with their addresses.
  package var remote: [RemoteModule] = []

  /// Imported modules that are missing: empty ones replace them, so that the compiler reports the
  /// missing names.
  package var standIns: [String] = []

  /// A module of a package that is fetched from an address.
  package struct RemoteModule: Equatable {
    package let name: String
    package let address: String
  }

  /// The name of the imported widget, which is usually the author's.
  ///
  /// The project's name precedes it if the author's name is as common as `widgets`.
  package var name: String {
    let own = SwiftName.module(title)
    let usual: Set = ["widget", "widgets", "widgetextension", "widgetsextension", "extension"]
    guard usual.contains(own.lowercased()) else { return own }
    // Without a project the place is the target's own folder.
    let project = place.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return project == title ? own : SwiftName.module("\(project)\(title)")
  }

  /// The names to choose from, the best one first: `name`, then one with the project's name before
  /// it.
  package var names: [String] {
    let project = place.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let long = SwiftName.module("\(project)\(SwiftName.module(title))")
    return long == name || project == title ? [name] : [name, long]
  }

  package var allModules: [ImportedModule] { modules + [module] }
}
