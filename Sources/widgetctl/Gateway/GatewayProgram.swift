import Ground
import SystemLibrary
import WidgetExtension
import WidgetTerminal

/// Runs the program for a web server, which has started it through the Common Gateway Interface.
///
/// It answers requests to the page and does nothing else, whatever its name and its arguments are.
enum GatewayProgram {
  /// Whether a web server has started the process: RFC 3875 requires every server to set this
  /// variable.
  static var isCalled: Bool { getenv("GATEWAY_INTERFACE") != nil }

  /// Answers the request, and ends the process.
  static func run() -> Never {
    ProcessSetup.prepare()
    ExtensionProcess.adoptOrphans()
    let request = ProcessEnvironment.all
    ProcessEnvironment.replace(with: kept(of: request))
    let bytes = answer(request)
    _ = OutputDescriptor.standardOutput.write(bytes)
    ExtensionProcess.endAll()
    ProcessSetup.leave(ExitCode.done.rawValue)
  }

  private static func answer(_ request: [String: String]) -> [UInt8] {
    let environment = EnvironmentVariables.process.readingSettings()
    // Pages are UTF-8, whatever encoding the server's own messages have.
    var output = Output(for: [], environment: environment)
    output.isASCII = environment.settings.isASCII
    let context = CommandContext(
      arguments: Arguments(),
      environment: environment,
      output: output,
      now: SystemTime.microsecondsSince1970
    )
    do throws(CommandError) {
      let path = try context.gatewayPath("secret")
      let gateway = Gateway(
        site: try StoreSite(context, clock: { SystemTime.microsecondsSince1970 }),
        opensLoopback: environment.settings.opensLoopback,
        secret: { () throws(GatewayRefusal) in try secret(path) },
        now: context.now
      )
      return gateway.bytes(answering: request, body: body)
    } catch {
      let refusal = GatewayRefusal(.failed, error.message, hint: error.hint)
      let address = GatewayAddress(script: request["SCRIPT_NAME"] ?? "")
      return GatewayMarkup.response(to: refusal, at: address)
        .bytes(isHead: request["REQUEST_METHOD"] == "HEAD")
    }
  }

  private static func secret(_ path: String) throws(GatewayRefusal) -> [UInt8] {
    do throws(InputFile.Failure) {
      return try SecretFile(path: path).bytes()
    } catch {
      throw GatewayRefusal(
        .failed,
        CommandError(error, reading: path).message,
        hint:
          "the file must be \(Account.name)'s own, and no one else may read it; without it another is made"
      )
    }
  }

  /// Returns the environment variables for commands and extensions, without those of the request.
  ///
  /// Anyone on the network could set the variables whose names begin with `HTTP_`.
  static func kept(of variables: [String: String]) -> [String: String] {
    var kept = variables.filter { name, _ in
      names.contains(name) || name.hasPrefix("LC_")
        || name.hasPrefix("WIDGETCTL_") && name.hasSuffix("_URL")
    }
    if kept["PATH", default: ""].isEmpty { kept["PATH"] = "/usr/local/bin:/usr/bin:/bin" }
    return kept
  }

  private static let names: Set = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "TZ", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "WIDGETCTL_STORE",
  ]

  /// The longest time for reading a request's body, in milliseconds; a server that sends less than
  /// announced must not block the program.
  private static let bodyMilliseconds: Int64 = 10_000

  /// Reads `count` bytes of standard input; fewer if the input ends earlier, or does not arrive
  /// within `bodyMilliseconds`.
  private static func body(_ count: Int) -> [UInt8] {
    let end = MonotonicTime.milliseconds + bodyMilliseconds
    var body: [UInt8] = []
    while body.count < count {
      let left = end - MonotonicTime.milliseconds
      var polled = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&polled, 1, Int32(clamping: left)) > 0 else { return body }
      let missing = count - body.count
      let part = [UInt8](unsafeUninitializedCapacity: missing) { buffer, read in
        read = max(0, systemRead(0, buffer.baseAddress, missing))
      }
      if part.isEmpty { return body }
      body += part
    }
    return body
  }
}
