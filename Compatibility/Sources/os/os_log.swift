import Foundation

/// Writes a message in the form of `printf`, whose `%{public}@` marks are understood.
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  let format = LogFormat(message.description).plain
  log.write(
    withVaList(arguments) { NSString(format: format, arguments: $0) as String },
    type: type
  )
}

/// Writes a message with values in its literal.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}
