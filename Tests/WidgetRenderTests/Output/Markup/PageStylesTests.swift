import Testing

@testable import WidgetRender

@Suite("Pictures on a page", .timeLimit(.minutes(2)))
struct PageStylesTests {
  private let red = TextStyle(foreground: ArchivedColor(.system(.red)))

  @Test func `a look has a class, whose rules say it for light and for dark screens`() {
    let picture = picture(text("a<b", style: red), 3, 1)
    var styles = PageStyles([.light, .dark])
    let rows = styles.rows(of: [picture, picture])
    #expect(rows == "<div><span class=\"c0\">a&lt;b</span></div>\n")
    #expect(
      styles.rules == """
        .c0{color:#db1a1a}
        @media (prefers-color-scheme:dark){
        .c0{color:#ff453a;background:none}
        }

        """
    )
  }

  @Test func `plain text has no class, and blanks at a row's end are left out`() {
    var styles = PageStyles([.light])
    #expect(styles.rows(of: picture(text("plain"), 7, 1)) == "<div> plain</div>\n")
    #expect(styles.rules.isEmpty)
  }

  @Test func `pictures with other characters are not one picture`() {
    var styles = PageStyles([.light, .dark])
    let pictures = [picture(text("sun"), 4, 1), picture(text("moon"), 4, 1)]
    #expect(styles.rows(of: pictures) == nil)
    #expect(styles.rows(of: pictures[1]) == "<div>moon</div>\n")
  }

  @Test(arguments: Palette.Name.allCases)
  func `cards stand out from the page, and text from cards`(name: Palette.Name) {
    for scheme in name.schemes {
      let palette = Palette(name, scheme).onCards
      #expect(palette.pageGround != palette.surface)
      #expect(palette.text != palette.surface)
    }
  }
}
