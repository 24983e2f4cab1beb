import SharedStore
import WidgetTerminal

/// Chooses and checks the names of extensions that are not built in.
///
/// A name belongs to one program, or one target of a project. Widgets that were placed under a name
/// never run other code.
struct ExtensionIdentity {
  /// The greatest number that is appended to a name which is already in use.
  private static let maximumNumber = 1_000

  /// The name chosen for an extension.
  struct Choice: Equatable {
    let name: String
    /// The reason why the preferred name was not chosen; `nil` if it was chosen.
    let reason: String?

    /// Warns the user if the preferred name was not chosen, before anything is stored under the new
    /// name.
    func report(to context: CommandContext) {
      guard let reason else { return }
      context.output.warning(
        "\(reason); this one is called '\(name)'",
        hint: "--name NAME gives it another name"
      )
    }
  }

  private let known: [KnownExtension]
  private let mayPlaceWidgets: (String) -> Bool

  /// Creates the rules; `known` contains the extensions in the store, whose names may be in use.
  ///
  /// `mayPlaceWidgets` returns whether widgets of an extension with a given name are placed, or
  /// could be restored by an undo.
  init(_ known: [KnownExtension], mayPlaceWidgets: @escaping (String) -> Bool) {
    self.known = known
    self.mayPlaceWidgets = mayPlaceWidgets
  }

  init(_ host: Host) throws(CommandError) {
    let reader = try host.store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    self.init(known) { name in
      // If the store cannot be read, the name counts as used.
      do { return try reader?.mayPlaceWidgets(ofExtension: name) ?? false } catch { return true }
    }
  }

  /// Returns the present or former name of the program at `path`; `nil` if it has none, or if
  /// another extension has the name now.
  func name(ofProgram path: String) -> String? {
    guard let row = known.first(where: { $0.path == path && !$0.name.isEmpty }) else { return nil }
    return row.isAdded || owner(of: row.name, besides: path) == nil ? row.name : nil
  }

  /// Returns the first of `names` that is free or, if none is, the first name followed by a number.
  ///
  /// `isTaken` returns whether a name is used outside of the store. Earlier names of the program at
  /// `path` are free for that program.
  func choice(
    among names: [String],
    path: String?,
    isTaken: (String) -> Bool = { _ in false }
  ) -> Choice {
    let numbered = (2...Self.maximumNumber).lazy.map { "\(names[0])-\($0)" }
    var reason: String?
    for name in names + Array(numbered) where HostedExtension.isName(name) {
      if let problem = problem(with: name, path: path) {
        reason = reason ?? problem
      } else if isTaken(name) {
        reason = reason ?? "another import is called '\(name)'"
      } else {
        return Choice(name: name, reason: reason)
      }
    }
    return Choice(name: names[0], reason: reason)
  }

  /// Checks that a name chosen by the user is free for the program at `path`.
  ///
  /// The name of an extension whose program no longer exists can be used again.
  func require(_ name: String, path: String?) throws(CommandError) {
    if let owner = owner(of: name, besides: path), FileStamp(path: owner) != nil {
      throw .usage(
        .other(
          message: "there is an extension '\(name)' already: \(owner)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    let old = known.first { $0.name == name && !$0.isAdded && $0.path != path }
    guard let old, mayPlaceWidgets(name) else { return }
    throw .usage(
      .other(
        message:
          "the name '\(name)' stays with the extension that was at \(old.path), because its widgets may come back",
        hint: "--name NAME gives this one another name"
      )
    )
  }

  /// Returns whether no existing extension has this name.
  func isFree(_ name: String) -> Bool { owner(of: name, besides: nil) == nil }

  /// Returns the reason why a name cannot be chosen automatically; `nil` if it can be.
  private func problem(with name: String, path: String?) -> String? {
    if let owner = owner(of: name, besides: path) {
      return "'\(name)' is the extension at \(owner)"
    }
    let isOwn = known.contains { $0.name == name && $0.path == path }
    if !isOwn, mayPlaceWidgets(name) {
      return "widgets of an earlier extension '\(name)' are placed, or may come back"
    }
    return nil
  }

  /// Returns the path of another extension that has the name, or a phrase if a built-in one has it;
  /// `nil` if the name is free.
  private func owner(of name: String, besides path: String?) -> String? {
    if let row = known.first(where: { $0.name == name && $0.isAdded && $0.path != path }) {
      return row.path
    }
    return HostedExtension.builtInNames.contains(name) ? "widgetctl's own" : nil
  }
}
