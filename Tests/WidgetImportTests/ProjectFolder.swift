import Foundation
import TestSupport

@testable import WidgetImport

/// A folder with an app's files and an Xcode project, for tests.
struct ProjectFolder {
  static let widget = """
    import SwiftUI
    import WidgetKit

    @main
    struct Habits: WidgetBundle { var body: some Widget { Habit() } }
    """

  private let temporary = TemporaryFolder()

  /// The path without symbolic links, as the search returns it.
  var path: String { SourceTree.resolved(temporary.path) ?? temporary.path }

  init(_ files: [String: String] = [:]) {
    for (name, text) in files { write(text, to: name) }
  }

  func write(_ text: String, to name: String) {
    let file = "\(temporary.path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
  }

  func link(_ name: String, to target: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: "\(temporary.path)/\(name)",
      withDestinationPath: target
    )
  }

  /// Writes a project with one widget extension.
  ///
  /// - Parameters:
  ///   - name: The name of the project.
  ///   - files: The files of its groups by identifier, each as `path = …; sourceTree = …;`.
  ///   - settings: Additional build settings of the release configuration.
  ///   - target: Additional properties of the target.
  ///   - more: Additional objects.
  func writeProject(
    _ name: String = "App",
    files: [String: String] = ["f1": "path = Widget/Habits.swift; sourceTree = \"<group>\";"],
    settings: String = "",
    target: String = "",
    more: String = ""
  ) {
    let identifiers = files.keys.sorted()
    let references = identifiers.map { "\($0) = { isa = PBXFileReference; \(files[$0] ?? "") };" }
    let builds = identifiers.map { "b_\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }
    write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          \(references.joined(separator: "\n    "))
          \(builds.joined(separator: "\n    "))
          main = { isa = PBXGroup; children = (\(identifiers.map { $0 + ", " }.joined())folder, ); sourceTree = "<group>"; };
          phase = { isa = PBXSourcesBuildPhase; files = (\(identifiers.map { "b_\($0)" }.joined(separator: ", "))); };
          target = { isa = PBXNativeTarget; name = HabitWidgets; buildPhases = (phase, );
            productType = "com.apple.product-type.app-extension"; buildConfigurationList = list; \(target) };
          list = { isa = XCConfigurationList; buildConfigurations = (debug, release, ); };
          debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.0; }; };
          release = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; SDKROOT = iphoneos; \(settings) }; };
          root = { isa = PBXProject; mainGroup = main; targets = (target, ); };
          \(more)
        };
        rootObject = root;
      }
      """,
      to: "\(name).xcodeproj/project.pbxproj"
    )
  }

  func search(_ name: String = "", modules: Set<String> = ["SwiftUI", "WidgetKit"]) throws
    -> ImportSearch
  {
    try ImportSearch("\(path)/\(name)", modules: modules)
  }

  /// Returns the source files of a target, relative to the folder.
  func sources(of target: ImportTarget?) -> [String] {
    (target?.module.sources ?? []).map { String($0.dropFirst(path.count + 1)) }
  }
}
