import Testing

@testable import WidgetImport

@Suite("What a Swift file says")
struct SwiftWordsTests {
  @Test(
    "has an entry point of widgets where one is declared, and not in a comment or a text",
    arguments: [
      ("@main struct A: Widget { }", true),
      ("@main\nstruct A: WidgetBundle {\n}", true),
      ("@main public final class A: Base, SwiftUI.Widget {}", true),
      ("@main struct A { static func main() { B.main() } }\nstruct B: WidgetBundle {}", true),
      ("@main struct A: App { var body: some Scene { } }", false),
      ("// @main\nstruct A: Widget {}", false),
      ("/* @main /* nested */ */ struct A: Widget {}", false),
      ("let a = \"@main struct A: Widget\"", false),
      ("let a = \"\"\"\n@main struct A: Widget {}\n\"\"\"\nstruct B: Widget {}", false),
      ("struct A: Widget {}\n@main struct B: App {}", false),
    ]
  )
  func entry(text: String, isThere: Bool) {
    #expect(SwiftWords(Array(text.utf8)).hasWidgetEntry == isThere)
  }

  @Test("names modules and types")
  func names() {
    let words = SwiftWords(
      Array(
        "import SwiftUI\n@testable import Kit\nimport struct Foundation.Date\nclass A { class func f() {} ; enum B {} }"
          .utf8
      )
    )
    #expect(words.imports == ["SwiftUI", "Kit", "Foundation"])
    #expect(words.types == ["A", "B"])
  }

  @Test(arguments: [
    (
      "import Foundation.NSString\nimport UIKit.UIImage",
      "import Foundation         \nimport UIKit        "
    ),
    ("@_exported import os.log // logs", "@_exported import os     // logs"),
    ("import SwiftUI\n.self", nil), ("import struct Foundation.Date", nil),
    ("// import Foundation.NSString", nil), ("let a = \"import B.C\"", nil),
    ("import A ; .init()", nil),
    (
      "#if canImport(B)\n  import B.C.D; let a = b.c\n#endif",
      "#if canImport(B)\n  import B    ; let a = b.c\n#endif"
    ),
  ])
  func `an import of a part of a module is one of the module`(text: String, expected: String?) {
    #expect(SubmoduleImports.widened(in: text) == expected)
  }

  @Test(
    "becomes a member's name as Xcode makes it",
    arguments: [
      ("brand-blue", "brandBlue"), ("Brand Blue", "brandBlue"), ("AccentColor", "accentColor"),
      ("URLScheme", "urlScheme"), ("RED", "red"), ("1st", "_1st"), ("default", "`default`"),
      ("Weiß", "weiß"), ("\"\n", "_"),
    ]
  )
  func member(text: String, name: String) {
    #expect(SwiftName.member(text) == name)
  }
}
