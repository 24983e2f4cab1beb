internal import SystemLibrary

/// The path of a hub in a command for the shell of another machine.
package enum ServedPath {
  /// Returns the command that starts `widgetctl` on the other machine.
  ///
  /// The verb is `serve` to serve the hub, or `create` to create it.
  static func command(_ verb: String = "serve", for path: String) -> String {
    // Otherwise the command would parse the path as an option.
    let path = path.hasPrefix("-") ? "./" + path : path
    return "widgetctl link \(verb) '\(path.split("'", joinedBy: "'\\''"))'"
  }

  /// Returns the path in a command that ``command(_:for:)`` has returned.
  ///
  /// With a forced command in ssh's settings, SSH_ORIGINAL_COMMAND contains such a command.
  ///
  /// - Returns: `nil` for any other text.
  package static func path(in command: String) -> String? {
    let start = "widgetctl link serve '"
    guard command.hasPrefix(start), command.hasSuffix("'"), command.count > start.count else {
      return nil
    }
    let quoted = String(command.dropFirst(start.count).dropLast())
    let path = quoted.split("'\\''", joinedBy: "'")
    return self.command(for: path) == command ? path : nil
  }

  /// Returns the absolute path of a hub's file, if it is in the folder to which an ssh key is
  /// limited.
  ///
  /// Symbolic links are resolved first, so they cannot lead out of the folder.
  ///
  /// - Returns: `nil` for a file outside of the folder.
  package static func path(_ path: String, within folder: String) -> String? {
    guard let limit = resolved(folder), !path.hasSuffix("/") else { return nil }
    let whole = path.hasPrefix("/") ? path : "\(limit)/\(path)"
    guard let slash = whole.lastIndex(of: "/") else { return nil }
    let name = whole[whole.index(after: slash)...]
    guard let parent = resolved(slash == whole.startIndex ? "/" : String(whole[..<slash])),
      name != ".", name != "..",
      parent == limit || parent.hasPrefix(limit == "/" ? "/" : limit + "/")
    else { return nil }
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

extension String {
  /// Returns the text with `replacement` in place of each `separator`.
  fileprivate func split(_ separator: String, joinedBy replacement: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    let (old, new) = (Array(separator.utf8), Array(replacement.utf8))
    while !rest.isEmpty {
      if rest.starts(with: old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
