import IntentScript
import SharedStore
import WidgetExtension
import WidgetTerminal

/// Checks scripts against the intents, entities and widgets of the extensions on this machine.
struct ScriptCheck {
  let host: Host
  let store: HostStore
  let extensions: Extensions
  private(set) var catalog: ScriptCatalog
  private let placed: [PlacedWidget]
  /// Whether the catalog contains the descriptions of all extensions.
  private var isWhole: Bool
  /// The names of the extensions that can run scripts which read standard input.
  private var askingForInput: Set<String>

  /// Reads the descriptions of extensions.
  ///
  /// They are the extensions that may declare a name in the scripts `files` or, if that is empty,
  /// all extensions.
  init(
    _ host: Host,
    of files: [ScriptFile] = []
  ) throws(CommandError) {
    self.host = host
    store = try host.store
    extensions = try host.extensions
    placed = try store.placedWidgets()
    let offering: [HostedExtension]
    if files.isEmpty {
      (offering, isWhole) = (try extensions.offering(), true)
    } else {
      // The list of words is not created if no program has changed.
      lazy var words = ScriptWordList(files.map(\.source))
      (offering, isWhole) = try extensions.mentioned { _, offer in words.name(anyOf: offer) }
    }
    askingForInput = Self.askingForInput(offering)
    catalog = ScriptCatalog(
      offering,
      placed: placed,
      callsHidden: host.context.arguments.has(.hidden)
    )
  }

  var context: CommandContext { host.context }

  /// Returns whether the extension can request standard input from the host; extensions built with
  /// an older version cannot.
  func asksForInput(_ extensionName: String) -> Bool { askingForInput.contains(extensionName) }

  private static func askingForInput(_ extensions: [HostedExtension]) -> Set<String> {
    Set(extensions.filter { $0.description.asksForInput == true }.map(\.name))
  }

  /// Returns the checked script, in which all names are resolved, or all errors in it.
  mutating func check(_ file: ScriptFile) -> Result<CheckedScript, RejectedScript> {
    let result = checked(file)
    // An unknown name may be declared by a program that was built again, or used in another file.
    guard case .failure = result, !isWhole, let offering = try? extensions.offering() else {
      return result
    }
    isWhole = true
    askingForInput = Self.askingForInput(offering)
    catalog = ScriptCatalog(
      offering,
      placed: placed,
      callsHidden: context.arguments.has(.hidden)
    )
    return checked(file)
  }

  private func checked(_ file: ScriptFile) -> Result<CheckedScript, RejectedScript> {
    let folder = ScriptFolder(ofScript: file.path)
    return ScriptChecker.check(file.parsed, catalog: catalog) { path, span in
      folder.load(path, at: span)
    }
  }
}

/// All words in the text of scripts, some of which may be names of intents and entities.
private struct ScriptWordList {
  private let words: Set<Substring>

  init(_ sources: [ScriptSource]) {
    var words: Set<Substring> = []
    for source in sources {
      let text = String(decoding: source.bytes, as: UTF8.self)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" })
    }
    self.words = words
  }

  /// Returns whether the scripts contain the name of an intent, an entity, an enumeration or a
  /// widget of this extension.
  func name(anyOf offer: ExtensionDescription) -> Bool {
    let names =
      offer.intents.flatMap { [$0.name, $0.identifier] } + offer.entities.map(\.identifier)
      + offer.enumerations.map(\.identifier) + offer.widgets.map(\.name)
    return names.contains { words.contains(Substring($0)) }
  }
}

/// A script as named by the user: the path of a file, or `-` for standard input.
struct ScriptFile {
  let path: String
  let parsed: ParsedScript

  var source: ScriptSource { parsed.source }

  /// The text of the script after formatting by `fmt`; `nil` if its syntax is invalid.
  var formatted: [UInt8]? {
    (try? ScriptFormatter.format(source)).map { Array($0.utf8) }
  }

  /// Reads the script.
  ///
  /// - Throws: `.noInput` if it does not exist, `.badData` if it is too large.
  init(path: String, limits: ScriptLimits = ScriptLimits()) throws(CommandError) {
    self.path = path
    let name = path == "-" ? "standard input" : "'\(path)'"
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes =
        path == "-"
        ? try InputFile.standardInput(limit: limits.fileBytes)
        : try InputFile.contents(of: path, limit: limits.fileBytes)
    } catch .tooLarge(let limit) {
      throw .failed(
        .badData,
        message: "\(name) is larger than the limit `file-bytes` of \(limit)",
        hint: "'widgetctl run \(ScriptLimits.option(for: "fileBytes")) NUMBER' sets another one"
      )
    } catch {
      throw CommandError(error, reading: name)
    }
    parsed = Parser.parse(ScriptSource(name: path, bytes: bytes))
  }
}

/// The folder of a script, which contains the other files that the script may use.
struct ScriptFolder {
  /// The path of the folder in messages, as the user typed it; empty if the script's name was typed
  /// without a folder.
  private let shown: String
  /// The path of the folder with symbolic links resolved; `nil` if the folder does not exist.
  private let root: String?

  /// Finds the folder of the script at `path`; for standard input it is the working directory.
  init(ofScript path: String) {
    let slash = path == "-" ? nil : path.lastIndex(of: "/")
    shown = slash.map { String(path[...$0]) } ?? ""
    root = ExecutableFile.resolved(shown.isEmpty ? "." : shown)
  }

  /// Reads the file that a `use` statement names.
  ///
  /// A path that leads out of the folder, by `..` or by a link, is rejected (RI-5).
  func load(_ path: String, at span: SourceSpan) -> UsedFile {
    func refused(_ message: String, _ hint: String) -> UsedFile {
      .refused(Diagnostic(message, at: span, hint: hint))
    }
    guard let root, !path.isEmpty, !path.hasPrefix("/") else {
      return refused(
        "expected a path below the script's folder, found \"\(path)\"",
        "write the path as it is seen from the script"
      )
    }
    guard let real = ExecutableFile.resolved("\(root)/\(path)") else {
      return refused(
        "there is no file \"\(path)\"",
        "paths count from the folder of the file that uses them"
      )
    }
    guard real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      return refused("\"\(path)\" is outside the script's folder", "move it below the script")
    }
    do throws(InputFile.Failure) {
      let bytes = try InputFile.contents(of: real, limit: ScriptLimits().fileBytes)
      return .read(name: shown + path, bytes)
    } catch {
      let error = CommandError(error, reading: "\"\(path)\"")
      return refused(error.message, "it has to be a script of functions")
    }
  }
}

extension ScriptCatalog {
  /// Collects the intents, entities and widgets that a script can use on this machine, and the
  /// placed widgets.
  init(_ extensions: [HostedExtension], placed: [PlacedWidget], callsHidden: Bool) {
    self.init(
      extensions.map { described in
        Entry(
          extensionName: described.name,
          intents: described.description.intents.filter { $0.role != .configuration },
          entities: described.description.entities,
          enumerations: described.description.enumerations,
          kinds: described.description.widgets.map(\.name),
          keepsStateInStore: described.description.keepsStateInStore ?? false
        )
      },
      placedWidgets: placed.map(\.shortID),
      callsHidden: callsHidden
    )
  }
}

extension CheckedScript {
  /// Whether the script contains `show`, which only this process can perform, because an extension
  /// cannot draw widgets.
  var showsWidgets: Bool {
    bindings.contains { if case .show = $0 { true } else { false } }
  }
}
