import Ground
import SystemLibrary

/// The environment variables of a program, which are the same under cron, a timer and at a
/// terminal.
///
/// Only the home, the user, the language and the time zone are inherited from this process. The
/// other variables are those that xbar and SwiftBar document, and the plugin's own.
struct ProgramEnvironment: Equatable, Sendable {
  /// The folders that are searched for programs, the user's first.
  private static let folders = [
    "/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin",
  ]
  private static let variableFileBytes = 64 << 10

  private(set) var values: [String: String]
  /// The reason why the file of variables cannot be used; `nil` if there is no such file, or if it
  /// is used.
  private(set) var problem: String?

  init(
    _ facts: ProgramFacts,
    inherited: @escaping (String) -> String? = { Self.inherited($0) }
  ) {
    let named = inherited("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = named ?? Self.account?.home ?? "/"
    let user = Self.account?.name ?? inherited("USER") ?? ""
    let base = { (name: String, usual: String?) in
      inherited(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? usual.map { "\(home)/\($0)" }
        ?? "/tmp"
    }
    let file = facts.path.split(separator: "/").last.map(String.init) ?? facts.path
    let folder = String(facts.path.dropLast(file.utf8.count + 1))
    values = [
      "HOME": home, "USER": user, "LOGNAME": user, "SHELL": "/bin/sh",
      "PATH": (["\(home)/.local/bin", "\(home)/bin"] + Self.folders).joined(separator: ":"),
      "LANG": inherited("LC_ALL") ?? inherited("LANG") ?? "C.UTF-8",
      "WIDGETCTL": "1",
      "XBARDarkMode": "false",
      "SWIFTBAR": "1", "SWIFTBAR_VERSION": "2.0.0", "SWIFTBAR_BUILD": "500",
      "SWIFTBAR_PLUGINS_PATH": folder, "SWIFTBAR_PLUGIN_PATH": facts.path,
      "SWIFTBAR_PLUGIN_CACHE_PATH": "\(base("XDG_CACHE_HOME", ".cache"))/widgetctl/printed/\(file)",
      "SWIFTBAR_PLUGIN_DATA_PATH":
        "\(base("XDG_DATA_HOME", ".local/share"))/widgetctl/printed/\(file)",
      "OS_APPEARANCE": "Light", "TMPDIR": base("TMPDIR", nil),
    ]
    if let zone = inherited("TZ") { values["TZ"] = zone }
    let runtime = "/run/user/\(getuid())"
    if access(runtime, X_OK) == 0 { values["XDG_RUNTIME_DIR"] = runtime }
    values.merge(facts.variables) { $1 }
    setVariables(from: "\(facts.path).vars.json")
  }

  /// Sets the variables from the program's first line; `${NAME}` in a value is replaced by the
  /// variable's value.
  mutating func set(_ variables: [String: String]) {
    let old = values
    for (name, text) in variables where VariableName.isName(name) {
      var (value, rest) = ("", Substring(text))
      while let mark = rest.firstRange(of: "${"),
        let end = rest[mark.upperBound...].firstIndex(of: "}")
      {
        value += rest[..<mark.lowerBound] + (old[String(rest[mark.upperBound..<end])] ?? "")
        rest = rest[rest.index(after: end)...]
      }
      values[name] = value + rest
    }
  }

  /// Sets the variables of the desktop session, which programs need to open a window.
  ///
  /// `inherited` returns a variable of this process by its name, or `nil` if the variable is not
  /// set.
  mutating func setSeat(inherited: (String) -> String? = { Self.inherited($0) }) {
    for name in [
      "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "XDG_CURRENT_DESKTOP",
      "XDG_SESSION_TYPE",
    ] {
      if let value = inherited(name) { values[name] = value }
    }
  }

  /// Returns the path of the executable with this path, or with this name in `PATH`; `nil` if there
  /// is none.
  func program(_ name: String) -> String? {
    let paths =
      name.contains("/")
      ? [name] : (values["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { path in
      var facts = stat()
      return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  private mutating func setVariables(from path: String) {
    guard access(path, F_OK) == 0 else { return }
    guard let bytes = FileBytes.read(path, upTo: Self.variableFileBytes, isOwn: true) else {
      problem = "\(path) is not read: it is too long, no file of yours, or others may write to it"
      return
    }
    do {
      values.merge(try VariableFile.values(json: bytes)) { $1 }
    } catch {
      problem = "\(path) is not read: it is not a JSON object of texts, numbers and switches"
    }
  }

  /// The variables as `NAME=value`, sorted by name.
  var strings: [String] { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }

  private static func inherited(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static var account: (name: String, home: String)? {
    guard let entry = getpwuid(getuid()) else { return nil }
    return (String(cString: entry.pointee.pw_name), String(cString: entry.pointee.pw_dir))
  }
}
