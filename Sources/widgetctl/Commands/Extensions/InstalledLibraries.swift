import Essentials
import Ground
import WidgetTerminal

/// The files that `scripts/install` installs for authors of extensions: modules, a library archive,
/// and the macro plug-in.
struct InstalledLibraries {
  /// The folder of the files, `PREFIX/lib/widgetctl`.
  let folder: String

  /// Finds the libraries that were installed with this program; `nil` if the program was not
  /// installed but runs from its build folder.
  init?(executable: String? = ExecutableFile.path) {
    guard let executable, let program = ExecutableFile.resolved(executable) else { return nil }
    let prefix = program.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    let folder = "\(prefix)/lib/widgetctl"
    guard FileStamp(path: "\(folder)/libwidgetctl.a") != nil else { return nil }
    self.folder = folder
  }

  /// The version text of the compiler that built the modules; other versions cannot read them.
  ///
  /// It is `nil` if it was not stored.
  var compiler: String? { text(of: "compiler") }

  /// The path of the sources, which are used if the compiler has another version.
  var sources: String { "\(folder)/source" }

  /// Whether Swift's own libraries are linked statically into extensions, which makes them start in
  /// a third of the time.
  var isStatic: Bool { FileStamp(path: "\(folder)/libcurl.a") != nil }

  /// Returns the flags with which `swiftc` finds the modules that have the names of Apple's
  /// frameworks; `folder` contains the libraries.
  static func compilerFlags(_ folder: String) -> [String] {
    [
      "-I", "\(folder)/modules",
      "-load-plugin-executable", "\(folder)/plugins/PreviewMacros#PreviewMacros",
      // Files that import Foundation alone see what Apple's Foundation has; Combine brings it.
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
    ]
  }

  /// Returns the linker flags; with `isStatic`, Swift's own libraries are linked statically.
  static func linkerFlags(_ folder: String, isStatic: Bool) -> [String] {
    let own = [
      "-L", folder,
      "-Xlinker", "--whole-archive", "-lwidgetctl", "-Xlinker", "--no-whole-archive",
      "-lsqlite3",
    ]
    guard isStatic else { return own }
    return own + [
      "-static-stdlib", "-use-ld=lld",
      "-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc",
      "-Xlinker", "--gc-sections", "-Xlinker", "--no-export-dynamic",
      "-l_FoundationICU", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections",
      "-l_CFURLSessionInterface", "-lcurl",
    ]
  }

  private func text(of file: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
  }
}

/// The command `extension flags`, which prints the flags for a package that uses the installed
/// libraries.
struct ExtensionFlags {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run() throws(CommandError) -> ExitCode {
    guard let libraries = InstalledLibraries() else {
      throw .failed(
        .noInput,
        message: "the libraries that extensions are built with are not installed",
        hint: "scripts/install in widgetctl's sources installs them beside the program"
      )
    }
    let compiler = InstalledLibraries.compilerFlags(libraries.folder)
    let linker = InstalledLibraries.linkerFlags(libraries.folder, isStatic: libraries.isStatic)
    if context.output.isJSON {
      try context.output.result(json: [
        ("folder", .string(libraries.folder)),
        ("compilerVersion", .optional(libraries.compiler)),
        ("compiler", .array(compiler.map { .string($0) })),
        ("linker", .array(linker.map { .string($0) })),
      ])
    } else {
      let lines = [compiler, linker].map { $0.map { ShellWord.quoted($0) }.joined(separator: " ") }
      try context.output.result(lines: lines.map { $0 + "\n" }.joined())
    }
    return .done
  }
}
