import Foundation
import Ground

/// The program `HubLoad`, which is built with the tests: a process that serves a hub, or appends
/// until it is killed.
enum HubLoadProgram {
  /// The program's path; `nil` if it is not in the folder of the tests.
  static let path: String? = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let path = URL(filePath: tests).deletingLastPathComponent().path + "/HubLoad"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  static var isBuilt: Bool { path != nil }

  /// Starts the program with these arguments; its output goes to `output`.
  static func start(_ words: [String], output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = words
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Returns the runs with their numbers that a killed process has acknowledged, from complete
  /// lines of its output.
  static func acknowledged(_ data: Data) -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int64(words[1]) else { continue }
      numbers[String(words[0])] = number
    }
    return numbers
  }
}
