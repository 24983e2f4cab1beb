import Testing

@testable import widgetctl

@Suite("What the page refuses", .timeLimit(.minutes(2)))
struct GatewayRefusalTests {
  private let gateway = SampleGateway()

  /// A request that differs from a valid one in some variables or fields, with the expected status.
  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var variables: [String: String?] = [:]
    var fields: [String: String] = [:]
    let status: Int

    init(
      _ name: String,
      _ variables: [String: String?] = [:],
      fields: [String: String] = [:],
      _ status: Int
    ) {
      testDescription = name
      (self.variables, self.fields, self.status) = (variables, fields, status)
    }
  }

  static let presses = [
    Refused("a wrong token", fields: ["token": "00000000000000000000000000000000"], 403),
    Refused("no token", fields: ["token": ""], 403),
    Refused("an old generation", fields: ["generation": "0.6.1"], 409),
    Refused("an unknown widget", fields: ["widget": "2"], 409),
    Refused("a control that is not there", fields: ["control": "9"], 400),
    Refused("a link", fields: ["control": "2"], 400),
    Refused("a control that is not a number", fields: ["control": "complete id=Milk"], 400),
    Refused("no scheme", fields: ["scheme": "blue"], 400),
    Refused("a foreign origin", ["HTTP_ORIGIN": "https://evil.example"], 403),
    Refused("an origin with another port", ["HTTP_ORIGIN": "https://home.example:81"], 403),
    Refused(
      "an origin of another port than the server's",
      ["HTTP_ORIGIN": "http://home.example:81", "SERVER_PORT": "80"],
      403
    ),
    Refused(
      "an origin of the server's port where the host has one",
      ["HTTP_ORIGIN": "http://h:80", "HTTP_HOST": "h:81", "SERVER_PORT": "80"],
      403
    ),
    Refused("an origin that begins so", ["HTTP_ORIGIN": "https://home.example.evil"], 403),
    Refused("an origin that is hidden", ["HTTP_ORIGIN": "null"], 403),
    Refused("no origin", ["HTTP_ORIGIN": nil], 403),
    Refused("no host to compare it with", ["HTTP_HOST": nil, "HTTP_ORIGIN": "https://"], 403),
    Refused("a foreign site", ["HTTP_SEC_FETCH_SITE": "cross-site"], 403),
    Refused("a neighbouring site", ["HTTP_ORIGIN": nil, "HTTP_SEC_FETCH_SITE": "same-site"], 403),
    Refused("GET", ["REQUEST_METHOD": "GET"], 405),
    Refused("HEAD", ["REQUEST_METHOD": "HEAD"], 405),
    Refused("no user", ["REMOTE_USER": nil], 403),
    Refused("an empty user", ["REMOTE_USER": ""], 403),
    Refused("a body that is too large", ["CONTENT_LENGTH": "16385"], 413),
    Refused("a length beyond all numbers", ["CONTENT_LENGTH": "99999999999999999999"], 413),
    Refused("no length", ["CONTENT_LENGTH": nil], 411),
    Refused("a length below nothing", ["CONTENT_LENGTH": "-1"], 400),
    Refused("a body that ends early", ["CONTENT_LENGTH": "4000"], 400),
    Refused("another form", ["CONTENT_TYPE": "multipart/form-data; boundary=x"], 415),
    Refused("a text", ["CONTENT_TYPE": "text/plain"], 415),
  ]

  @Test(arguments: presses)
  func `a press is refused, and nothing is pressed`(refused: Refused) {
    let answer = gateway.press(gateway.fields(refused.fields), refused.variables)
    #expect(answer.status == refused.status)
    #expect(gateway.site.pressed.isEmpty)
    if refused.status == 405 { #expect(answer.headers["Allow"] == "POST") }
  }

  @Test func `a browser that sends no origin says that the site is the same`() {
    let variables: [String: String?] = ["HTTP_ORIGIN": nil, "HTTP_SEC_FETCH_SITE": "same-origin"]
    #expect(gateway.press(gateway.fields(), variables).status == 303)
  }

  @Test(arguments: [("home.example", "home.example:81"), ("[::1]", "[::1]:81")])
  func `a server may hand over the host without its port`(host: String, origin: String) {
    let variables = [
      "HTTP_HOST": host, "SERVER_PORT": "81", "HTTP_ORIGIN": "http://\(origin)",
    ]
    #expect(gateway.press(gateway.fields(), variables).status == 303)
  }

  static let pages = [
    Refused("a user whom nginx has not checked", ["SERVER_SOFTWARE": "nginx/1.22"], 403),
    Refused("no user", ["REMOTE_USER": nil], 403),
    Refused("a user of two lines", ["REMOTE_USER": "a\nb"], 403),
    Refused("a user beyond all names", ["REMOTE_USER": String(repeating: "a", count: 257)], 403),
    Refused("an unknown board", ["PATH_INFO": "/Garden"], 404),
    Refused("a path up the tree", ["PATH_INFO": "/../../etc/passwd"], 404),
    Refused("a path of two lines", ["PATH_INFO": "/a\r\nX: y"], 400),
    Refused("a path that is not text", ["PATH_INFO": "/\u{FFFD}"], 400),
    Refused("a long path", ["PATH_INFO": "/" + String(repeating: "a", count: 1_024)], 414),
    Refused("a long query", ["QUERY_STRING": String(repeating: "a", count: 1_025)], 414),
    Refused("POST", ["REQUEST_METHOD": "POST"], 405),
    Refused("PUT", ["REQUEST_METHOD": "PUT"], 405),
    Refused("get", ["REQUEST_METHOD": "get"], 405),
    Refused("no method", ["REQUEST_METHOD": nil], 405),
    Refused("changes since nothing", ["PATH_INFO": "/changes"], 400),
    Refused("a query cut short", ["PATH_INFO": "/changes", "QUERY_STRING": "since=%4"], 400),
    Refused("a query of no text", ["PATH_INFO": "/changes", "QUERY_STRING": "since=%FF"], 400),
  ]

  @Test(arguments: pages)
  func `a page is refused in words, with the way back`(refused: Refused) {
    let answer = gateway.answer(refused.variables)
    #expect(answer.status == refused.status)
    #expect(answer.body.contains("<h1>") && answer.body.contains("Back to the page"))
    #expect(!answer.body.contains("Milk"))
    if refused.status == 405 { #expect(answer.headers["Allow"] == "GET, HEAD") }
  }

  @Test func `where the user has no store the server's fault is said, and nothing else`() {
    gateway.site.failure = GatewayRefusal(.failed, "www-data has no widgets", hint: "log in as you")
    let answer = gateway.answer()
    #expect(answer.status == 500)
    #expect(answer.body.contains("Www-data has no widgets."))
  }
}
