/// The commands by name, in the order in which help lists them.
enum CommandList {
  static let names = [
    "show", "tap", "perform", "say", "find", "run", "check", "fmt", "log", "undo", "refresh", "add",
    "remove",
    "move", "list",
    "timeline",
    "gallery",
    "intents", "extension", "schedule", "doctor", "help",
  ]

  /// The command of that name; a signature is made only for the one that runs.
  static func command(named name: String) -> (any Command.Type)? {
    switch name {
    case "show": Show.self
    case "tap": Tap.self
    case "perform": Perform.self
    case "say": Say.self
    case "find": Find.self
    case "run": RunCommand.self
    case "check": CheckCommand.self
    case "fmt": FormatCommand.self
    case "log": Log.self
    case "undo": Undo.self
    case "refresh": Refresh.self
    case "add": Add.self
    case "remove": Remove.self
    case "move": Move.self
    case "list": List.self
    case "timeline": TimelineCommand.self
    case "gallery": Gallery.self
    case "intents": Intents.self
    case "extension": Extension.self
    case "schedule": Schedule.self
    case "doctor": Doctor.self
    case "help": Help.self
    default: nil
    }
  }

  static var all: [any Command.Type] { names.compactMap { command(named: $0) } }
}
