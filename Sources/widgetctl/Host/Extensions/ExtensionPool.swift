import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The extensions that one command may talk to.
final class ExtensionPool: Sendable {
  let connections: [ExtensionConnection]
  /// Whether nothing may be kept, what extensions offer neither.
  private let isDryRun: Bool

  /// The extensions of this machine; `isNetworkAllowed` says whether they may load something.
  ///
  /// None is started before its first request. `mayAsk` overrides whether the user is asked.
  /// - Throws: where there is no folder for the log, or the store cannot say what was added.
  init(
    _ context: CommandContext,
    store: HostStore,
    isNetworkAllowed: Bool,
    mayAsk: Bool? = nil
  ) throws(CommandError) {
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    let programs =
      ExtensionCatalog.installed(executable: ExecutableFile.path)
      + ExtensionCatalog.added(known)
    var connections: [ExtensionConnection] = []
    for program in programs {
      connections.append(
        try Self.connection(
          to: program,
          context,
          store: store,
          isNetworkAllowed: isNetworkAllowed,
          mayAsk: mayAsk
        )
      )
    }
    self.connections = connections
    isDryRun = context.arguments.has(.dryRun)
  }

  /// A connection to a program, whether it belongs to the pool or not.
  static func connection(
    to program: InstalledExtension,
    _ context: CommandContext,
    store: HostStore,
    isNetworkAllowed: Bool = false,
    mayAsk: Bool? = nil
  ) throws(CommandError) -> ExtensionConnection {
    let logPath = try context.logPath()
    ExtensionLog(path: logPath).makeFolder()
    return ExtensionConnection(
      program,
      hello: Hello(
        storePath: store.location.path,
        logPath: logPath,
        isNetworkAllowed: isNetworkAllowed,
        isAttended: context.mayAsk || context.arguments.has(.yes),
        isDryRun: context.arguments.has(.dryRun)
      ),
      mayAsk: mayAsk ?? context.mayAsk,
      isConfirmed: context.arguments.has(.yes),
      output: context.output,
      progress: ProgressLine(isShown: TerminalDevice.isTerminal(.standardError))
    )
  }

  func connection(named name: String) -> ExtensionConnection? {
    connections.first { $0.program.name == name }
  }

  /// What each extension offers, from the store where the same program has reported it before.
  ///
  /// - Throws: `.unavailable` where a built-in extension's program is missing; the error of the first
  ///   extension that cannot say what it offers.
  func describe(_ store: HostStore) throws(CommandError) -> [DescribedExtension] {
    if let name = ExtensionCatalog.builtInNames.first(where: { connection(named: $0) == nil }) {
      let (message, hint) = ExtensionCatalog.missing(name)
      throw .failed(.unavailable, message: message, hint: hint)
    }
    let reader = try store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    var described: [DescribedExtension] = []
    for connection in connections {
      let program = connection.program
      if let match = known.first(where: { $0.path == program.path && $0.stamp == program.stamp }),
        let description = ExtensionDescription(stored: match.description)
      {
        described.append(DescribedExtension(connection: connection, description: description))
        continue
      }
      do {
        let description = try connection.client().describe()
        // To look at what there is makes no store.
        if reader != nil, !isDryRun { remember(description, of: program, in: store) }
        described.append(DescribedExtension(connection: connection, description: description))
      } catch {
        throw CommandError(error)
      }
    }
    return described
  }

  /// Keeps the answer for the next command; a store that cannot be written only costs time.
  private func remember(
    _ description: ExtensionDescription,
    of program: InstalledExtension,
    in store: HostStore
  ) {
    guard let bytes = description.storedBytes else { return }
    let known = KnownExtension(
      name: program.name,
      path: program.path,
      stamp: program.stamp,
      description: bytes
    )
    let store = WritableStore(location: store.location)
    _ = try? TaskBridge.wait {
      _ = try? await store.open().write(durability: .relaxed) { try $0.remember(known) }
    }
  }
}

/// An extension and what it offers.
struct DescribedExtension: Sendable {
  let connection: ExtensionConnection
  let description: ExtensionDescription

  var name: String { connection.program.name }
}

extension ExtensionDescription {
  /// Reads what the store kept; `nil` where another version wrote it.
  init?(stored bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = value
  }

  var storedBytes: [UInt8]? {
    (try? JSONEncoder().encode(self)).map { Array($0) }
  }
}

extension CommandError {
  /// What became of a request to an extension, with its own words and exit code.
  init(_ error: ExtensionError, signature: String? = nil) {
    let code = ExitCode(rawValue: error.exitCode) ?? .unavailable
    if code == .usage {
      self = .usage(.other(message: error.message, hint: error.hint, signature: signature))
    } else {
      self = .failed(code, message: error.message, hint: error.hint)
    }
  }
}
