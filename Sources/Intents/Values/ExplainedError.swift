/// An error that says what is wrong, what to do, and with which code the command line ends.
public protocol ExplainedError: Error {
  var message: String { get }
  var hint: String? { get }
  /// 1 unless the error says otherwise (CL-2).
  var exitCode: Int32 { get }
}

extension ExplainedError {
  public var exitCode: Int32 { 1 }
}
