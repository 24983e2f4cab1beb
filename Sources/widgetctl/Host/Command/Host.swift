import Moments
import SharedStore
import WidgetTerminal

/// The context of a command, with its store and extensions.
///
/// The store and the extensions are opened when they are first used, and kept to the end of the
/// command. So a command that needs neither creates nothing.
final class Host {
  let context: CommandContext
  /// Whether the extensions may load data from the network.
  private let isNetworkAllowed: Bool
  private let mayAsk: Bool
  /// Whether the command has prepared to write, and the log may have to be shortened afterwards.
  private var mayHaveWritten = false
  /// Whether the command has prepared to write to the store; it stays `true` if another process
  /// shortens the log.
  private(set) var isWriter = false
  /// The exit status that a script has chosen, which may be any number; `nil` if none was chosen.
  var exitNumber: Int32?
  /// Whether the hub is asked for changes even if this machine has none to send, as by `refresh`.
  var looksAtHub = false
  /// Whether the exchange with the hub was started, or is left to the follow-up process.
  var isPassStarted = false
  /// The reloads that a separate process performs after the command has ended; `nil` if there are
  /// none.
  var followUp: FollowUp?
  /// Whether the command searches what extensions offer; a refresh does not.
  var readsOffers = true
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

  /// Creates the host of a command, with the permissions that the command declares.
  convenience init(_ context: CommandContext, for command: any Command.Type) {
    self.init(
      context,
      isNetworkAllowed: command.usesNetwork,
      mayAsk: command.asksQuestions
    )
  }

  /// Returns the host of another command that this one performs, such as `theme dark` for `config
  /// theme dark`.
  func running(_ command: any Command.Type) -> Host {
    var context = context
    context.arguments.removeFirstOperand()
    return Host(context, for: command)
  }

  /// Creates a host for another thread, with its own reader of the store and the same processes of
  /// extensions.
  convenience init(_ context: CommandContext, sharing extensions: Extensions) {
    self.init(context)
    openedExtensions = extensions
  }

  /// The store; a missing store is not created.
  ///
  /// - Throws: `CommandError` if its path cannot be determined.
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
  /// - Throws: `CommandError` if there is no folder for the log, or the store cannot be read.
  var extensions: Extensions {
    get throws(CommandError) {
      if let openedExtensions { return openedExtensions }
      let extensions = try Extensions(
        context,
        store: store,
        isNetworkAllowed: isNetworkAllowed,
        mayAsk: mayAsk,
        readsOffers: readsOffers
      )
      openedExtensions = extensions
      return extensions
    }
  }

  /// Records that the command will write to the store.
  ///
  /// - Throws: `CommandError` if the store's path cannot be determined.
  func willWrite() throws(CommandError) {
    _ = try store
    (mayHaveWritten, isWriter) = (true, true)
  }

  /// Starts the separate process for `followUp`; call it before the extensions are ended.
  ///
  /// That process also starts the exchange with the hub, and shortens the log.
  func startFollowUp() {
    guard let followUp else { return }
    do throws(CommandError) {
      try followUp.start(store, extensions)
      (mayHaveWritten, isPassStarted) = (false, true)
    } catch {
      context.output.warning(error.message, hint: error.hint)
    }
  }

  /// Moves a long log into the database at the end of the command (PF-4).
  ///
  /// Later commands then need not wait for the disk.
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
