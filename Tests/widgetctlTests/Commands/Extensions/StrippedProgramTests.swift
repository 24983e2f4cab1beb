import Foundation
import TestSupport
import Testing

@testable import widgetctl

@Suite("The one program that an import keeps", .timeLimit(.minutes(2)))
struct StrippedProgramTests {
  /// Returns how many lines of the program's symbol table contain `part`; -1 if the table cannot be
  /// read.
  private func names(in program: String, containing part: String) throws -> Int {
    let lister = try #require(Toolchain.program("llvm-nm"))
    let answer = SystemTool.run([lister, program], limit: 1 << 28, milliseconds: 60_000)
    guard case .ended(let ended) = answer else { return -1 }
    return String(decoding: ended.output, as: UTF8.self).split(separator: "\n")
      .count { $0.contains(part) }
  }

  @Test func `it has the author's names and none of the libraries', and runs`() async throws {
    try await onThread {
      let folder = TemporaryFolder()
      let built = "\(Session.programs)/CountingExtension"
      let program = "\(folder.path)/Counting"
      #expect(try names(in: built, containing: "12WidgetRender") > 100)
      try StrippedProgram.write(built, to: program, modules: ["CountingExtension"])
      #expect(try names(in: program, containing: "12WidgetRender") == 0)
      #expect(try names(in: program, containing: "17CountingExtension") > 0)
      let sizes = try [built, program].map { path in
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
      }
      #expect(sizes[1] < sizes[0])
      let answer = SystemTool.run([program, "--list"], milliseconds: 60_000)
      #expect(answer.isDone)
    }
  }

  @Test func `a program that cannot be stripped is copied whole`() throws {
    let folder = TemporaryFolder()
    let (built, program) = ("\(folder.path)/script", "\(folder.path)/copy")
    try "#!/bin/sh\n".write(toFile: built, atomically: true, encoding: .utf8)
    try StrippedProgram.write(built, to: program, modules: ["Widgets"])
    #expect(try String(contentsOfFile: program, encoding: .utf8) == "#!/bin/sh\n")
  }
}
