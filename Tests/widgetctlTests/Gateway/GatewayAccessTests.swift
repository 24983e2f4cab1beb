import Testing

@testable import widgetctl

@Suite("Who sees the page", .timeLimit(.minutes(2)))
struct GatewayAccessTests {
  private static let own: [String: String?] = [
    "REMOTE_USER": nil, "REMOTE_ADDR": "127.0.0.1", "HTTP_HOST": "localhost:8080",
  ]

  private func status(_ changes: [String: String?], isOpen: Bool = true) -> Int {
    SampleGateway(opensLoopback: isOpen).answer(Self.own.merging(changes) { $1 }).status
  }

  @Test func `loopback is open only with the setting`() {
    #expect(status([:]) == 200)
    #expect(status([:], isOpen: false) == 403)
    #expect(status(["REMOTE_USER": "me"], isOpen: false) == 200)
  }

  @Test(arguments: [
    "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1", "::FFFF:127.0.0.1",
  ])
  func `an address of this machine is loopback`(address: String) {
    #expect(status(["REMOTE_ADDR": address]) == 200)
  }

  @Test(arguments: [
    "10.0.0.1", "128.0.0.1", "127.0.0", "127.0.0.1.evil", "127.0.0.256", "127.+1.0.1", "::2", "",
    "localhost",
    "::ffff:10.0.0.1", "1127.0.0.1",
  ])
  func `any other address is not`(address: String) {
    #expect(status(["REMOTE_ADDR": address]) == 403)
  }

  @Test(arguments: [
    "localhost", "LocalHost:80", "127.0.0.1:8080", "127.9.9.9", "[::1]", "[::1]:80",
  ])
  func `a host of this machine is loopback`(host: String) {
    #expect(status(["HTTP_HOST": host]) == 200)
  }

  // A name that an attacker leads to 127.0.0.1 is in Host all the same.
  @Test(arguments: [
    "evil.example", "localhost.evil.example", "evil.example:8080", "localhost:80:80", "localhost:",
    "::1",
    "127.0.0.1.evil", "[::1].evil", "[::2]", "", "localhost:99999", "localhost:+80",
    "user@localhost",
  ])
  func `any other host is not`(host: String) {
    #expect(status(["HTTP_HOST": host]) == 403)
  }

  @Test(arguments: [
    "HTTP_FORWARDED", "HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_HOST", "HTTP_X_FORWARDED_PROTO",
    "HTTP_X_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA",
  ])
  func `what comes through another server is not loopback, whatever it says`(header: String) {
    #expect(status([header: "127.0.0.1"]) == 403)
    #expect(status([header: ""]) == 403)
    #expect(status([header: "10.0.0.1", "REMOTE_USER": "me"]) == 200)
  }

  @Test func `a user called loopback is another one`() throws {
    let named = GatewayAccess(variables: ["REMOTE_USER": "loopback"], opensLoopback: true)
    let own = GatewayAccess(
      variables: ["REMOTE_ADDR": "127.0.0.1", "HTTP_HOST": "localhost"],
      opensLoopback: true
    )
    #expect(try named.user != own.user)
  }

  @Test func `nginx says that it has checked a user`() {
    let nginx: [String: String?] = ["REMOTE_USER": "me", "SERVER_SOFTWARE": "nginx/1.22.1"]
    #expect(status(nginx) == 403)
    #expect(status(nginx.merging(["AUTH_TYPE": ""]) { $1 }) == 403)
    #expect(status(nginx.merging(["AUTH_TYPE": "Basic"]) { $1 }) == 200)
  }

  @Test func `commands and extensions get nothing of the request`() {
    let kept = GatewayProgram.kept(of: [
      "HOME": "/home/me", "LANG": "C", "LC_TIME": "de_DE", "XDG_DATA_HOME": "/d", "TZ": "UTC",
      "WIDGETCTL_STORE": "/s", "WIDGETCTL_USERS_URL": "http://a", "WIDGETCTL_RUN": "x",
      "HTTP_PROXY": "evil", "HTTP_HOST": "h", "QUERY_STRING": "q", "REMOTE_USER": "me",
      "GATEWAY_INTERFACE": "CGI/1.1", "LD_PRELOAD": "x", "PATH_INFO": "/p", "AUTH_TYPE": "Basic",
      "HTTP_X_WIDGETCTL_URL": "x",
    ])
    #expect(
      kept.keys.sorted() == [
        "HOME", "LANG", "LC_TIME", "PATH", "TZ", "WIDGETCTL_STORE", "WIDGETCTL_USERS_URL",
        "XDG_DATA_HOME",
      ]
    )
    #expect(kept["PATH"] == "/usr/local/bin:/usr/bin:/bin")
    #expect(GatewayProgram.kept(of: ["PATH": "/p"]) == ["PATH": "/p"])
  }
}
