import SystemLibrary

/// The widgets that end their program while it describes them: the host starts it once more without these.
///
/// Both sides use the names of the widgets' types, as the kind of such a widget is never known.
package enum StoppedWidgets {
  /// The variable with the types that the program leaves alone, separated by commas.
  private static let leftAlone = "WIDGETCTL_STOPPED_WIDGETS"
  /// The variable that makes the program name each widget in its log before it describes it.
  private static let named = "WIDGETCTL_NAMES_WIDGETS"
  private static let mark = "widgetctl describes the widget "

  /// The variables of a process that does not describe the widgets of `types`, and names the others if `isNaming`.
  package static func variables(without types: [String], isNaming: Bool = false) -> [String] {
    (types.isEmpty ? [] : ["\(leftAlone)=\(types.joined(separator: ","))"])
      + (isNaming ? ["\(named)=1"] : [])
  }

  /// The type of the widget that a program described last, read from its log; `nil` if it named none.
  package static func last(in log: String) -> String? {
    let line = log.split(separator: "\n").last { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) }
  }

  /// Whether the host asked to leave the widgets of a type alone.
  package static func contains(_ type: String) -> Bool {
    value(of: leftAlone)?.split(separator: ",").contains { $0 == type } ?? false
  }

  /// Writes the name of the widget that is described next into the log, if the host requested that.
  package static func announce(_ type: String) {
    guard value(of: named) != nil else { return }
    let bytes = [UInt8]("\(mark)\(type)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}
