import Essentials
import WidgetTerminal

/// The libraries or sources of widgetctl with which an author's package is built.
enum ExtensionBase: Equatable {
  /// The installed libraries in the folder at this path.
  case libraries(String, isStatic: Bool)
  /// The sources in the folder of widgetctl's package, at this path.
  case sources(String)

  /// Chooses the sources in the option `--package`.
  ///
  /// Without the option it chooses the installed libraries or, if this machine's compiler cannot
  /// read them, the sources.
  init(_ context: CommandContext) throws(CommandError) {
    if Self.named(context) != nil {
      self = .sources(try Self.package(Self.ownPackage, context))
      return
    }
    guard let libraries = InstalledLibraries() else {
      self = .sources(try Self.package(Self.ownPackage, context))
      return
    }
    if let made = libraries.compiler, let there = Self.compiler, made != there {
      context.output.warning(
        "the installed libraries were made by another compiler (\(made)); the package is built"
          + " with widgetctl's sources, which takes minutes the first time",
        hint: "scripts/install builds them again with this one"
      )
      self = .sources(try Self.package(libraries.sources, context))
      return
    }
    if !libraries.isStatic {
      context.output.note("it is linked dynamically: Swift's static libraries are missing")
    }
    self = .libraries(libraries.folder, isStatic: libraries.isStatic)
  }

  /// The modules that have the names of Apple's frameworks.
  var modules: Set<String> {
    let (folder, ending) =
      switch self {
      case .libraries(let folder, _): ("\(folder)/modules", ".swiftmodule")
      case .sources(let package): ("\(package)/Compatibility/Sources", "")
      }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }

  /// The version of the compiler, as printed by it; `nil` if no compiler is installed.
  static var compiler: String? {
    // Each call of the driver `swift` leaves a temporary folder behind, and a call of
    // `swift-frontend` does not.
    let program = Toolchain.program("swift-frontend") ?? "swift"
    guard case .ended(let ended) = SystemTool.run([program, "--version"], milliseconds: 20_000)
    else { return nil }
    return ended.text.split(separator: "\n").first.map(String.init)
  }

  /// Returns the path of widgetctl's sources in the option `--package`; `nil` without it.
  ///
  /// A value `NAME=PATH` is ignored, because it is the checkout of another package.
  private static func named(_ context: CommandContext) -> String? {
    context.arguments.values(of: ExtensionCommand.package).last { !$0.contains("=") }
  }

  /// Returns the folder of widgetctl's package, on which the package of an extension depends.
  ///
  /// It is the folder in the option `--package`, or else the folder `usual`.
  private static func package(
    _ usual: String?,
    _ context: CommandContext
  ) throws(CommandError) -> String {
    let option = named(context)
    let path = option ?? usual
    guard let path, let folder = ExecutableFile.resolved(path), isPackage(folder) else {
      if let option {
        throw .failed(
          .noInput,
          message: "'\(option)' is not widgetctl's package",
          hint: "--package PATH names the folder of widgetctl's sources"
        )
      }
      throw .failed(
        .unavailable,
        message:
          "extensions are built with widgetctl-dev \(ProgramVersion.text), which is not installed",
        hint: "install it, or name widgetctl's sources with --package PATH"
      )
    }
    return folder
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileStamp(path: "\(folder)/Compatibility/Package.swift") != nil
  }

  /// The folder of the sources that were installed with this program, or from which it was built;
  /// `nil` if there are none.
  ///
  /// It is found from the program's path, because the program does not contain the path of its
  /// build.
  private static var ownPackage: String? {
    guard let program = ExecutableFile.path.flatMap(ExecutableFile.resolved) else { return nil }
    var folders: [String] = []
    var parent = program[...]
    while let slash = parent.lastIndex(of: "/"), slash != parent.startIndex {
      parent = parent[..<slash]
      folders.append(String(parent))
    }
    return folders.lazy.flatMap { ["\($0)/lib/widgetctl/source", $0] }.first(where: isPackage)
  }
}
