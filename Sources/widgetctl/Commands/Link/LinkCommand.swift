import Ground
import SharedStore
import StoreLink
import WidgetIntents
import WidgetTerminal

/// The `link` command, which shares one list among several machines.
enum LinkCommand: Command {
  static let isForTimers = true
  // A machine that makes pictures of a shared board loads data for them.
  static let usesNetwork = true

  /// The option with which other commands start an exchange with the hub in the background.
  static let background = OptionDefinition(
    "background",
    "now: as other commands start it, without a word"
  )
  /// The option of the exchange with the hub before a command with `--synced`.
  ///
  /// `after` is the option of the exchange after such a command.
  static let before = OptionDefinition("before", "now: as a command starts it that needs the hub")
  static let after = OptionDefinition(
    "after",
    value: "RUNS",
    "now: sends these runs; if another machine was first, a run is undone"
  )
  static let only = OptionDefinition("only", value: "FOLDER", of: .files, "serve: hubs in it alone")
  static let author = OptionDefinition("as", value: "NAME", "serve: who the other end is")
  static let board = OptionDefinition("board", value: "NAME", "a board of the hub's, to show here")
  static let print = OptionDefinition("print", "create: the SQL for the owner of a database")

  static let signature = CommandSignature(
    name: "link",
    synopsis: """
      [ADDRESS] [--board NAME] | boards | create ADDRESS [--print] | now | follow | machines | take RUN | compare | repair | off [--board NAME] | \
      serve FILE [--only FOLDER] [--as NAME]
      """,
    summary: "Keeps one list on several machines.",
    examples: [
      .init("widgetctl link create ~/hub/todos", "a hub: a file that the machines share"),
      .init(
        "widgetctl link ssh://cellar/~/hub/todos",
        "links this machine's list with it, over ssh"
      ),
      .init("widgetctl link", "whether all changes are sent, and when the hub last answered"),
      .init("widgetctl link now", "sends and receives changes now"),
      .init("widgetctl link machines", "the machines that share the list"),
      .init("widgetctl link --board Office", "shares a board, so that other machines can show it"),
      .init(
        "widgetctl link ssh://cellar/~/hub/todos --board Office",
        "shows that board on this machine"
      ),
      .init("widgetctl link compare", "compares this list with the hub's, record by record"),
      .init("widgetctl log --conflicts", "records that two machines changed"),
      .init("widgetctl link off", "ends the link; nothing is removed"),
    ],
    details: """
      A hub is a log of changes that several machines share: a file on a machine that all of them
      reach, by its path or as ssh://HOST/PATH, or a list in a PostgreSQL database, as
      postgresql://HOST/DATABASE#LIST. Each machine stores the whole list and works without the
      others. After a command that changes a to-do, and with each 'refresh', changes are sent to
      the hub and received from it; 'link follow' waits for them. If the hub cannot be reached,
      everything keeps working, and the changes wait.

      Linking a list with a hub joins the two lists. Changes of two machines are merged field by
      field. If both changed the same field, the later value stays, and the other machine reports
      that once, with the command that restores its value.

      A board can be shared too. With --board a linked machine shares a board: all machines that
      show it can add, move and remove its widgets. With ADDRESS and --board, a machine that is
      not linked is a screen: it shows the board with pictures that the others make, and needs
      neither the extensions nor the list. 'link off --board NAME' ends that on this machine.
      """,
    options: [board, print, background, before, after, only, author, .yes],
    operands: 0...2,
    operandName: "ACTION",
    operandValues: [
      .words(actions), .following(["create": .files, "serve": .files, "take": .runs]),
    ],
    isWriting: true
  )

  private static let actions = [
    "status", "boards", "create", "now", "follow", "machines", "take", "compare", "repair", "off",
    "serve",
  ]

  private static let words = ActionWord(
    signature,
    actions: actions,
    reading: "status",
    synonyms: [
      "sync": "now", "pull": "now", "push": "now", "watch": "follow", "leave": "off",
      "remove": "off", "stop": "off", "unlink": "off", "init": "create", "new": "create",
      "devices": "machines", "restore": "take",
    ]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    // Output that no user reads needs no language, for which an extension may have to be asked.
    let isQuiet =
      host.context.arguments.has(background) || host.context.arguments.operands.first == "serve"
    guard !isQuiet else { return try act(host) }
    return try host.inUsersLanguage { () throws(CommandError) in try act(host) }
  }

  private static func act(_ host: Host) throws(CommandError) -> ExitCode {
    let operands = words.operands(of: host.context)
    if let board = host.context.arguments.value(of: board) {
      return try run(onBoard: board, operands, host)
    }
    switch (operands[0], operands.count) {
    case ("status", 1): return try LinkStatus(host).write()
    case ("create", 2): return try LinkCreation(host).run(operands[1])
    case ("boards", 1): return try LinkBoards(host).list()
    case ("now", 1): return try LinkNow(host).run()
    case ("follow", 1): return try LinkFollowing(host).run()
    case ("machines", 1): return try LinkMachines(host).write()
    case ("take", 2): return try LinkTaking(host).run(operands[1])
    case ("compare", 1): return try LinkCompare(host).run()
    case ("repair", 1): return try LinkRepair(host).run()
    case ("off", 1): return try LinkEnd(host).run()
    case ("serve", 1...2): return try LinkServing(host).run(operands.dropFirst().first)
    case ("create", 1): throw words.missing("ADDRESS", of: operands)
    case ("take", 1): throw words.missing("RUN", of: operands)
    case (let word, 1) where isAddress(word): return try LinkJoining(host).join(word)
    case (let word, _) where actions.contains(word): throw words.unexpected(operands)
    default: throw words.unknown(operands)
    }
  }

  private static func run(
    onBoard name: String,
    _ operands: [String],
    _ host: Host
  ) throws(CommandError) -> ExitCode {
    switch (operands[0], operands.count) {
    case ("status", 1): return try LinkBoards(host).show(name, at: nil)
    case ("off", 1): return try LinkBoards(host).hide(name)
    case (let word, 1) where isAddress(word): return try LinkBoards(host).show(name, at: word)
    default:
      throw .usage(
        .other(
          message: String(
            english: "--board needs the address of a hub, or 'off'",
            turkish: "--board bir merkezin adresini ya da 'off' sözünü ister"
          ),
          hint: String(
            english: "for example: widgetctl link --board Office",
            turkish: "örneğin: widgetctl link --board Office"
          ),
          signature: signature.usage
        )
      )
    }
  }

  /// Returns whether a word is the address of a hub and not the name of an action, which never
  /// contains a slash.
  private static func isAddress(_ word: String) -> Bool { word.contains("/") }
}
