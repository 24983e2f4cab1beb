import Testing

@testable import MacroExpansion

@Suite("The source of a macro's use")
struct MacroCallTests {
  @Test(arguments: [
    ("#Preview { A() }", " { A() }"),
    ("#Preview(\"#Preview\") {}", "(\"#Preview\") {}"),
    (
      "// #Preview {}\n/* a /* #b */ c */ #Preview(as: .x) {} timeline: {}",
      "(as: .x) {} timeline: {}"
    ),
    ("@available(iOS 17, *)\n#Preview {}", " {}"),
    ("@available(*, deprecated, message: \"a ) #b\") @MainActor #Preview {}", " {}"),
    ("@available(*, message: #\"\\\") #\"#) #Preview {}", " {}"),
    ("@A(\"\\(f(\")\")) \") #Preview {}", " {}"),
    ("@A(\"\"\"\n\" ) #\n\"\"\") #Preview {}", " {}"),
    ("#SwiftUI.Preview {}", " {}"),
  ])
  func `everything behind the name is kept as it is`(source: String, arguments: String) {
    #expect(MacroCall.arguments(in: source).map(String.init) == arguments)
  }

  @Test(arguments: ["", "Preview {}", "/* #Preview {} */", "@A #", "@A(#Preview", "/*"])
  func `what is no use of a macro is refused`(source: String) {
    #expect(MacroCall.arguments(in: source) == nil)
  }
}
