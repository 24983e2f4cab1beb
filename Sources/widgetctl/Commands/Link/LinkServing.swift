import Ground
import StoreLink
import SystemLibrary
import WidgetTerminal

/// The command `link serve`, which gives another machine access to a hub's file; ssh starts and
/// ends it.
///
/// With a forced command in ssh's settings, the path comes from the other machine's command, and
/// must be in one folder.
struct LinkServing {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  func run(_ file: String?) throws(CommandError) -> ExitCode {
    let path = try path(file)
    let name = context.arguments.value(of: LinkCommand.author) ?? Account.name
    try linked { () throws(LinkError) in
      let hub = try FileHub(at: path, as: HubMember(name: name))
      try HubServer(hub, input: STDIN_FILENO, output: STDOUT_FILENO).serve()
    }
    return .done
  }

  private func path(_ file: String?) throws(CommandError) -> String {
    guard let folder = context.arguments.value(of: LinkCommand.only) else {
      guard let file else { throw missing }
      return try absolute(file)
    }
    let command = context.environment.nonEmpty("SSH_ORIGINAL_COMMAND")
    guard let asked = command.flatMap({ ServedPath.path(in: $0) }) ?? file else { throw missing }
    guard let path = ServedPath.path(asked, within: try absolute(folder)) else {
      throw .failed(
        .notPermitted,
        message: "this SSH key gives no access to \(asked)",
        hint: "ask the owner of the hub for its path"
      )
    }
    return path
  }

  /// Returns an absolute path; a relative one is resolved in the home folder, in which ssh runs
  /// commands.
  private func absolute(_ path: String) throws(CommandError) -> String {
    guard case .file(let whole) = try LinkedHub.address(path, context) else { throw missing }
    return whole
  }

  private var missing: CommandError {
    .usage(
      .missingArgument(
        "FILE",
        signature: "widgetctl link serve FILE [--only FOLDER] [--as NAME]",
        example: "widgetctl link serve ~/hub/todos"
      )
    )
  }
}
