import PrintedWidgets
import WidgetExtension
import WidgetTerminal

/// The form of a program's output that is drawn as a widget.
///
/// Such a program does not speak the protocol. A process of the host's own file, started by another name, serves it like
/// any other extension. The output is parsed and laid out there, and never in the process of a command.
enum PrintedForm: String, CaseIterable {
  /// Recognised separately in each output.
  case auto
  case text, bar, archive
  /// The formats of other bars.
  case waybar, i3blocks, i3bar, argos, tmux

  /// The forms that a user can name; `auto` is the default.
  static let named = allCases.filter { $0 != .auto }

  /// The name under which this program's file is started to serve the output of another program.
  static let server = "PrintedWidgets"

  /// Whether a program is a plugin of a menu bar, by its name or its first lines.
  ///
  /// Such a program does not speak the protocol and is not asked for its description.
  static func isPlugin(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".").dropFirst()
    if parts.contains(where: isInterval) { return true }
    let text = String(decoding: InputFile.beginning(of: path, bytes: headBytes), as: UTF8.self)
    return ["<xbar.", "<bitbar.", "<swiftbar."].contains { text.contains($0) }
  }

  /// Whether a program is a text file that names its interpreter.
  static func isScript(_ path: String) -> Bool {
    InputFile.beginning(of: path, bytes: 2) == Array("#!".utf8)
  }

  /// The number of bytes at the beginning of a file that are searched for tags.
  private static let headBytes = 32 << 10

  /// Whether a program prints one picture after another until it is ended, by its form or its tags.
  static func isStream(_ path: String, _ form: PrintedForm) -> Bool {
    form == .i3bar
      || String(decoding: InputFile.beginning(of: path, bytes: headBytes), as: UTF8.self)
        .lowercased()
        .contains("<swiftbar.type>streamable</swiftbar.type>")
  }

  /// Whether the stored output of a program is that of i3bar, whose stream has no end.
  static func hasPrintedStream(at memory: String) -> Bool {
    let kept = InputFile.beginning(of: memory, bytes: 8_192)
    let lines = String(decoding: kept, as: UTF8.self).split(separator: "\n", maxSplits: 3)
    return lines.count == 4 && StatusStream.begins(lines[3])
  }

  /// Returns the path of an extension's last output, beside the lock of its runs.
  static func memoryPath(besideLock path: String) -> String {
    (path.hasSuffix(".lock") ? String(path.dropLast(".lock".count)) : path) + ".printed"
  }

  /// Returns the name of an extension that was added without one: the file name up to its first dot.
  static func name(of path: String) -> String {
    let name = String(path.split(separator: "/").last ?? "")
    return name.split(separator: ".").first.map(String.init) ?? name
  }

  private static func isInterval(_ part: Substring) -> Bool {
    let part = part.hasSuffix("+") ? part.dropLast() : part
    guard let unit = part.last, "smhd".contains(unit) else { return false }
    let number = part.hasSuffix("ms") ? part.dropLast(2) : part.dropLast()
    return !number.isEmpty && number.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension HostedExtension.Program {
  /// Returns the launch of the program itself, or of this program's file with the program to serve.
  ///
  /// - Throws: if the system does not report the path of this program.
  func launch(
    logPath: String?,
    memoryPath: String?,
    isFollowed: Bool,
    version: ProtocolVersion
  ) throws(ExtensionError) -> ExtensionProcess.Launch {
    guard let printed else {
      return ExtensionProcess.Launch(
        name: name,
        path: file,
        calledAs: path,
        logPath: logPath,
        version: version
      )
    }
    guard let host = ExecutableFile.path else {
      // ENOENT.
      throw ExtensionError(name: name, reason: .couldNotStart(path: ProgramName.own, number: 2))
    }
    return ExtensionProcess.Launch(
      name: name,
      path: host,
      calledAs: PrintedForm.server,
      arguments: [path, printed.rawValue, memoryPath ?? "-"] + (isFollowed ? ["follow"] : []),
      logPath: logPath,
      version: version
    )
  }
}
