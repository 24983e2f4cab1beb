import Foundation
import Testing
import WidgetRender
import WidgetTerminal

@testable import widgetctl

@Suite("The page for a web server", .timeLimit(.minutes(2)))
struct GatewayTests {
  private let gateway = SampleGateway()

  @Test
  func `the title of a widget in front of a stack has dots, and words for who does not see them`() {
    #expect(!gateway.answer().body.contains("role=\"img\""))
    gateway.site.stack = StackSign(name: "a <b>", place: 1, count: 3)
    let words = "2 of 3 in the stack a &lt;b&gt;"
    #expect(
      gateway.answer().body
        .contains("</small> <small role=\"img\" aria-label=\"\(words)\">○●○</small></h2>")
    )
    gateway.site.stack = StackSign(name: "day", place: 1, count: 8)
    #expect(gateway.answer().body.contains(">2/8</small></h2>"))
  }

  @Test func `the page has a section for each widget, and its tabs are the boards`() {
    let page = gateway.answer()
    #expect(page.status == 200)
    #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.headers["Content-Length"] == "\(page.body.utf8.count)")
    #expect(
      page.body.contains("<section id=\"w-1\" class=\"rectangular\" aria-labelledby=\"t-1\">")
    )
    #expect(page.body.contains("<small>stale 5 min</small></h2>"))
    #expect(page.body.contains("<a href=\"/widgets\" aria-current=\"page\">home</a>"))
    #expect(page.body.contains("<a href=\"/widgets/Work\">Work</a>"))
    let work = gateway.answer(["PATH_INFO": "/Work"])
    #expect(work.body.contains("No widget is here"))
  }

  @Test func `every answer forbids all that is not in the document itself`() {
    let answers = [
      gateway.answer(), gateway.answer(["REMOTE_USER": nil]), gateway.press(gateway.fields()),
      gateway.answer(["PATH_INFO": "/changes", "QUERY_STRING": "since=\(gateway.answer().mark)"]),
    ]
    #expect(answers.map(\.status) == [200, 403, 303, 204])
    for answer in answers {
      let policy = answer.headers["Content-Security-Policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'"))
      #expect(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
      #expect(answer.headers["Referrer-Policy"] == "same-origin")
      #expect(answer.headers["Cache-Control"] == "no-store")
      // A hash allows no attribute of style and no handler.
      #expect(!answer.body.contains(" style=") && !answer.body.contains(/<[^>]* on[a-z]+=/))
    }
  }

  // RI-1
  @Test(arguments: [
    "<script>alert(1)</script>", "\"'><img src=x>", "a\r\nSet-Cookie: b=c", "&lt;\u{1B}[31m",
    "</style>",
  ])
  func `no words of a widget become markup or a header`(words: String) {
    gateway.site.words = words
    gateway.site.answer = GatewayMessage(text: words, isFailure: true)
    let page = gateway.answer()
    #expect(!page.body.contains("<script>alert") && !page.body.contains("<img"))
    #expect(!page.body.contains("\u{1B}") && page.headers["Set-Cookie"] == nil)
    #expect(page.body.components(separatedBy: "</style>").count == 2)
    let answer = gateway.press(gateway.fields())
    #expect(answer.status == 303)
    #expect(answer.headers["Set-Cookie"]?.hasPrefix("widgetctl-said=failure.") == true)
  }

  @Test func `a link is followed where it runs nothing`() {
    let body = gateway.answer().body
    #expect(body.contains("href=\"https://example.org/?a=&lt;b&gt;\""))
    #expect(!body.contains("javascript:"))
  }

  @Test(arguments: [true, false])
  func `the page is drawn in the look that is set, else in both`(isSet: Bool) {
    if isSet { gateway.site.looks = [.dark] }
    let body = gateway.answer().body
    #expect(body.contains("@media (prefers-color-scheme:dark)") != isSet)
  }

  @Test func `a press names widget, control and generation, and leads back to the page`() {
    let answer = gateway.press(gateway.fields())
    #expect(answer.status == 303)
    #expect(answer.headers["Location"] == "/widgets#w-1")
    #expect(gateway.site.pressed == ["1 complete id=Milk false"])
  }

  @Test func `what a press has led to is shown once, to its user alone`() throws {
    let cookie = try #require(gateway.press(gateway.fields()).headers["Set-Cookie"])
    #expect(cookie.hasSuffix("; Path=/widgets; Max-Age=60; HttpOnly; SameSite=Strict"))
    let sent = String(cookie.prefix { $0 != ";" })
    let page = gateway.answer(["HTTP_COOKIE": "other=1; \(sent)"])
    #expect(page.body.contains("<p class=\"message\" role=\"status\">Completed 1 “Milk”.</p>"))
    #expect(page.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
    for (name, value) in [
      ("REMOTE_USER", "eve"), ("HTTP_COOKIE", sent + "0"), ("HTTP_COOKIE", "x"),
    ] {
      let other = gateway.answer(["HTTP_COOKIE": sent].merging([name: value]) { $1 })
      #expect(!other.body.contains("Completed"))
    }
  }

  @Test func `a token holds for its user, for a day, and for what the page showed`() {
    let fields = gateway.fields()
    #expect(gateway.press(fields, ["REMOTE_USER": "eve"]).status == 403)
    gateway.site.words = "Bread"
    #expect(gateway.press(fields).status == 403)
    gateway.site.words = "Milk"
    var later = SampleGateway(now: gateway.now + GatewayKey.windowInSeconds * 1_000_000)
    #expect(later.press(fields).status == 303)
    later.now += GatewayKey.windowInSeconds * 1_000_000
    #expect(later.press(fields).status == 403)
    #expect(gateway.site.pressed.isEmpty)
  }

  @Test func `HEAD has the lines of GET without the document`() {
    let (get, head) = (gateway.answer(), gateway.answer(["REQUEST_METHOD": "HEAD"]))
    #expect(head.headers == get.headers)
    #expect(head.body.isEmpty)
  }
}

