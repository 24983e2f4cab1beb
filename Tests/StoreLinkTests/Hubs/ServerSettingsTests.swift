import Foundation
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite("The settings of a connection to PostgreSQL")
struct ServerSettingsTests {
  private let folder = TemporaryFolder()

  private func settings(
    _ connection: String,
    _ variables: [String: String] = [:],
    files: Set<String> = ["/etc/ssl/cert.pem"]
  ) throws -> [String: String] {
    let settings = try ServerSettings(
      connection,
      environment: { variables[$0] },
      home: folder.path,
      exists: { files.contains($0) }
    )
    return settings.pairs.reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  @Test(arguments: [
    "postgresql://db.example/lists", "postgresql://ada@db.example:5433/lists",
    "postgresql://localhost,db.example/lists", "postgresql:///lists?host=db.example",
    "postgresql://[2001:db8::1]:5432/lists", "postgresql:///lists?service=team",
    "postgresql://db%2Eexample/lists", "postgres://10.0.0.1/lists",
  ])
  func `a host that is not local has its certificate verified`(connection: String) throws {
    let settings = try settings(connection)
    #expect(settings["sslmode"] == "verify-full")
    #expect(settings["sslrootcert"] == "/etc/ssl/cert.pem")
    #expect(settings["dbname"] == connection)
  }

  @Test(arguments: [
    "postgresql:///lists", "postgresql:///lists?host=/run/postgresql",
    "postgresql://%2Frun%2Fpostgresql/lists", "postgresql://localhost/lists",
    "postgresql://127.0.0.1:5432/lists", "postgresql://[::1]/lists",
  ])
  func `a local one is not`(connection: String) throws {
    #expect(try settings(connection)["sslmode"] == nil)
  }

  @Test func `what the address or the environment says stands`() throws {
    let weaker = try settings("postgresql://db.example/lists?sslmode=require&sslrootcert=/own.crt")
    #expect(weaker["sslmode"] == nil && weaker["sslrootcert"] == nil)
    let byVariable = try settings("postgresql://db.example/lists", ["PGSSLMODE": "disable"])
    #expect(byVariable["sslmode"] == nil)
    #expect(
      try settings("postgresql:///lists", ["PGHOST": "db.example"])["sslmode"] == "verify-full"
    )
    #expect(try settings("postgresql:///lists", ["PGHOST": "/run/pg"])["sslmode"] == nil)
    let own = try settings(
      "postgresql://db.example/lists",
      files: ["\(folder.path)/.postgresql/root.crt"]
    )
    #expect(own["sslmode"] == "verify-full" && own["sslrootcert"] == nil)
  }

  @Test func `a file of passwords that others can read is refused before libpq warns`() throws {
    let path = folder.path + "/.pgpass"
    try Data("*:*:*:*:secret".utf8).write(to: URL(filePath: path))
    func mode(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    try mode(0o644)
    let error = #expect(throws: LinkError.self) { _ = try settings("postgresql:///lists") }
    #expect(error?.exitCode == .notPermitted && error?.message.contains("chmod 600") == true)
    try mode(0o600)
    #expect(throws: Never.self) { _ = try settings("postgresql:///lists") }
    try mode(0o640)
    #expect(throws: LinkError.self) {
      _ = try settings("postgresql:///lists", ["PGPASSFILE": path])
    }
    #expect(throws: LinkError.self) { _ = try settings("postgresql:///lists?passfile=\(path)") }
    #expect(throws: Never.self) {
      _ = try settings("postgresql:///lists", ["PGPASSFILE": folder.path + "/none"])
    }
  }

  @Test(arguments: [
    (
      "connection to server on socket \"/run/x\" failed: FATAL:  28P01: password authentication failed for user \"ada\"\nDETAIL: x",
      "28P01", Int32(77)
    ),
    ("connection to server failed: FATAL:  3D000: database \"x\" does not exist", "3D000", 66),
    ("FATAL:  57P03: the database system is starting up", "57P03", 75),
    ("FATAL:  53300: sorry, too many clients already", "53300", 75),
    ("FATAL:  28000: no pg_hba.conf entry for host \"1.2.3.4\"", "28000", 77),
    ("could not translate host name \"db.example\" to address: Name or service not known", nil, 75),
    ("SSL error: certificate verify failed", nil, 77),
    ("root certificate file \"/x\" does not exist\nEither provide the file", nil, 77),
    ("server closed the connection unexpectedly\n\tThis probably means", nil, 75),
    ("SSL connection has been closed unexpectedly", nil, 75),
    ("fe_sendauth: no password supplied", nil, 77),
  ])
  func `a connection that is not made has the exit code of its reason`(
    text: String,
    state: String?,
    code: Int32
  ) {
    let parts = ServerState.parts(of: text)
    #expect(parts.state == state)
    #expect(!parts.message.isEmpty && !parts.message.contains("\n"))
    let error = ServerState.error(parts.state, parts.message, at: "there")
    #expect(error.exitCode.rawValue == code)
  }

  // LK-7
  @Test func `only functions of their own send the notice of a commit`() {
    let notifying = HubSQL.preparation.filter { $0.lowercased().contains("notify") }
    #expect(notifying.count == 2)
    for (text, name) in zip(notifying, ["announce", "announce_pictures"]) {
      #expect(text.contains("FUNCTION widgetctl.\(name)("))
    }
  }

  @Test func `columns of a record are read as they were written`() throws {
    let all: [String: StoreValue] = ["a": .text(""), "b": .null, "c": .blob([])]
    #expect(try ServerColumns.values(in: Array(ServerColumns.text(of: all).utf8)) == all)
    #expect(try ServerColumns.text(of: [:]) == "{}")
    #expect(ServerColumns.values(in: Array("{}".utf8)) == [:])
    for text in [
      "", "{\"a\"}", "{\"a\":\"é\"}", "{\"a\":\"!\"}", "[\"a\",\"b\",\"c\"]", "{\"a\": 1}",
    ] {
      let read = ServerColumns.values(in: Array(text.utf8))
      #expect(read == nil || read == [:], "\(text)")
    }
  }

  @Test func `columns are read like those of the record before, or anew if they differ`() throws {
    let records: [[String: StoreValue]] = [
      ["a": .text("x"), "b": .null, "c": .integer(3)], ["a": .null, "b": .text(""), "c": .null],
      ["a": .text("x"), "b": .null], ["a": .null, "d": .blob([1])], [:], ["d": .real(1.5)],
    ]
    var decoder = ServerColumns.Decoder()
    for record in records + records.reversed() {
      let text = Array(try ServerColumns.text(of: record).utf8)
      #expect(decoder.values(in: text) == record)
      #expect(decoder.values(in: text + Array("\"".utf8)) == nil)
      #expect(decoder.values(in: text + Array("\"e\"".utf8)) == nil)
    }
  }
}
