import StoreLink
import WidgetTerminal

/// Opens a hub by its address, for commands.
enum LinkedHub {
  static func address(_ text: String, _ context: CommandContext) throws(CommandError) -> HubAddress
  {
    try linked { () throws(LinkError) in try HubAddress(text, home: home(context)) }
  }

  /// Opens the hub at an address; in the background the user is not asked for a password.
  static func open(
    _ text: String,
    _ context: CommandContext,
    isBackground: Bool
  ) throws(CommandError) -> any Hub {
    let address = try address(text, context)
    return try linked { () throws(LinkError) in
      try address.open(surroundings(context, isBackground: isBackground))
    }
  }

  static func create(_ address: HubAddress, _ context: CommandContext) throws(CommandError) {
    try linked { () throws(LinkError) in
      _ = try address.create(surroundings(context, isBackground: false))
    }
  }

  private static func surroundings(
    _ context: CommandContext,
    isBackground: Bool
  ) -> HubSurroundings {
    HubSurroundings(home: home(context), isInBackground: isBackground) {
      context.environment.nonEmpty($0)
    }
  }

  /// Returns the home folder, which `~` means in an address.
  static func home(_ context: CommandContext) -> String {
    context.environment.home() ?? "/"
  }
}

/// Runs `body`, which uses a hub, and converts its error to a `CommandError`.
func linked<Value>(_ body: () throws(LinkError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw CommandError(error)
  }
}
