internal import Ground
internal import SystemLibrary

/// The functions of libpq, PostgreSQL's client library, which is loaded for the first connection.
///
/// Their types are those of `libpq-fe.h`, in version 5 of the library.
struct ServerLibrary {
  typealias Processor = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias ConnectStart =
    @convention(c) (
      UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?, Int32
    ) -> OpaquePointer?
  typealias Question = @convention(c) (OpaquePointer?) -> Int32
  typealias Text = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  typealias Setting = @convention(c) (OpaquePointer?, Int32) -> Int32
  typealias SetProcessor =
    @convention(c) (OpaquePointer?, Processor?, UnsafeMutableRawPointer?) -> Processor?
  typealias End = @convention(c) (OpaquePointer?) -> Void
  typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafePointer<UInt32>?,
      UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
    ) -> OpaquePointer?
  typealias Field = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
  typealias Value = @convention(c) (OpaquePointer?, Int32, Int32) -> UnsafePointer<UInt8>?
  typealias Place = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  typealias Notices = @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  let connectStart: ConnectStart
  let connectPoll: Question
  let status: Question
  let socket: Question
  let serverVersion: Question
  let errorMessage: Text
  let setErrorVerbosity: Setting
  let setNoticeProcessor: SetProcessor
  let finish: End
  let execute: Execute
  let resultStatus: Question
  let resultField: Field
  let rows: Question
  let columns: Question
  let value: Value
  let length: Place
  let isNull: Place
  let clear: End
  let consumeInput: Question
  let notifies: Notices
  let free: Free

  /// Loads the first of these libraries that is found; `nil` if none is installed.
  init?(_ names: [String] = ["libpq.so.5", "libpq.5.dylib"]) {
    let library = SharedLibrary(names)
    func find<Function>(_ name: String) -> Function? { library.function(name, as: Function.self) }
    guard let connectStart: ConnectStart = find("PQconnectStartParams"),
      let connectPoll: Question = find("PQconnectPoll"), let status: Question = find("PQstatus"),
      let socket: Question = find("PQsocket"),
      let serverVersion: Question = find("PQserverVersion"),
      let errorMessage: Text = find("PQerrorMessage"),
      let setErrorVerbosity: Setting = find("PQsetErrorVerbosity"),
      let setNoticeProcessor: SetProcessor = find("PQsetNoticeProcessor"),
      let finish: End = find("PQfinish"), let execute: Execute = find("PQexecParams"),
      let resultStatus: Question = find("PQresultStatus"),
      let resultField: Field = find("PQresultErrorField"), let rows: Question = find("PQntuples"),
      let columns: Question = find("PQnfields"),
      let value: Value = find("PQgetvalue"), let length: Place = find("PQgetlength"),
      let isNull: Place = find("PQgetisnull"), let clear: End = find("PQclear"),
      let consumeInput: Question = find("PQconsumeInput"),
      let notifies: Notices = find("PQnotifies"), let free: Free = find("PQfreemem")
    else { return nil }
    self.connectStart = connectStart
    self.connectPoll = connectPoll
    self.status = status
    self.socket = socket
    self.serverVersion = serverVersion
    self.errorMessage = errorMessage
    self.setErrorVerbosity = setErrorVerbosity
    self.setNoticeProcessor = setNoticeProcessor
    self.finish = finish
    self.execute = execute
    self.resultStatus = resultStatus
    self.resultField = resultField
    self.rows = rows
    self.columns = columns
    self.value = value
    self.length = length
    self.isNull = isNull
    self.clear = clear
    self.consumeInput = consumeInput
    self.notifies = notifies
    self.free = free
  }
}
