import Ground
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// The message about a reminder that is sent to a notification program.
struct Notice: Equatable {
  /// The title of the message, such as that of the to-do.
  let title: String
  let text: String
  /// The message as JSON, which is the standard input of a program in the setting `notify`.
  let json: JSONText
}

/// The program that delivers reminders if no live view does: the one in the setting `notify`, or
/// else `notify-send`.
enum Notifier: Equatable {
  case program([String])
  /// The notifications of the desktop; `bus` is the address of the user's D-Bus session bus.
  case desktop(program: String, bus: String)

  /// The reason why no notification program can be used, and a hint for the user.
  struct Problem: Error, Equatable {
    let message: String
    let hint: String
  }

  /// The time limit of the program in milliseconds, after which it is terminated.
  static let limitInMilliseconds: Int64 = 10_000
  /// The most characters of a message's title; `mostText` is that of its text.
  ///
  /// Desktops show fewer.
  private static let mostTitle = 200
  private static let mostText = 500
  /// The environment variables that the program gets; they contain the user, the language, and
  /// access to the screen.
  private static let variables = [
    "HOME", "USER", "LOGNAME", "PATH", "LANG", "LC_ALL", "LC_MESSAGES", "TZ", "XDG_RUNTIME_DIR",
    "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY",
  ]

  /// Returns the program for a user's setting and environment, or the reason why there is none.
  static func chosen(
    by command: NotifyCommand,
    _ environment: EnvironmentVariables,
    user: UInt32 = Account.user
  ) -> Result<Notifier, Problem> {
    switch command {
    case .none:
      return .failure(
        Problem(
          message: "the setting 'notify' is none",
          hint: "'widgetctl config unset notify' lets the desktop deliver them"
        )
      )
    case .program(let words):
      let path = words[0]
      guard FileStamp.isExecutable(path) else {
        return .failure(
          Problem(
            message: "\(path) is not a program that can be run",
            hint: "'widgetctl config set notify' names another, with its whole path"
          )
        )
      }
      if let problem = ProgramTrust().problem(of: path) {
        return .failure(Problem(message: problem.message, hint: problem.hint))
      }
      return .success(.program(words))
    case .auto:
      guard let bus = bus(environment, user: user) else {
        return .failure(
          Problem(
            message: "there is no desktop session to deliver reminders to",
            hint:
              "keep 'widgetctl watch' open, or name a program that delivers them: 'widgetctl config set notify PROGRAM'"
          )
        )
      }
      guard let program = found("notify-send", environment) else {
        return .failure(
          Problem(
            message: "there is no notify-send",
            hint: "install libnotify, or name a program: 'widgetctl config set notify PROGRAM'"
          )
        )
      }
      return .success(.desktop(program: program, bus: bus))
    }
  }

  /// Returns the address of the user's session bus; `nil` if there is none.
  ///
  /// If the environment does not name it, as under cron, the socket in its usual folder is used.
  private static func bus(_ environment: EnvironmentVariables, user: UInt32) -> String? {
    if let address = environment.nonEmpty("DBUS_SESSION_BUS_ADDRESS") { return address }
    let folder = environment.nonEmpty("XDG_RUNTIME_DIR") ?? "/run/user/\(user)"
    var status = stat()
    guard folder.hasPrefix("/"), lstat("\(folder)/bus", &status) == 0,
      (status.st_mode & S_IFMT) == S_IFSOCK, status.st_uid == user
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  private static func found(_ name: String, _ environment: EnvironmentVariables) -> String? {
    (environment.nonEmpty("PATH") ?? "/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: FileStamp.isExecutable)
  }

  /// The name of the program, for messages.
  var name: String {
    switch self {
    case .program(let words): words[0]
    case .desktop(let program, _): program
    }
  }

  /// Delivers a message, and waits until that is done.
  ///
  /// - Returns: The reason why it was not delivered; `nil` on success.
  func deliver(_ notice: Notice, _ environment: EnvironmentVariables) -> String? {
    var variables = Self.variables.compactMap { name in environment[name].map { "\(name)=\($0)" } }
    let words: [String]
    var input: [UInt8]?
    switch self {
    case .program(let command):
      words = command
      input = Array(notice.json.text.utf8)
    case .desktop(let program, let bus):
      variables.append("DBUS_SESSION_BUS_ADDRESS=\(bus)")
      words = Self.words(for: notice, program)
    }
    switch SystemTool.run(
      words,
      input: input,
      environment: variables,
      milliseconds: Self.limitInMilliseconds
    ) {
    case .ended(let ended) where ended.code == 0: return nil
    case .ended(let ended):
      let said = ended.firstError.map { ": \(TerminalText.sanitized($0).prefix(Self.mostTitle))" }
      return "\(name) failed\(said ?? " with the code \(ended.code)")"
    case .absent: return "\(name) cannot be started"
    case .late: return "\(name) did not end within \(Self.limitInMilliseconds / 1_000) s"
    }
  }

  /// Returns the command line of `notify-send`; texts are escaped so that none is read as an
  /// option, markup or an escape.
  static func words(for notice: Notice, _ program: String) -> [String] {
    let title = String(TerminalText.sanitized(notice.title).prefix(mostTitle))
    let text = String(TerminalText.sanitized(notice.text).prefix(mostText))
    // Only the body is parsed as markup, with backslashes as escapes (notify-send(1)).
    let body = text.reduce(into: "") { body, character in
      switch character {
      case "&": body += "&amp;"
      case "<": body += "&lt;"
      case ">": body += "&gt;"
      case "\\": body += "\\\\"
      default: body.append(character)
      }
    }
    return [program, "--app-name=widgetctl", "--", title, body]
  }
}
