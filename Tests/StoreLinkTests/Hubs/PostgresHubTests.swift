import Foundation
import Ground
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite(
  "A hub in a PostgreSQL",
  .enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"),
  .timeLimit(.minutes(5))
)
struct PostgresHubTests {
  private let server: PostgresServer
  private let list = "list-\(UInt64.random(in: 0...UInt64.max))"

  init() throws {
    server = try #require(PostgresServer.shared)
    try server.create(list)
  }

  private func machine(of user: String = "ada") throws -> HubTester {
    let hub = try server.open(list, as: user, right: .own)
    return HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
  }

  private func code(_ work: () throws -> Void) -> Int32? {
    #expect(throws: LinkError.self) { try work() }?.exitCode.rawValue
  }

  private func open(_ address: String, _ list: String) throws -> PostgresHub {
    try PostgresHub(address, list: list, environment: { _ in nil }, home: server.folder)
  }

  @Test func `what is not there is named by its exit code`() throws {
    let ada = server.address(of: "ada")
    #expect(code { _ = try open(ada, "no-list").state() } == 66)
    #expect(code { _ = try open("postgresql:///none?host=\(server.folder)&user=ada", list) } == 66)
    #expect(
      code { _ = try open("postgresql:///postgres?host=\(server.folder)&user=ada", list).state() }
        == 66
    )
    #expect(
      code { _ = try open("postgresql:///lists?host=\(server.folder)&user=nora", list) } == 77
    )
    #expect(code { _ = try open("postgresql:///lists?host=/nowhere&user=ada", list) } == 75)
    #expect(code { _ = try open("postgresql://127.0.0.1:1/lists?user=ada", list) } == 75)
    #expect(code { try server.create(list) } == 73)
  }

  @Test func `a role without a right does not see a list, and none reads the tables`() throws {
    let eve = server.address(of: "eve")
    #expect(code { _ = try open(eve, list).state() } == 77)
    let settings = try ServerSettings(eve, environment: { _ in nil }, home: server.folder)
    let connection = try ServerConnection.open(settings, address: eve)
    for sql in [
      "SELECT * FROM widgetctl.runs", "INSERT INTO widgetctl.members VALUES (1, 'eve', 3)",
      "SELECT widgetctl.permitted('\(list)', 0)", "UPDATE widgetctl.lists SET head = 0",
      "SELECT widgetctl.permit('\(list)', 'eve', 'own')", "CREATE TABLE widgetctl.x (y integer)",
    ] {
      let failure = #expect(throws: ServerConnection.Failure.self, "\(sql)") {
        _ = try connection.rows(sql)
      }
      #expect(
        ["42501", "WC002"].contains(failure?.state),
        "\(sql): \(String(describing: failure))"
      )
    }
    // A function finds its tables whatever path its caller has.
    _ = try connection.rows("CREATE TEMPORARY TABLE lists (name text, list integer)")
    _ = try connection.rows("SET search_path = pg_temp, public")
    #expect(throws: ServerConnection.Failure.self) {
      _ = try connection.rows("SELECT * FROM widgetctl.state('\(list)', null, null)")
    }
  }

  @Test func `a right comes with a role that one is a member of`() throws {
    try server.run("CREATE ROLE team\(list.hash.magnitude)")
    let team = "team\(list.hash.magnitude)"
    try server.run("GRANT \(team) TO eve")
    try server.run("SELECT widgetctl.permit('\(list)', '\(team)', 'read')", database: "lists")
    let hub = try open(server.address(of: "eve"), list)
    #expect(try hub.state().head == 0)
    #expect(code { _ = try hub.numbers(of: "todos", count: 1, beyond: 0) } == 77)
    try server.run("SELECT widgetctl.permit('\(list)', '\(team)', null)", database: "lists")
    #expect(code { _ = try hub.state() } == 77)
  }

  @Test func `where nothing can be written the log is read, and an append may pass later`() throws {
    let laptop = try machine()
    _ = try laptop.append([laptop.insertion("1")])
    let options = "&options=-c%20default_transaction_read_only%3Don"
    let hub = try open(server.address(of: "ada") + options, list)
    hub.seat = HubSeat(machine: laptop.number, head: 0)
    #expect(try hub.state().head == 1 && hub.runs(after: 0, limit: 9).count == 1)
    let error = #expect(throws: LinkError.self) {
      _ = try hub.append([laptop.insertion("2")], onto: 1)
    }
    #expect(error?.exitCode == .busy && error?.isPassing == true)
  }

  @Test func `a connection that is cut is an error, and the next one finds the run`() throws {
    let laptop = try machine()
    for round in 0..<8 {
      let named = "\(server.address(of: "ada"))&application_name=\(list)"
      let hub = try open(named, list)
      let run = laptop.insertion("\(round)")
      try cutConnections()
      #expect(code { _ = try hub.append([run], onto: Int64(round)) } == 75)
      #expect(code { _ = try hub.state() } == 75)
      let again = HubTester(
        hub: try server.open(list, as: "ada", right: .own),
        number: laptop.number
      )
      #expect(try again.append([run]) == [Int64(round + 1)])
    }
  }

  /// Ends the server processes of the connections for the list.
  private func cutConnections() throws {
    try server.run(
      """
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE application_name = '\(list)'
      """
    )
  }

  @Test func `lists of one database do not wait for each other`() throws {
    let other = list + "-other"
    try server.create(other)
    let laptop = try machine()
    let hub = try server.open(other, as: "ada", right: .own)
    let there = HubTester(hub: hub, number: try hub.join(name: "laptop", computer: "c"))
    let settings = try ServerSettings(
      "postgresql:///lists?host=\(server.folder)&user=postgres",
      environment: { _ in nil },
      home: server.folder
    )
    let holder = try ServerConnection.open(settings, address: list)
    _ = try holder.rows("BEGIN")
    _ = try holder.rows("SELECT 1 FROM widgetctl.lists WHERE name = '\(list)' FOR UPDATE")
    #expect(try there.append([there.insertion("1")]) == [1])
    _ = try holder.rows("ROLLBACK")
    #expect(try laptop.append([laptop.insertion("1")]) == [1])
  }

  @Test func `a text for the owner of a database makes the list`() throws {
    let database = "printed\(UInt32.random(in: 0...UInt32.max))"
    try server.run("CREATE DATABASE \(database) OWNER bob")
    let address = "postgresql:///\(database)?host=\(server.folder)&user=bob"
    let settings = try ServerSettings(address, environment: { _ in nil }, home: server.folder)
    let connection = try ServerConnection.open(settings, address: address)
    for statement in HubSQL.text(for: "team", identity: "abc").components(separatedBy: ";\n\n") {
      _ = try connection.rows(statement)
    }
    let hub = try open(address, "team")
    #expect(try hub.state().list == "abc")
    // A second list of the database, and a hub that a later version has made.
    _ = try PostgresHub.create(
      address,
      list: "other",
      environment: { _ in nil },
      home: server.folder
    )
    _ = try connection.rows("COMMENT ON SCHEMA widgetctl IS 'Hubs of widgetctl, version 9'")
    #expect(
      code {
        _ = try PostgresHub.create(
          address,
          list: "third",
          environment: { _ in nil },
          home: server.folder
        )
      } == 78
    )
  }

  @Test func `runs that are too old go, records stay`() throws {
    let laptop = try machine()
    _ = try laptop.append((1...200).map { laptop.insertion("\($0)") })
    try server.run(
      """
      UPDATE widgetctl.runs SET received = 1
      WHERE list = (SELECT list FROM widgetctl.lists WHERE name = '\(list)') AND number <= 150
      """,
      database: "lists"
    )
    _ = try laptop.append((201...300).map { laptop.insertion("\($0)") })
    let state = try laptop.hub.state()
    #expect(state.head == 300 && state.first == 151)
    #expect(try laptop.hub.runs(after: 0, limit: 1).map(\.number) == [151])
    #expect(try laptop.records().count == 300)
  }

  @Test func `without the library the package is named`() {
    #expect(ServerLibrary(["libpq-none.so.5"]) == nil)
    let error = LinkError.notInstalled(name: "libpq.so.5", package: "libpq5")
    #expect(error.exitCode == .unavailable && error.hint == "install libpq5")
  }
}
