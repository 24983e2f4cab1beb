import Moments
import SharedStore
import WidgetTerminal

/// The values that a command works with: its context, the store and the extensions.
///
/// The store and the extensions are opened when they are first used, and kept to the end of the command. So a command
/// that needs neither creates nothing.
final class Host {
  let context: CommandContext
  /// Whether the extensions may load something from the network.
  private let isNetworkAllowed: Bool
  private let mayAsk: Bool
  /// Whether the command was about to write to the store.
  private var mayHaveWritten = false
  /// Whether the command was about to write to the store, even if another process now shortens the log.
  private(set) var isWriter = false
  /// The exit status that a script has chosen, which need not be one of the program's; `nil` for none.
  var exitNumber: Int32?
  /// Whether the hub is looked at also if nothing waits here, as by `refresh`.
  var looksAtHub = false
  /// Whether a pass was started, or is left to the process that follows the answer.
  var isPassStarted = false
  /// The reloads that are left after the answer; `nil` if there are none.
  var followUp: FollowUp?
  private var openedStore: HostStore?
  private var openedExtensions: Extensions?

  init(
    _ context: CommandContext,
    isNetworkAllowed: Bool = false,
    mayAsk: Bool = true
  ) {
    self.context = context
    self.isNetworkAllowed = isNetworkAllowed
    self.mayAsk = mayAsk && context.mayAsk
  }

  /// The host of a command.
  convenience init(_ context: CommandContext, for command: any Command.Type) {
    self.init(
      context,
      isNetworkAllowed: command.usesNetwork,
      mayAsk: command.asksQuestions
    )
  }

  /// The host of another command that this one performs, such as `config theme dark`.
  func running(_ command: any Command.Type) -> Host {
    var context = context
    context.arguments.removeFirstOperand()
    return Host(context, for: command)
  }

  /// A host for another thread, with a reader of its own and the same processes of extensions.
  convenience init(_ context: CommandContext, sharing extensions: Extensions) {
    self.init(context)
    openedExtensions = extensions
  }

  /// The store; it is not created.
  ///
  /// - Throws: If the system does not provide its path.
  var store: HostStore {
    get throws(CommandError) {
      if let openedStore { return openedStore }
      let store = HostStore(StoreLocation(path: try context.storePath()))
      openedStore = store
      return store
    }
  }

  /// The extensions of this machine; none is started before its first request.
  ///
  /// - Throws: If there is no folder for the log, or the store cannot be read.
  var extensions: Extensions {
    get throws(CommandError) {
      if let openedExtensions { return openedExtensions }
      let extensions = try Extensions(
        context,
        store: store,
        isNetworkAllowed: isNetworkAllowed,
        mayAsk: mayAsk
      )
      openedExtensions = extensions
      return extensions
    }
  }

  /// Prepares for a write to the store.
  ///
  /// - Throws: If the system does not provide the store's path.
  func willWrite() throws(CommandError) {
    _ = try store
    (mayHaveWritten, isWriter) = (true, true)
  }

  /// Leaves the reloads to a separate process; call it before the extensions are ended.
  ///
  /// It also starts the pass with the hub, and shortens the log.
  func startFollowUp() {
    guard let followUp else { return }
    do throws(CommandError) {
      try followUp.start(store, extensions)
      (mayHaveWritten, isPassStarted) = (false, true)
    } catch {
      context.output.warning(error.message, hint: error.hint)
    }
  }

  /// Moves a long log into the database after the answer (PF-4).
  ///
  /// So no user waits for the disk on behalf of later commands.
  func leave() {
    guard mayHaveWritten, let store = try? store else { return }
    store.shortenLog(above: LogLength.mostLeft)
  }
}

extension Host {
  /// Runs `body` in the language of the user's answers; in English if it is unknown.
  func inUsersLanguage<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let language = (try? extensions.language.answers) ?? .english
    return try UserLanguage.$spoken.withValue(language) {
      Result { () throws(CommandError) in try body() }
    }.get()
  }
}
