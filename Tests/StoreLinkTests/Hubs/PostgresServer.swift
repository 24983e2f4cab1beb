import Foundation
import Ground
import SystemLibrary
import TestSupport

@testable import StoreLink

/// A PostgreSQL server of the system's packages with a Unix socket in a temporary folder, for all
/// tests of this process.
///
/// A shell stops it and removes the folder when this process ends in any way.
final class PostgresServer: Sendable {
  static let shared: PostgresServer? = folderOfPrograms.flatMap { try? PostgresServer($0) }
  static var isInstalled: Bool { folderOfPrograms != nil }

  /// The roles with which tests log in; `ada` owns the database.
  private static let roles = ["ada", "bob", "eve"]

  let folder: String
  private let programs: String
  /// The pipe to the shell; when it is closed, the server is stopped.
  private let input: Pipe
  private let shell: Process

  private static let folderOfPrograms: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let places = versions.sorted { $0.localizedStandardCompare($1) == .orderedDescending }
      .map { "\(root)/\($0)/bin" }
    return (places + ["/usr/bin", "/usr/local/bin"]).first {
      FileManager.default.isExecutableFile(atPath: "\($0)/initdb")
        && FileManager.default.isExecutableFile(atPath: "\($0)/postgres")
    }
  }()

  /// Creates a database and starts its server; with the default settings nothing is flushed,
  /// because no data is kept.
  init(_ programs: String, settings: String = "-c fsync=off -c full_page_writes=off") throws {
    self.programs = programs
    // The paths of sockets have a hundred bytes.
    folder = "/tmp/widgetctl-pg-\(UInt32.random(in: 0...UInt32.max))"
    input = Pipe()
    shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", Self.script(folder, programs, settings)]
    shell.standardInput = input
    let output = Pipe()
    shell.standardOutput = output
    shell.standardError = output
    try shell.run()
    var text = ""
    while !text.contains("ready\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw LinkError.unreachable(address: folder, reason: text) }
      text += String(decoding: data, as: UTF8.self)
    }
    for role in Self.roles { try run("CREATE ROLE \(role) LOGIN") }
    try run("CREATE DATABASE lists OWNER ada")
  }

  private static func script(_ folder: String, _ programs: String, _ settings: String) -> String {
    // PostgreSQL does not run as root.
    """
    mkdir -m 700 \(folder) || exit 1
    trap 'rm -rf \(folder)' EXIT
    as=
    if [ "$(id -u)" = 0 ]; then
      chown 65534:65534 \(folder)
      as="setpriv --reuid=65534 --regid=65534 --clear-groups"
    fi
    cd \(folder)
    $as \(programs)/initdb -A trust -U postgres -E UTF8 --locale=C -N -D \(folder)/data >log 2>&1 ||
      { cat log; exit 1; }
    $as \(programs)/postgres -D \(folder)/data -c listen_addresses= -c max_connections=80 \
      -c unix_socket_directories=\(folder) -c shared_buffers=32MB \(settings) \
      >>log 2>&1 </dev/null &
    server=$!
    for round in $(seq 300); do
      \(programs)/pg_isready -q -h \(folder) && break
      sleep 0.1
    done
    echo ready
    cat >/dev/null
    kill -QUIT $server
    wait $server
    """
  }

  /// Executes one statement as the server's owner.
  func run(_ sql: String, database: String = "postgres") throws {
    let settings = try ServerSettings(
      "postgresql:///\(database)?host=\(folder)&user=postgres",
      environment: { _ in nil },
      home: folder
    )
    let connection = try ServerConnection.open(settings, address: folder)
    _ = try connection.rows(sql)
  }

  func address(of role: String) -> String { "postgresql:///lists?host=\(folder)&user=\(role)" }

  /// Creates a list as the database's owner.
  func create(_ list: String) throws {
    _ = try PostgresHub.create(
      address(of: "ada"),
      list: list,
      environment: { _ in nil },
      home: folder
    )
  }

  /// Opens a list as a role, after granting it the right.
  func open(_ list: String, as role: String, right: HubRight) throws -> PostgresHub {
    if role != "ada" {
      try run("SELECT widgetctl.permit('\(list)', '\(role)', '\(right)')", database: "lists")
    }
    return try PostgresHub(
      address(of: role),
      list: list,
      environment: { _ in nil },
      home: folder
    )
  }
}
