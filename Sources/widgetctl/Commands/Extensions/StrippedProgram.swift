import Essentials

/// Makes a program smaller by removing the symbols of libraries, which are a quarter of its size.
///
/// The author's own symbols and line numbers are kept, so that a crash is reported with its
/// location in their sources.
enum StrippedProgram {
  private static let limitInMilliseconds: Int64 = 60_000

  /// Copies the program at `built` to `path` with only the symbols of `modules`, or unchanged if
  /// that fails.
  static func write(_ built: String, to path: String, modules: [String]) throws {
    let kept = modules.map { "--strip-symbol=!*\($0.utf8.count)\($0)*" }
    let words =
      [Toolchain.program("llvm-objcopy") ?? "llvm-objcopy", "--wildcard", "--strip-symbol=*"] + kept
      + ["--strip-symbol=!main", built, path]
    let answer = SystemTool.run(words, milliseconds: limitInMilliseconds)
    if answer.isDone, FileStamp.isExecutable(path) { return }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: built, toPath: path)
  }
}
