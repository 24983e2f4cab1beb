import SystemLibrary

/// The widgets that make their program stop while it describes them.
///
/// The host starts such a program once more without these widgets. Both sides use the names of the
/// widgets' types, because the kind of such a widget is never known.
package enum StoppedWidgets {
  /// The environment variable with the types that the program does not describe, separated by
  /// commas.
  private static let leftAlone = "WIDGETCTL_STOPPED_WIDGETS"
  /// The environment variable that makes the program write each widget's type to its log before it
  /// describes the widget.
  private static let named = "WIDGETCTL_NAMES_WIDGETS"
  private static let mark = "widgetctl describes the widget "

  /// Returns the environment variables of a process that does not describe the widgets of `types`.
  ///
  /// If `isNaming` is true, the process writes each other type to its log.
  package static func variables(without types: [String], isNaming: Bool = false) -> [String] {
    (types.isEmpty ? [] : ["\(leftAlone)=\(types.joined(separator: ","))"])
      + (isNaming ? ["\(named)=1"] : [])
  }

  /// Returns the type of the widget that a program described last, according to its log; `nil` if
  /// the log has none.
  package static func last(in log: String) -> String? {
    let line = log.split(separator: "\n").last { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) }
  }

  /// Returns whether the host asked this program not to describe a type of widget.
  package static func contains(_ type: String) -> Bool {
    value(of: leftAlone)?.split(separator: ",").contains { $0 == type } ?? false
  }

  /// Writes the type of the widget that is described next into the log, if the host requested that.
  package static func announce(_ type: String) {
    guard value(of: named) != nil else { return }
    let bytes = [UInt8]("\(mark)\(type)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}
