internal import Ground
internal import SystemLibrary

/// A connection to a PostgreSQL server, which is closed when it is deallocated.
final class ServerConnection {
  private let library: ServerLibrary
  private let handle: OpaquePointer
  let address: String

  private init(_ library: ServerLibrary, _ handle: OpaquePointer, _ address: String) {
    (self.library, self.handle, self.address) = (library, handle, address)
  }

  deinit { library.finish(handle) }

  /// Connects within `patience` milliseconds.
  ///
  /// - Throws: `.notInstalled` if libpq is missing, `.unsuitable` for a server before version 14.
  static func open(
    _ settings: ServerSettings,
    address: String,
    patience: Int64 = 15_000
  ) throws(LinkError) -> ServerConnection {
    guard let library = ServerLibrary() else {
      throw .notInstalled(
        name: "PostgreSQL's library (libpq.so.5)",
        package: "libpq5 (Debian, Ubuntu), libpq (Fedora) or postgresql-libs (Arch)"
      )
    }
    guard let handle = start(library, settings) else {
      throw .unreachable(address: address, reason: "no memory")
    }
    let connection = ServerConnection(library, handle, address)
    // libpq writes nothing to standard error, and includes the SQLSTATE in messages.
    _ = library.setNoticeProcessor(handle, { _, _ in }, nil)
    _ = library.setErrorVerbosity(handle, 2)
    try connection.finishConnecting(by: MonotonicTime.milliseconds + patience)
    let version = library.serverVersion(handle)
    guard version >= oldestVersion else {
      throw .unsuitable(address: address, reason: "PostgreSQL 14 or later is needed there")
    }
    return connection
  }

  private static let oldestVersion: Int32 = 140_000

  private static func start(_ library: ServerLibrary, _ settings: ServerSettings) -> OpaquePointer?
  {
    let names = settings.pairs.map { strdup($0.name) }
    let values = settings.pairs.map { strdup($0.value) }
    defer { for text in names + values { free(text) } }
    let ended = (names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil])
    // The value 1 makes libpq expand the address in `dbname`, which may contain further settings.
    return library.connectStart(ended.0, ended.1, 1)
  }

  private func finishConnecting(by deadline: Int64) throws(LinkError) {
    // libpq requires this: before the first poll, wait until the socket is writable.
    var state = Polling.writing
    while true {
      switch state {
      case Polling.done: return
      case Polling.reading: try wait(POLLIN, deadline)
      case Polling.writing: try wait(POLLOUT, deadline)
      default: throw failure
      }
      state = library.connectPoll(handle)
    }
  }

  /// The numbers of the states while libpq connects, from its enumeration
  /// `PostgresPollingStatusType`.
  private enum Polling {
    static let reading: Int32 = 1
    static let writing: Int32 = 2
    static let done: Int32 = 3
  }

  private func wait(_ event: Int32, _ deadline: Int64) throws(LinkError) {
    guard library.status(handle) != 1 else { throw failure }
    while true {
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0 else {
        throw .unreachable(address: address, reason: "it did not answer in time")
      }
      var request = pollfd(fd: library.socket(handle), events: Int16(event), revents: 0)
      if poll(&request, 1, Int32(clamping: left)) > 0 { return }
    }
  }

  private var failure: LinkError {
    let text = library.errorMessage(handle).map { String(cString: $0) } ?? ""
    let (state, message) = ServerState.parts(of: text)
    return ServerState.error(state, message, at: address)
  }

  /// A failed statement: the SQLSTATE of its error, or `nil` for a lost connection, and the
  /// message.
  struct Failure: Error {
    let state: String?
    let message: String
  }

  /// Executes one SQL statement and returns its rows.
  func rows(_ sql: String, _ parameters: [ServerParameter] = []) throws(Failure) -> [ServerRow] {
    let result = execute(sql, parameters)
    defer { library.clear(result) }
    let status = library.resultStatus(result)
    guard status == 1 || status == 2 else { throw failure(of: result) }
    let columns = library.columns(result)
    return (0..<library.rows(result)).map { row in
      ServerRow(
        columns: (0..<columns).map { column in
          guard library.isNull(result, row, column) == 0 else { return nil }
          let start = library.value(result, row, column)
          let count = Int(library.length(result, row, column))
          return Array(UnsafeBufferPointer(start: start, count: count))
        }
      )
    }
  }

  private func execute(_ sql: String, _ parameters: [ServerParameter]) -> OpaquePointer? {
    // The values follow one another in one buffer; a null has no bytes there.
    var bytes: [UInt8] = []
    var starts: [Int?] = []
    for parameter in parameters {
      starts.append(parameter.bytes == nil ? nil : bytes.count)
      // The extra byte gives an empty value an address too.
      bytes += (parameter.bytes ?? []) + [0]
    }
    let types = parameters.map(\.type)
    let lengths = parameters.map { Int32($0.bytes?.count ?? 0) }
    let formats = [Int32](repeating: 1, count: parameters.count)
    return bytes.withUnsafeBytes { buffer in
      let base = buffer.bindMemory(to: CChar.self).baseAddress
      let values = starts.map { start in start.flatMap { base?.advanced(by: $0) } }
      return library.execute(
        handle,
        sql,
        Int32(parameters.count),
        types,
        values,
        lengths,
        formats,
        1
      )
    }
  }

  private func failure(of result: OpaquePointer?) -> Failure {
    func field(_ code: Unicode.Scalar) -> String? {
      library.resultField(result, Int32(code.value)).map { String(cString: $0) }
    }
    if let state = field("C"), let message = field("M") {
      return Failure(state: state, message: message)
    }
    let text = library.errorMessage(handle).map { String(cString: $0) } ?? ""
    let (state, message) = ServerState.parts(of: text)
    return Failure(state: state, message: message)
  }

  /// Waits at most `milliseconds` for a notification from the server.
  ///
  /// - Returns: `true` if one has arrived.
  func waitForNotice(milliseconds: Int64) throws(LinkError) -> Bool {
    let deadline = MonotonicTime.milliseconds + milliseconds
    while true {
      guard library.consumeInput(handle) == 1 else { throw failure }
      if takeNotices() { return true }
      let left = deadline - MonotonicTime.milliseconds
      guard left > 0 else { return false }
      var request = pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, Int32(clamping: left))
    }
  }

  private func takeNotices() -> Bool {
    var isAny = false
    while let notice = library.notifies(handle) {
      library.free(notice)
      isAny = true
    }
    return isAny
  }
}
