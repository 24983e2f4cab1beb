import Foundation
import Testing

@testable import FeedWidgets

@Suite("Addresses of feeds")
struct BaseAddressTests {
  // BW-9, BW-18
  @Test(arguments: [
    "", "nonsense", "crypto.json", "//host/x", "http:/x", "https://", "https:///x",
    "https://user@host/", "https://host/?q=1", "https://host/#top", "ftp://host/", "data:,x",
    "javascript:alert(1)", "https://ho st/", "https://host/ü", "https://host:0/",
    "https://host:70000/", "https://-host/", "https://host..x/", "file://host/x", "https://host\\x",
    "https://\u{1B}[31m/", "https://host/" + String(repeating: "a", count: 3_000),
  ])
  func `what no request can be made of is no address`(text: String) {
    let error = #expect(throws: FeedError.self) { try BaseAddress(text, isChosen: true) }
    guard case .badAddress? = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(error?.exitCode == 64)
  }

  // RI-8
  @Test func `only a user's own choice may go without encryption`() throws {
    _ = try base("http://127.0.0.1:8080/api")
    #expect(throws: FeedError.badAddress("http://a.org", reason: "it is not encrypted")) {
      try BaseAddress("http://a.org", isChosen: false)
    }
  }

  // RI-8
  @Test(arguments: [
    ("https://a.org/api", "https://a.org/elsewhere", true),
    ("https://a.org", "https://A.ORG:443/x", true),
    ("http://a.org", "https://a.org/x", true),
    ("http://a.org:8080", "http://a.org:8080/x", true),
    ("https://a.org", "http://a.org/x", false),
    ("https://a.org", "https://b.org/x", false),
    ("https://a.org", "https://a.org.evil.org/x", false),
    ("https://a.org", "https://a.org:8443/x", false),
    ("http://a.org:8080", "http://a.org/x", false),
    ("http://a.org:8080", "https://a.org:8080/x", false),
    ("https://a.org", "https://user:secret@a.org/x", false),
    ("https://a.org", "file:///etc/passwd", false),
    ("https://a.org", "ftp://a.org/x", false),
  ])
  func `a link is followed on its own host alone`(
    address: String,
    link: String,
    isAllowed: Bool
  ) throws {
    let base = try base(address)
    let url = try #require(URL(string: link))
    if isAllowed {
      try base.check(url)
    } else {
      #expect(throws: FeedError.self) { try base.check(url) }
    }
  }

  // BW-12
  @Test func `path and query are percent-encoded, and no part leaves the endpoint`() throws {
    let builder = RequestBuilder(base: try base("https://a.org/api/"))
    let request = try builder.request(
      "character",
      "1,2",
      "a/b ü?#",
      "..",
      query: [("name", "Rick & Morty=ü"), ("page", "2")]
    )
    #expect(
      request.url.absoluteString
        == "https://a.org/api/character/1,2/a%2Fb%20%C3%BC%3F%23/%2E%2E"
        + "?name=Rick%20%26%20Morty%3D%C3%BC&page=2"
    )
  }

  // RI-8
  @Test(arguments: ["8.8.8.8", "172.32.0.1", "::ffff:8.8.8.8", "2a00:101:101::1"])
  func `addresses of the public network are public`(text: String) async {
    let addresses = await HostAddress.resolved(text)
    #expect(!addresses.isEmpty && addresses.allSatisfy(\.isPublic))
  }

  // RI-8
  @Test(arguments: [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12::1",
    "::ffff:10.0.0.1", "2002:a00:1::", "64:ff9b::a00:1", "2001:db8::1",
  ])
  func `private, shared and link-local addresses are not`(text: String) async {
    let addresses = await HostAddress.resolved(text)
    #expect(!addresses.isEmpty && !addresses.contains(where: \.isPublic))
  }
}
