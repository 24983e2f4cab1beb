import Testing

@testable import widgetctl

@Suite("Forms and addresses of the page", .timeLimit(.minutes(2)))
struct GatewayFormTests {
  @Test(arguments: [
    ("a=1&b=x+y", ["a": "1", "b": "x y"]), ("a=%C3%BC%3D", ["a": "ü="]), ("", [:]),
    ("a=", ["a": ""]),
    ("a=b=c", ["a": "b=c"]),
  ])
  func `a form's fields are read`(text: String, fields: [String: String]) {
    #expect(GatewayForm(Array(text.utf8))?.fields == fields)
  }

  @Test(arguments: [
    "a", "=1", "a=1&a=2", "a=%", "a=%4", "a=%GG", "a=%FF", "a=1&", "%00%=1", "a=%+1",
    (0..<17).map { "f\($0)=1" }.joined(separator: "&"),
  ])
  func `what is no form is none`(text: String) {
    #expect(GatewayForm(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ("/widgets", nil, nil, "/widgets"), ("/widgets/", "Work", nil, "/widgets/Work"),
      ("", nil, nil, "/"), ("/", nil, "press", "/press"), ("/w", "a b", "press", "/w/a%20b/press"),
      ("/w", "press", nil, "/w/press/"), ("/w", "a/b", nil, "/w/a%2Fb"),
      ("/w", "ü\r\n", nil, "/w/%C3%BC%0D%0A"), ("//evil.example/x", nil, nil, "/evil.example/x"),
      ("/\"><", nil, nil, "/%22%3E%3C"), ("", "/evil.example", nil, "/%2Fevil.example"),
    ] as [(String, String?, String?, String)]
  )
  func `an address is of this server, whatever the names`(
    script: String,
    board: String?,
    action: String?,
    path: String
  ) {
    #expect(GatewayAddress(script: script).path(ofBoard: board, action) == path)
  }

  @Test(
    arguments: [
      ("", nil), ("/", nil), ("/Work", "Work"), ("/Work/", "Work"), ("/a/b", "a/b"),
      ("/press/", "press"),
    ] as [(String, String?)]
  )
  func `a path names a board`(path: String, board: String?) throws {
    let request = try GatewayRequest(["REQUEST_METHOD": "GET", "PATH_INFO": path]) { _ in [] }
    #expect(request == GatewayRequest(board: board, purpose: .page, isHead: false))
  }
}
