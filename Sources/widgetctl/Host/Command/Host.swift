import Moments
import SharedStore
import WidgetTerminal

/// Provides the store and the extensions for a command.
///
/// Both are opened when they are first used, and kept open to the end of the command. So a command
/// that needs neither creates nothing.
final class Host {
  let context: CommandContext
  /// Whether the extensions may load data from the network.
  private let isNetworkAllowed: Bool
  private let mayAsk: Bool
  /// Whether the command may have written to the store, so that the log must be shortened at its
  /// end.
  private var mayHaveWritten = false
  /// Whether the command may write to the store; it stays `true` after another process is made
  /// responsible for shortening the log.
  private(set) var isWriter = false
  /// The exit status that a script has chosen, which may be any number; `nil` if it has not chosen
  /// one.
  var exitNumber: Int32?
  /// Whether an exchange with the hub is started even if this machine has no changes to send, as
  /// after `refresh`.
  var looksAtHub = false
  /// Whether an exchange with the hub was started, or is left to the separate process that reloads
  /// widgets.
  var isPassStarted = false
  /// The reloads that a separate process performs after the command has ended; `nil` if there are
  /// none.
  var followUp: FollowUp?
  /// Whether the descriptions of the built-in extensions are read from the store at once; a refresh
  /// reads each only when it is needed.
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

  /// Returns the host for another command that this one runs, without this command's first operand.
  ///
  /// For example, `config theme dark` runs `theme dark`.
  func running(_ command: any Command.Type) -> Host {
    var context = context
    context.arguments.removeFirstOperand()
    return Host(context, for: command)
  }

  /// Creates a host for another thread, which reads the store by itself but uses the same processes
  /// of extensions.
  convenience init(_ context: CommandContext, sharing extensions: Extensions) {
    self.init(context)
    openedExtensions = extensions
  }

  /// The store of the command; if it does not exist, it is not created.
  ///
  /// - Throws: `CommandError` if the store's path cannot be determined.
  var store: HostStore {
    get throws(CommandError) {
      if let openedStore { return openedStore }
      let store = HostStore(StoreLocation(path: try context.storePath()))
      openedStore = store
      return store
    }
  }

  /// The extensions on this machine; none is started before its first request.
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

  /// Prepares for writing to the store.
  ///
  /// - Throws: `CommandError` if the store's path cannot be determined.
  func willWrite() throws(CommandError) {
    _ = try store
    (mayHaveWritten, isWriter) = (true, true)
  }

  /// Starts the process that performs `followUp`; call it before the extensions are ended.
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

  /// Copies a long write-ahead log into the store's database at the end of the command (PF-4).
  ///
  /// Later commands then need not wait for the disk.
  func leave() {
    guard mayHaveWritten, let store = try? store else { return }
    store.shortenLog(above: LogLength.mostLeft)
  }
}

extension Host {
  /// Runs `body` so that its texts are in the user's language, or in English if the language is
  /// unknown.
  func inUsersLanguage<Value>(
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let language = (try? extensions.language.answers) ?? .english
    return try UserLanguage.$spoken.withValue(language) {
      Result { () throws(CommandError) in try body() }
    }.get()
  }
}
