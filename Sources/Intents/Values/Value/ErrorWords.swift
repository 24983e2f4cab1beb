import Essentials
import SystemLibrary

/// Describes any error to users in the author's words or the system's, never as a dump of a Swift
/// value.
package enum ErrorWords {
  /// Returns a description of the error: one sentence without its full stop.
  package static func text(of error: any Error) -> String {
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      error.localizedStringResource.text
    case let error as any ExplainedError: error.message
    case let error as any LocalizedError where error.errorDescription?.isEmpty == false:
      error.errorDescription ?? ""
    case is CancellationError: "cancelled"
    case let error as CocoaError: text(of: error)
    case let error as POSIXError: systemText(error.code.rawValue)
    case let error as DecodingError: text(of: error)
    case is EncodingError: "a value cannot be written"
    case let error as any CustomStringConvertible: foundationText(error.description)
    default: words(of: error)
    }
  }

  /// Returns the system's reason for a failed read or write; Foundation's own error number does not
  /// help.
  private static func text(of error: CocoaError) -> String {
    if let cause = error.underlying as? POSIXError { return systemText(cause.code.rawValue) }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return systemText(POSIXErrorCode.ENOENT.rawValue)
    case .fileReadNoPermission, .fileWriteNoPermission:
      return systemText(POSIXErrorCode.EACCES.rawValue)
    case .fileWriteFileExists: return systemText(POSIXErrorCode.EEXIST.rawValue)
    case .fileWriteOutOfSpace: return systemText(POSIXErrorCode.ENOSPC.rawValue)
    case .fileWriteVolumeReadOnly: return systemText(POSIXErrorCode.EROFS.rawValue)
    case .fileReadCorruptFile, .propertyListReadCorrupt: return "it is damaged"
    default: return "the system refused it (error \(error.code.rawValue))"
    }
  }

  private static func text(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): place("'\(key.stringValue)' is missing", context)
    case .valueNotFound(_, let context): place("a value is missing", context)
    case .typeMismatch(_, let context): place("a value has another type", context)
    case .dataCorrupted(let context): place("the data is damaged", context)
    @unknown default: "the data cannot be read"
    }
  }

  private static func place(_ problem: String, _ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? problem : "\(problem) at \(path)"
  }

  private static func systemText(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  /// Returns the quoted part of Foundation's description of an error, otherwise the description.
  private static func foundationText(_ description: String) -> String {
    guard description.hasPrefix("Error Domain=") else { return description }
    let quoted = description.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    if quoted.count == 3, quoted[1] != "(null)" { return String(quoted[1]) }
    let parts = description.dropFirst("Error Domain=".count).split(separator: " ")
    let code = parts.dropFirst().first.map { $0.drop { $0 != "=" }.dropFirst() } ?? ""
    return "it failed (\(parts.first ?? "") \(code.prefix { $0 == "-" || $0.isNumber }))"
  }

  /// Returns the name of a case or type as words: `outOfCoffee` becomes "out of coffee".
  private static func words(of error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return words("\(type(of: error))") }
    guard let (label, payload) = mirror.children.first else { return words("\(error)") }
    let values = Mirror(reflecting: payload)
    let shown = values.displayStyle == .tuple ? values.children.map(\.value) : [payload]
    let texts = shown.compactMap(plainText)
    let name = words(label ?? "\(type(of: error))")
    return texts.isEmpty ? name : "\(name): \(texts.joined(separator: ", "))"
  }

  /// Returns a value as text if that is meaningful outside of the program; otherwise `nil`.
  private static func plainText(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let number as any BinaryInteger: "\(number)"
    case let number as Double: "\(number)"
    case let error as any Error: text(of: error)
    default: nil
    }
  }

  private static func words(_ name: String) -> String {
    CommandLineName.kebab(name).split(separator: "-").joined(separator: " ")
  }
}
