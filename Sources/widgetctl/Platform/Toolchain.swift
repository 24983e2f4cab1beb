import WidgetTerminal

/// Finds the Swift toolchain of the `swift` command in PATH.
enum Toolchain {
  private static let limitInMilliseconds: Int64 = 20_000

  /// The folder of the toolchain, which contains `bin`, `lib` and `libexec`; `nil` if no compiler
  /// is installed.
  static let folder: String? = around(compiler) ?? named

  /// Returns the path of a program of the toolchain; `nil` if it does not exist.
  static func program(_ name: String) -> String? {
    folder.map { "\($0)/bin/\(name)" }.flatMap { FileStamp.isExecutable($0) ? $0 : nil }
  }

  /// The path of the program that prints a backtrace after a crash; `nil` if the toolchain does not
  /// contain it.
  static var backtracer: String? {
    guard let folder else { return nil }
    return ["swift-backtrace-static", "swift-backtrace"].lazy
      .map { "\(folder)/libexec/swift/linux/\($0)" }.first(where: FileStamp.isExecutable)
  }

  private static var compiler: String? {
    let folders = (EnvironmentVariables.process.nonEmpty("PATH") ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/swift" }.first(where: FileStamp.isExecutable)
  }

  private static func around(_ compiler: String?) -> String? {
    guard let program = compiler.flatMap(ExecutableFile.resolved) else { return nil }
    let folder = program.split(separator: "/").dropLast(2).joined(separator: "/")
    return FileStamp(path: "/\(folder)/lib/swift")?.isFolder == true ? "/\(folder)" : nil
  }

  /// The folder that the compiler itself reports, because the `swift` in PATH may only start
  /// another one.
  ///
  /// It is `nil` if no compiler is installed, or if it does not report a folder.
  private static var named: String? {
    guard compiler != nil,
      case .ended(let ended) = SystemTool.run(
        ["swift", "-print-target-info"],
        milliseconds: limitInMilliseconds
      )
    else { return nil }
    let key = "\"runtimeResourcePath\": \""
    let line = ended.text.split(separator: "\n").first { $0.contains(key) }
    let path = line?.split(separator: "\"").dropFirst(2).last { $0.hasPrefix("/") }
    return path.map { $0.split(separator: "/").dropLast(2).joined(separator: "/") }.map { "/\($0)" }
  }
}
