internal import Ground
package import SharedStore

/// A hub in a PostgreSQL database: each call is one call of a function in the database.
///
/// Between two calls the connection has no state except its subscription, so a connection pooler
/// can be used.
package final class PostgresHub: Hub {
  package var seat: HubSeat?
  let connection: ServerConnection
  let list: String
  let address: String
  /// The notification channels of this connection, and the time of its last check for news.
  var listening = HubListening()

  /// Opens the list of a database.
  ///
  /// - Parameters:
  ///   - connection: An address for libpq, without the list.
  ///   - list: The list's name.
  ///   - environment: Returns the value of an environment variable, such as PGHOST.
  ///   - home: The user's home folder, which contains libpq's files.
  /// - Throws: `.missing` if there is no such list.
  package convenience init(
    _ connection: String,
    list: String,
    environment: (String) -> String?,
    home: String
  ) throws(LinkError) {
    let settings = try ServerSettings(connection, environment: environment, home: home)
    let address = "\(connection)#\(list)"
    self.init(try ServerConnection.open(settings, address: address), list: list)
  }

  private init(_ connection: ServerConnection, list: String) {
    (self.connection, self.list, address) = (connection, list, connection.address)
  }

  /// Creates the list and, before the first one of a database, its tables and functions.
  ///
  /// - Throws: `.exists` if there is such a list, `.refused` for a role that may not create them.
  package static func create(
    _ connection: String,
    list: String,
    environment: (String) -> String?,
    home: String
  ) throws(LinkError) -> PostgresHub {
    let hub = try PostgresHub(connection, list: list, environment: environment, home: home)
    do {
      _ = try hub.connection.rows("BEGIN")
      // Two processes that create the first list of a database wait for each other.
      _ = try hub.connection.rows(HubSQL.turn)
      if let found = try hub.connection.rows(HubSQL.found).first?.text(0).flatMap(Int64.init),
        found > HubState.version
      {
        throw LinkError.newer(address: hub.address, found: found, known: HubState.version)
      }
      for statement in HubSQL.preparation { _ = try hub.connection.rows(statement) }
      _ = try hub.connection.rows(HubSQL.creation(of: list, identity: ListIdentity.make()))
      _ = try hub.connection.rows("COMMIT")
    } catch let error as ServerConnection.Failure {
      _ = try? hub.connection.rows("ROLLBACK")
      if error.state == uniqueViolation { throw .exists(address: hub.address) }
      throw ServerState.error(error.state, error.message, at: hub.address)
    } catch {
      throw LinkError(error, at: hub.address)
    }
    return hub
  }

  private static let uniqueViolation = "23505"

  package func state() throws(LinkError) -> HubState {
    let row = try row(
      "SELECT * FROM widgetctl.state($1, $2, $3)",
      [.integer(seat?.machine), .integer(seat?.head)]
    )
    guard let list = row.text(0), let head = row.integer(1), let first = row.integer(2),
      let now = row.integer(3), let version = row.integer(4)
    else { throw odd }
    guard version <= HubState.version else {
      throw .newer(address: address, found: version, known: HubState.version)
    }
    return HubState(list: list, head: head, first: first, now: now, version: version)
  }

  package func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun] {
    let rows = try rows(
      "SELECT * FROM widgetctl.runs($1, $2, $3)",
      [.integer(number), .integer(Int64(max(0, limit)))]
    )
    var runs: [ArrivedRun] = []
    for row in rows {
      do {
        runs.append(try arrived(row))
      } catch {
        guard runs.isEmpty else { return runs }
        throw error
      }
    }
    return runs
  }

  private func arrived(_ row: ServerRow) throws(LinkError) -> ArrivedRun {
    guard let number = row.integer(0), let author = row.text(1), let machine = row.integer(2),
      let made = row.integer(3), let id = row.text(4)
    else { throw odd }
    guard let content = row.blob(5) else {
      let rest = LinkedRun(id: id, machine: machine, made: made, known: 0)
      return ArrivedRun(number: number, author: author, run: rest)
    }
    do {
      // The content has the time that the machine sent; `made` is the time that the hub has limited
      // (LK-9).
      let run = try LinkedRun(bytes: content).made(atMost: made)
      return ArrivedRun(number: number, author: author, run: run)
    } catch {
      throw .unreadableRun(number: number, machine: machine, reason: HubBytes.words(error))
    }
  }

  package func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord] {
    var columns = ServerColumns.Decoder()
    return try rows(
      "SELECT * FROM widgetctl.records($1, $2, $3)",
      [.integer(place), .integer(Int64(max(0, limit)))]
    ).map { (row) throws(LinkError) in
      guard let place = row.integer(0), let collection = row.text(1), let identity = row.text(2)
      else { throw odd }
      let name = RecordName(collection, identity)
      guard let text = row.blob(3) else {
        return HubRecord(place: place, record: name, values: nil)
      }
      guard let values = columns.values(in: text) else {
        throw .damaged(address: address, reason: "record \(identity) of \(collection)")
      }
      return HubRecord(place: place, record: name, values: values)
    }
  }

  package func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended {
    let parameters = try AppendParameters.of(runs)
    let row: ServerRow
    do {
      let marks = (1...(parameters.count + 2)).map { "$\($0)" }.joined(separator: ", ")
      let found = try connection.rows(
        "SELECT * FROM widgetctl.append(\(marks))",
        [.text(list), .integer(head)] + parameters
      )
      guard let first = found.first else { throw odd }
      row = first
    } catch let error as ServerConnection.Failure {
      if error.state == ServerState.keyTaken { return .keyTaken(by: error.message) }
      throw ServerState.error(error.state, error.message, at: address)
    } catch {
      throw LinkError(error, at: address)
    }
    guard let numbers = row.integers(1) else { throw odd }
    switch row.text(0) {
    case "appended" where numbers.count == runs.count:
      // If this notification is lost, waiting machines find the runs at their next regular check.
      announce(.run)
      let collections = runs.lazy.flatMap(\.changes).map(\.record.collection)
      if collections.contains(HubBoard.collection) { announce(.picture) }
      return .appended(numbers: numbers)
    case "behind" where numbers.count == 1: return .behind(head: numbers[0])
    default: throw odd
    }
  }

  package func numbers(
    of collection: String,
    count: Int,
    beyond known: Int64
  ) throws(LinkError) -> ClosedRange<Int64> {
    try HubRequest.check(collection: collection, count: count)
    let row = try row(
      "SELECT * FROM widgetctl.numbers($1, $2, $3, $4)",
      [.text(collection), .integer(Int64(count)), .integer(max(0, known))]
    )
    guard let first = row.integer(0), let last = row.integer(1), first > 0, first <= last else {
      throw odd
    }
    return first...last
  }

  package func join(name: String, computer: String) throws(LinkError) -> Int64 {
    try HubRequest.check(name: name, "the machine's name")
    try HubRequest.check(name: computer, "the computer's name")
    let row = try row("SELECT widgetctl.enter($1, $2, $3)", [.text(name), .text(computer)])
    guard let number = row.integer(0) else { throw odd }
    return number
  }

  package func machines() throws(LinkError) -> [HubMachine] {
    try rows("SELECT * FROM widgetctl.machines($1)").map { (row) throws(LinkError) in
      guard let number = row.integer(0), let name = row.text(1), let computer = row.text(2),
        let author = row.text(3), let joined = row.integer(4), let seen = row.integer(5),
        let head = row.integer(6)
      else { throw odd }
      return HubMachine(
        number: number,
        name: name,
        computer: computer,
        author: author,
        joined: joined,
        seen: seen,
        head: head
      )
    }
  }

  package func forget(_ ids: [String]) throws(LinkError) {
    try HubRequest.check(forgotten: ids)
    let sql = "SELECT widgetctl.forget($1, $2, $3, $4)"
    let asked = try row(sql, [.texts(ids), .text(nil), .blob(nil)])
    guard let found = asked.texts(0) else { throw odd }
    guard !found.isEmpty else { return }
    let state = try state()
    let notice = try LinkedRun(
      forgetting: found,
      id: "forget-\(ListIdentity.make())",
      made: state.now,
      known: Int(state.head)
    )
    let content = try HubBytes.of(notice)
    _ = try row(sql, [.texts(found), .text(notice.id), .blob(content)])
    announce(.run)
  }

  /// The kinds of notifications for waiting machines; the raw value is the name of the SQL
  /// function.
  enum Announcement: String {
    case run = "announce"
    case picture = "announce_pictures"
  }

  /// Notifies the waiting machines, in a separate statement after the commit (LK-7).
  func announce(_ news: Announcement) {
    _ = try? connection.rows("SELECT widgetctl.\(news.rawValue)($1)", [.text(list)])
  }

  var odd: LinkError {
    .garbled(address: address, reason: "it does not answer the question")
  }

  func rows(
    _ sql: String,
    _ parameters: [ServerParameter] = []
  ) throws(LinkError) -> [ServerRow] {
    do {
      return try connection.rows(sql, [.text(list)] + parameters)
    } catch {
      throw ServerState.error(error.state, error.message, at: address)
    }
  }

  func row(_ sql: String, _ parameters: [ServerParameter]) throws(LinkError) -> ServerRow {
    guard let row = try rows(sql, parameters).first else { throw odd }
    return row
  }
}
