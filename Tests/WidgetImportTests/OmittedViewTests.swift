import Testing

@testable import WidgetImport

@Suite("A widget's view that does not compile here")
struct OmittedViewTests {
  private static let sign = "SwiftUI.Image(systemName: \"nosign\")"

  // The case of a sample: five widgets were blank, and only the import had said why.
  @Test(
    "leaves a sign where nothing would be left of a widget's view",
    arguments: [
      ("A() { entry in\n¶X()\n}", "A() { entry in\n\(sign)\n}"),
      ("A() { entry in\nV()\n.¶x()\n}", "A() { entry in\nV()\n\n}"),
      ("A() { entry in\nV()\n¶X()\n}", "A() { entry in\nV()\n\n}"),
      (
        "A() {\nif b {\n¶X()\n} else {\nV()\n}\n}.c(\"d\")",
        "A() {\nif b {\n\(sign)\n} else {\nV()\n}\n}.c(\"d\")"
      ),
    ]
  )
  func signs(code: String, expected: String) throws {
    func widget(_ code: String) -> String {
      "struct W: Widget {\nvar body: some WidgetConfiguration {\n\(code)\n}\n}"
    }
    #expect(squeezed(try Omissions.left(widget(code)).text) == squeezed(widget(expected)))
    let bundle = "struct B: WidgetBundle { var body: some Widget {\nif b {\n¶X()\n}\nY()\n} }"
    #expect(try !Omissions.left(bundle).text.contains("nosign"))
  }
}
