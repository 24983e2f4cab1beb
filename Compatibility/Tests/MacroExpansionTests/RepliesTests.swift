import FoundationEssentials
import Testing

@testable import MacroExpansion

@Suite("The plug-in's answers")
struct RepliesTests {
  private func reply(_ message: String) throws -> String {
    String(decoding: try #require(Replies.reply(to: Array(message.utf8))), as: UTF8.self)
  }

  @Test func `it says which messages it speaks`() throws {
    let text = try reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(text.contains(#""protocolVersion":7"#))
    #expect(text.contains("getCapabilityResult"))
  }

  @Test func `a preview becomes a type with a name that no other use has`() throws {
    let text = try reply(
      ##"{"expandFreestandingMacro":{"macro":{"moduleName":"M","typeName":"PreviewMacro","name":"Preview"},"##
        + ##""discriminator":"$s1aMf_","syntax":{"source":"#Preview { A() }","##
        + #""location":{"fileID":"a/b.swift","line":3,"column":1}}}}"#
    )
    #expect(text.contains("public struct $s1aMf_15PreviewRegistryfMu_:"))
    #expect(text.contains("DeveloperToolsSupport.Preview { A() }"))
  }

  @Test func `a model becomes a class with an identity`() throws {
    let use = { (role: String) in
      ##"{"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"ModelMacro","name":"Model"},"##
        + "\"macroRole\":\"\(role)\","
        + ##""extendedTypeSyntax":{"source":"Habit","location":{"fileID":"a/b.swift","line":3,"column":1}},"##
        + ##""declSyntax":{"source":"@Model\npublic final class Habit { }","##
        + ##""location":{"fileID":"a/b.swift","line":3,"column":1}}}}"##
    }
    #expect(try reply(use("member")).contains(##"ModelBacking(entityName: \"Habit\")"##))
    #expect(try reply(use("extension")).contains("extension Habit: SwiftData.PersistentModel {}"))
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"loadPluginLibrary\":{}}", "{\"expandFreestandingMacro\":{}}",
  ])
  func `what it does not know is refused with an error of the compiler's`(message: String) throws {
    #expect(try reply(message).contains(#""severity":"error""#))
  }
}