/// Tests the requests with which the page's script waits for changes.
extension GatewayTests {
  private func changes(since mark: String, method: String = "GET") -> SampleAnswer {
    gateway.answer([
      "PATH_INFO": "/changes", "QUERY_STRING": "since=\(mark)", "REQUEST_METHOD": method,
    ])
  }

  @Test func `another page is answered at once, and its style is no style of the document`() {
    let answer = changes(since: "0")
    #expect(answer.status == 200)
    #expect(answer.body.contains("<template>") && !answer.body.contains("<style>"))
  }

  @Test func `the same page is waited with until it is another one`() {
    let mark = gateway.answer().mark
    gateway.site.news = [{ _ in }, { $0.words = "Bread" }, { $0.words = "never" }]
    let answer = changes(since: mark)
    #expect(answer.status == 200 && answer.body.contains("Bread"))
    #expect(gateway.site.news.count == 1)
  }

  @Test func `a page that stays the same has an answer of nothing`() {
    gateway.site.news = [{ _ in }]
    let answer = changes(since: gateway.answer().mark)
    #expect(answer.status == 204)
    #expect(answer.headers["Retry-After"] == nil && answer.body.isEmpty)
  }

  @Test func `where too many wait, one comes again after a pause`() {
    gateway.site.hasRoom = false
    let answer = changes(since: gateway.answer().mark)
    #expect(answer.status == 204 && answer.headers["Retry-After"] == "5")
    #expect(changes(since: "0").status == 200)
  }

  @Test func `who asks for the head alone waits for nothing`() {
    gateway.site.news = [{ $0.words = "never" }]
    #expect(changes(since: gateway.answer().mark, method: "HEAD").status == 204)
    #expect(gateway.site.news.count == 1)
  }
}
