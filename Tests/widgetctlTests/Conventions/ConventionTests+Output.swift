import Foundation
import TestSupport
import Testing
import WidgetRender
import WidgetTerminal

@testable import widgetctl

/// Tests rules for the output of commands, such as that of `--json`.
extension ConventionTests {
  // CL-6
  @Test(arguments: names)
  func `JSON is whole and has its version, errors too`(name: String) async throws {
    try await tried { program in
      for call in try Self.calls(name) {
        let said = try program.run(call + ["--json"])
        #expect(said.output.isEmpty ? said.code != 0 : Self.isJSONOrLines(said.output), "\(call)")
        for line in said.errors.split(separator: "\n") {
          #expect(Self.isJSON(String(line)), "\(call): \(line)")
        }
      }
    }
  }

  // CL-3, CL-5
  @Test(arguments: names)
  func `without a terminal, with NO_COLOR and with --color never nothing is an escape`(name: String)
    async throws
  {
    try await tried { program in
      for call in try Self.calls(name) {
        let said =
          [
            try program.run(call), try program.run(call, ["NO_COLOR": "1", "FORCE_COLOR": "3"]),
            try program.run(call + ["--color", "never"]),
          ].flatMap(\.streams)
        #expect(!said.contains { $0.contains("\u{1B}") }, "\(call)")
      }
    }
  }

  // CL-4, CL-24
  @Test(arguments: names)
  func `with --ascii and in a locale without UTF-8 nothing is beyond ASCII`(name: String)
    async throws
  {
    try await tried { program in
      for call in try Self.calls(name) {
        let option = try program.run(call.prefix(1) + ["--ascii"] + call.dropFirst())
        let locale = try program.run(call, ["LC_ALL": "C", "TZ": "UTC"])
        for said in option.streams + locale.streams {
          #expect(said.utf8.allSatisfy { $0 < 0x80 }, "\(call): \(said)")
        }
      }
    }
  }

  // CL-4
  @Test(arguments: names)
  func `no line is wider than it may be`(name: String) async throws {
    guard !Self.forFiles.contains(name) else { return }
    try await tried { program in
      for call in try Self.calls(name) {
        for columns in [20, 40, 200] {
          let words = call.prefix(1) + ["--width", "\(columns)"] + call.dropFirst()
          let said = try program.run(Array(words))
          #expect(said.columns <= columns, "\(words): \(said.output)\(said.errors)")
        }
      }
    }
  }
}
