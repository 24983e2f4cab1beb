import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Reads the widgets, intents and records for completions from the store; no extension is started.
///
/// Data that cannot be read is left out: a completion in a shell reports no errors.
final class CompletionFacts {
  let context: CommandContext
  /// The signatures of all commands of the program.
  let commands: [CommandSignature]
  let store: HostStore?
  /// A flag and its value: only entities whose flag has this value are offered; `nil` if all
  /// entities are.
  var offered: ShortCommandMetadata.Offered?
  private let reader: StoreReader?

  init(_ host: Host, commands: [CommandSignature]) {
    context = host.context
    self.commands = commands
    store = try? host.store
    reader = (try? store?.reader()) ?? nil
  }

  private(set) lazy var widgets: [PlacedWidget] = (try? store?.placedWidgets()) ?? []

  var boards: [String] { (try? store?.boards())?.boards.map(\.name) ?? [] }

  var stacks: [String] { PlacedStacks.names(of: widgets) }

  /// The names of the extensions that the user has added.
  var extensions: [String] {
    ((try? reader?.knownExtensions()) ?? []).filter(\.isAdded).map(\.name)
  }

  /// The last description of each extension, in the language in which the extension would answer.
  private(set) lazy var offers: [(name: String, description: ExtensionDescription)] = {
    guard let store, let known = try? reader?.knownExtensions() else { return [] }
    let language = (try? LanguageDecision(context, store))?.answers ?? .english
    return known.compactMap { known in
      KeptOffer(stored: known.description).described(in: language, withCases: true).map {
        (known.name, $0)
      }
    }
  }()

  /// The names by which commands refer to kinds of widgets, with summaries.
  var kinds: [(name: String, summary: String)] {
    let widgets = offers.flatMap { offer in
      offer.description.widgets.map { (owner: offer.name, widget: $0) }
    }
    let counts = Dictionary(widgets.map { ($0.widget.name, 1) }, uniquingKeysWith: +)
    return widgets.map { owner, widget in
      let isShared = counts[widget.name, default: 0] > 1
      return (isShared ? "\(owner)/\(widget.name)" : widget.name, widget.description)
    }
  }

  /// The intents that lists include and `perform` can run.
  var intents: [IntentMetadata] {
    offers.flatMap(\.description.intents).filter { $0.isDiscoverable && $0.role != .configuration }
  }

  func intent(named name: String) -> IntentMetadata? {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    return offers.flatMap(\.description.intents).first { $0.name == name || $0.identifier == name }
  }

  func enumeration(_ identifier: String) -> EnumMetadata? {
    offers.lazy.flatMap(\.description.enumerations).first { $0.identifier == identifier }
  }

  /// Returns the short commands that begin with this word; `nil` if no extension declares them.
  func shortCommands(named name: String) -> ShortCommandsMetadata? {
    shortCommands.first { $0.name == name }
  }

  var shortCommands: [ShortCommandsMetadata] {
    offers.flatMap { $0.description.shortCommands ?? [] }
  }

  /// Returns the parameters of a kind of widget; `word` is the name of the kind, or of a placed
  /// widget.
  func configuration(of word: String) -> [ParameterMetadata] {
    kind(of: word)?.widget.configuration?.parameters ?? []
  }

  /// Returns the values that the extension last offered for a parameter of a widget's
  /// configuration.
  ///
  /// `word` is the name of the widget or of its kind.
  func options(of parameter: ParameterMetadata, configuring word: String) -> [ShellCandidate] {
    guard let kind = kind(of: word), let reader else { return [] }
    let kept = KeptOptions(ofKind: kind.widget.kind, in: kind.extensionName, reader)
    return kept?.options[parameter.optionName]?.map { ShellCandidate($0.word, $0.title) } ?? []
  }

  private func kind(of word: String) -> (extensionName: String, widget: WidgetDescription)? {
    let placed = try? WidgetSelector(widgets: widgets).selectOne(word)
    for offer in offers where placed == nil || placed?.extensionName == offer.name {
      let widget = offer.description.widgets.first {
        placed == nil
          ? $0.name == word || "\(offer.name)/\($0.name)" == word : $0.kind == placed?.kind
      }
      if let widget { return (offer.name, widget) }
    }
    return nil
  }

  /// Returns the values of a text property in the records of an entity type, sorted and without
  /// repetition.
  ///
  /// Each line of a text is a separate value.
  func values(of property: String, in entity: String) -> [String] {
    let records = offers.lazy.flatMap { $0.description.records ?? [] }.first { $0.entity == entity }
    guard let records, records.columns.contains(where: { $0.name == property }), let reader else {
      return []
    }
    let names = try? reader.names(in: records.collection, by: property, limit: Self.mostFlagged)
    var seen: Set<String> = []
    return (names ?? []).flatMap { $0.name.split(whereSeparator: \.isNewline).map(String.init) }
      .filter { seen.insert($0).inserted }.sorted()
  }

  /// Returns the keys of those records of an entity type whose flag has the given value; `nil` if
  /// they cannot be read.
  private func keys(of entity: String, where flag: ShortCommandMetadata.Offered) -> Set<Int64>? {
    let records = offers.lazy.flatMap { $0.description.records ?? [] }.first { $0.entity == entity }
    guard let records, let reader,
      records.columns.contains(where: { $0.name == flag.property && $0.reading == .flag })
    else { return nil }
    let names = try? reader.names(
      in: records.collection,
      by: flag.property,
      limit: Self.mostFlagged
    )
    guard let names else { return nil }
    return Set(names.filter { name in (name.name != "0") == flag.value }.map(\.key))
  }

  /// Returns the newest entities of a type with their numbers, if the entities are records of the
  /// store.
  ///
  /// If `begun` is given, only entities whose numbers begin with these digits are returned.
  func entities(_ type: String, begun: Int64? = nil) -> [(number: Int64, title: String)] {
    let records = offers.lazy.flatMap { $0.description.records ?? [] }.first { $0.entity == type }
    guard let records, let column = records.titleColumn, let reader else { return [] }
    let names = try? reader.names(
      in: records.collection,
      by: column,
      keysBeginningWith: begun,
      limit: offered == nil ? Self.mostRecords : Self.mostFlagged
    )
    let wanted = offered.flatMap { self.keys(of: type, where: $0) }
    let found = (names ?? []).filter { name in wanted?.contains(name.key) ?? true }
    return found.prefix(Self.mostRecords).map { name in (name.key, name.name) }
  }

  /// The last runs that can be undone, with the names of their intents.
  var runs: [(number: Int64, intent: String)] {
    let runs = (try? reader?.runs(limit: Self.mostRuns)) ?? []
    return runs.map { ($0.number, CommandLineName.intent($0.run.intent)) }
  }

  /// The most records that are offered as candidates.
  private static let mostRecords = 200
  /// The most records, the newest ones, that are searched for flags and texts.
  private static let mostFlagged = 5_000
  private static let mostRuns = 20
}
