import Testing

@testable import StoreLink

@Suite("Addresses of hubs")
struct HubAddressTests {
  private func address(_ text: String) throws -> HubAddress {
    try HubAddress(text, home: "/home/ada")
  }

  @Test(arguments: [
    ("/srv/list.hub", HubAddress.file(path: "/srv/list.hub")),
    ("~/list.hub", .file(path: "/home/ada/list.hub")),
    ("ssh://cellar/srv/list.hub", .remote(host: "cellar", path: "/srv/list.hub")),
    ("ssh://ada@cellar/~/list.hub", .remote(host: "ada@cellar", path: "list.hub")),
    ("ssh://cellar/srv/it's here", .remote(host: "cellar", path: "/srv/it's here")),
    (
      "postgresql://ada@db.example/lists?sslmode=require#team",
      .server(connection: "postgresql://ada@db.example/lists?sslmode=require", list: "team")
    ),
    (
      "postgresql:///lists?host=/run/postgresql#home",
      .server(connection: "postgresql:///lists?host=/run/postgresql", list: "home")
    ),
  ])
  func `an address is a path, ssh or PostgreSQL, and is read again as it is displayed`(
    text: String,
    expected: HubAddress
  ) throws {
    let address = try address(text)
    #expect(address == expected)
    #expect(try self.address(address.description) == expected)
  }

  @Test func `a relative path is taken from the working directory`() throws {
    guard case .file(let path) = try address("list.hub") else { return #expect(Bool(false)) }
    #expect(path.hasPrefix("/") && path.hasSuffix("/list.hub"))
  }

  // CL-18
  @Test(arguments: [
    "postgresql://ada:secret@db.example/lists#team",
    "postgresql://db.example/lists?user=ada&password=secret#team",
    "postgresql://db.example/lists?PassWord=secret#team",
    "postgresql://db.example/lists?p%61ssword=secret#team",
    "postgresql://db.example/lists?sslpassword=secret#team",
    "ssh://ada:secret@cellar/list.hub",
  ])
  func `a password in an address is refused`(text: String) {
    let error = #expect(throws: LinkError.self) { _ = try address(text) }
    #expect(error?.exitCode == .usage)
    #expect(error?.message.contains("password does not belong there") == true)
  }

  @Test(arguments: [
    ("", "empty"), ("ssh://cellar", "path is missing"), ("ssh:///list.hub", "host is missing"),
    ("ssh://-oProxyCommand=x/list.hub", "does not begin with"),
    ("ssh://ada@-oProxyCommand=x/list.hub", "does not begin with"),
    ("ssh://cellar/~/", "path is missing"), ("https://example.org/list", "scheme is unknown"),
    ("postgresql://db.example/lists", "name of the list is missing"),
    ("postgresql://db.example/lists#", "letters, digits"),
    ("postgresql://db.example/lists#a b", "letters, digits"), ("list\n.hub", "control character"),
  ])
  func `an address that cannot be is refused with the reason`(text: String, reason: String) {
    let error = #expect(throws: LinkError.self) { _ = try address(text) }
    #expect(error?.exitCode == .usage)
    #expect(error?.message.contains(reason) == true)
  }
}
