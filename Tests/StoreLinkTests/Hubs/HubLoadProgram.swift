import Foundation
import Ground

/// The program `HubLoad`, which is built beside the tests: a process that serves a hub, or appends and is killed.
enum HubLoadProgram {
  /// `nil` if the tests run from a folder without it.
  static let path: String? = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let path = URL(filePath: tests).deletingLastPathComponent().path + "/HubLoad"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  static var isBuilt: Bool { path != nil }

  /// Starts it, to be killed; what it prints goes into `output`.
  static func start(_ words: [String], output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = words
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The runs and numbers that a killed process had acknowledged, of whole lines.
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
