import PrintedWidgets
import WidgetExtension
import WidgetTerminal

/// The format in which a program prints a widget.
///
/// Such a program does not use the extensions' protocol. A process of this program's own file,
/// started under another name, translates between the two. The output is parsed and laid out in
/// that process, and never in the process of a command.
enum PrintedForm: String, CaseIterable {
  /// The format is detected anew in each output.
  case auto
  case text, bar, archive
  /// The formats of other programs' status bars.
  case waybar, i3blocks, i3bar, argos, tmux

  /// The formats that a user can choose; without a choice it is `auto`.
  static let named = allCases.filter { $0 != .auto }

  /// The name under which this program's file is started as the extension for a program that
  /// prints.
  static let server = "PrintedWidgets"

  /// Returns whether a program is a menu-bar plugin, according to its file name or its first lines.
  ///
  /// Such a program does not use the protocol, and is not asked for its description.
  static func isPlugin(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".").dropFirst()
    if parts.contains(where: isInterval) { return true }
    let text = String(decoding: InputFile.beginning(of: path, bytes: headBytes), as: UTF8.self)
    return ["<xbar.", "<bitbar.", "<swiftbar."].contains { text.contains($0) }
  }

  /// Returns whether a program is a text file that begins with `#!`.
  static func isScript(_ path: String) -> Bool {
    InputFile.beginning(of: path, bytes: 2) == Array("#!".utf8)
  }

  /// The number of bytes at the beginning of a file in which tags are searched for.
  private static let headBytes = 32 << 10

  /// Returns whether a program prints one picture after another until it is ended, according to its
  /// format or its tags.
  static func isStream(_ path: String, _ form: PrintedForm) -> Bool {
    form == .i3bar
      || String(decoding: InputFile.beginning(of: path, bytes: headBytes), as: UTF8.self)
        .lowercased()
        .contains("<swiftbar.type>streamable</swiftbar.type>")
  }

  /// Returns whether the stored output of a program is an endless stream in the format of i3bar.
  static func hasPrintedStream(at memory: String) -> Bool {
    let kept = InputFile.beginning(of: memory, bytes: 8_192)
    let lines = String(decoding: kept, as: UTF8.self).split(separator: "\n", maxSplits: 3)
    return lines.count == 4 && StatusStream.begins(lines[3])
  }

  /// Returns the path of the file with the last output of an extension; it is next to the lock of
  /// the extension's runs.
  static func memoryPath(besideLock path: String) -> String {
    (path.hasSuffix(".lock") ? String(path.dropLast(".lock".count)) : path) + ".printed"
  }

  /// Returns the default name of an extension: the file name up to its first dot.
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
  /// Returns the command that starts the extension.
  ///
  /// It is the program itself or, for a program that prints, this program's own file.
  ///
  /// - Throws: `ExtensionError` if the system does not report the path of this program.
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
      // 2 is ENOENT.
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
