import Foundation
import Testing
import WidgetIntents

@testable import IntentScript

@Suite("What values have", .timeLimit(.minutes(5)))
struct BuiltInTests {
  private static let manual: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Documentation/Manual/widgetctl-script.5")
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }()

  @Test(arguments: BuiltIn.all)
  func `the manual page lists each, as the table has it`(_ builtIn: BuiltIn) {
    let signature = builtIn.signature.replacing("\\", with: "\\e")
    #expect(Self.manual.contains("\n\(signature)\n"), "\(builtIn.owner.rawValue): \(signature)")
  }

  @Test func `no two of a type are called with the same words`() {
    let calls = BuiltIn.all.map { "\($0.owner.rawValue) \($0.call)" }
    #expect(Set(calls).count == calls.count)
  }

  @Test(arguments: BuiltInMember.allCases)
  func `each member stands in the table`(_ member: BuiltInMember) {
    #expect(BuiltIn.all.contains { $0.member == member })
  }
}
