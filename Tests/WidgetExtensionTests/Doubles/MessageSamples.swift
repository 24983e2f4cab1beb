import Essentials
import IntentScript
import WidgetIntents
import WidgetTimeline
import Wire

@testable import WidgetExtension

/// A message of each kind that is sent, and values that a store keeps in the same format.
struct MessageSample: Sendable {
  let name: String
  let bytes: [UInt8]
  /// Decodes a message from bytes, and returns it encoded again.
  let rewritten: @Sendable ([UInt8]) throws -> [UInt8]

  private init<Message: Wired & SendableMetatype>(_ name: String, _ message: Message) {
    self.name = name
    bytes = (try? MessageBytes.of(message)) ?? []
    rewritten = { try MessageBytes.of(MessageBytes.message(Message.self, in: $0)) }
  }

  private static let arguments = [
    IntentArgument("name", text: "Buy milk"), IntentArgument("count", value: .int(3)),
  ]
  private static let span = SourceSpan(start: 1, end: 4)
  private static let place = ScriptEvent.Place(file: "a.intents", line: 2)
  private static let find = FindRequest(
    entity: "ToDo",
    filter: .or([
      .and([.compare(property: "isDone", .equalTo, .value(.bool(false))), .all]),
      .not(.compare(property: "name", .contains, .text("milk"))),
    ]),
    sorts: [EntitySort(property: "due", isDescending: true)],
    limit: 5,
    now: 1_795_219_200_000_000,
    isInTransaction: true
  )
  private static let namingFind = FindRequest(
    entity: "ToDo",
    now: 1,
    properties: ["number", "due"]
  )
  private static let namingPerformance: PerformRequest = {
    var request = PerformRequest(intent: "list-to-dos", runID: "r", origin: "todo", now: 1)
    request.properties = ["number", "due"]
    return request
  }()
  private static let outcome: IntentOutcome = {
    var outcome = IntentOutcome(
      value: .list(FullOffer.values),
      dialog: "Added 5 “Milk”.",
      openedIntent: IntentInvocation(identifier: "OpenToDo", arguments: arguments),
      snippet: Data([1, 2, 3])
    )
    outcome.isRepetition = true
    return outcome
  }()
  private static let performance: PerformRequest = {
    var request = PerformRequest(
      intent: "add-to-do",
      arguments: arguments,
      repetition: repetition,
      runID: "r",
      key: "k",
      origin: "perform",
      now: 1_795_219_200_000_000,
      isInTransaction: true,
      isGrouped: true
    )
    request.isPreview = true
    return request
  }()
  private static let reply: PerformReply = {
    var reply = PerformReply(outcome: outcome, runID: "r", isRepetition: true, parts: [outcome])
    reply.count = IntentCount(all: 3, changed: 2)
    reply.isValueLeftOut = true
    return reply
  }()
  private static let script: ScriptMessage = {
    let request = ScriptRequest(
      sources: [
        ScriptSource(name: "tidy.intents", text: "print 1"),
        ScriptSource(name: "a.intents", bytes: Array("//".utf8), base: 8),
      ],
      arguments: arguments,
      now: 5,
      reportsStatements: true,
      reportsIntents: true,
      extensionName: "HomeWidgets",
      origin: "run",
      runIDPrefix: "r",
      key: "k"
    )
    return ScriptMessage(request)
  }()
  private static let ended: ScriptOutcome = {
    var outcome = ScriptOutcome(
      value: .int(1),
      exitCode: 65,
      error: .failed(message: "no", hint: "yes", at: span, intent: "x", exitCode: 1),
      committedCount: 1,
      committed: [.init(intent: "x", line: 1)]
    )
    outcome.repeatedCount = 1
    return outcome
  }()
  private static let errors: [ScriptError] = [
    .rejected([Diagnostic("m", at: span, hint: "h", isWarning: true)]),
    .limit(name: "steps", value: 3, at: span), .cancelled(at: span),
  ]
  private static let events: [ScriptEvent] = [
    .output("a"), .statement(line: 1, text: "t"), .result(.int(3)),
    .performed(intent: "x", arguments: arguments, outcome: IntentOutcome(dialog: "D"), line: 3),
    .unknown(reason: "r", hint: "h", at: place),
    .possible(intent: "x", parameters: ["id"], at: place),
  ]
  private static let timeline = TimelineReply(
    entries: [
      TimelineReply.Entry(
        date: 1_795_219_200_000_000,
        lightBytes: 300,
        darkBytes: 200,
        relevance: TimelineEntryRelevance(score: 0.1, duration: 60)
      ), TimelineReply.Entry(date: 0, lightBytes: 1, darkBytes: nil, relevance: nil),
    ],
    policy: .after(1_795_219_200_000_000),
    reads: ["todos": 7, "lists": 1],
    title: "Yapılacaklar",
    unusableRelevances: 1,
    files: ["/home/ann/work.ics": -7, "/gone": 0],
    networkBytes: 1_014
  )
  private static let repetition = IntentRepetition(
    parameter: "id",
    parts: [.init(text: "where done", search: find, place: "line 3"), .init(text: "4-6")],
    wantsValues: true
  )
  private static let hello = Hello(
    storePath: "/s",
    locale: "tr_TR.UTF-8",
    language: "tr",
    pictureLanguage: "en",
    timeZone: "Europe/Istanbul",
    extensionName: "tea",
    runLockPath: "/l",
    logPath: "/o",
    isNetworkAllowed: false,
    isAttended: true,
    isDryRun: true
  )
  private static let failures: [ServedFailure] =
    FullErrors.all.map { .intent($0) } + [
      .store(message: "the store is busy", hint: "try again", exitCode: 75),
      .timeline(message: "no entries", hint: nil),
      .unknownWidget(kind: "x", known: ["to-do"]),
      .unsupportedFamily(kind: "to-do", family: "inline", supported: ["small"]),
      .badRequest(detail: "?"), .tooLarge(detail: "big"), .busy, .cancelled,
      .author(description: "oops"),
    ]

  static let all: [MessageSample] = [
    MessageSample("hello", hello),
    MessageSample("describe", EmptyMessage()),
    MessageSample("description", FullOffer.description),
    MessageSample(
      "widget",
      WidgetRequest(
        kind: "to-do",
        family: .systemSmall,
        configuration: arguments,
        isPreview: true,
        isOffline: true,
        mode: .accented,
        foreseen: 9
      )
    ),
    MessageSample("timeline", timeline),
    MessageSample(
      "perform",
      performance
    ),
    MessageSample("performed", reply),
    MessageSample("find", find),
    MessageSample("find-naming", namingFind),
    MessageSample("perform-naming", namingPerformance),
    MessageSample("entity", EntityRequest(entity: "ToDo", text: "milk", now: 0)),
    MessageSample("entities", FullOffer.entities),
    MessageSample("values", FullOffer.values),
    MessageSample(
      "options",
      OptionsRequest(intent: "x", parameter: "p", search: "s", arguments: arguments)
    ),
    MessageSample("choices", [IntentOption(.int(3), title: "Three", subtitle: "3")]),
    MessageSample(
      "configure",
      ConfigurationRequest(kind: "to-do", arguments: arguments, kept: arguments, now: 0)
    ),
    MessageSample("arguments", arguments),
    MessageSample("recommendations", RecommendationsRequest(kind: "to-do")),
    MessageSample(
      "recommended",
      [RecommendedConfiguration(title: "Home", arguments: arguments)]
    ),
    MessageSample(
      "transaction",
      [TransactionRequest.begin, .commit, .rollBack, .flush]
    ),
    MessageSample("script", script),
    MessageSample("ended", ended),
    MessageSample("script-errors", errors),
    MessageSample("script-events", events),
    MessageSample("failures", failures),
    MessageSample("progress", ProgressNotice(fraction: 0.25, text: "a quarter")),
    MessageSample("log", LogNotice(level: .warning, text: "unsorted")),
    MessageSample("reload", ReloadNotice(kind: "to-do")),
    MessageSample(
      "questions",
      [
        Question("Q?", .confirmation, argument: "yes", suggestions: ["a", "b"]),
        Question("Q?", .value(.optional(.int))), Question("Q?", .choice(["a", "b"])),
      ]
    ),
    MessageSample(
      "answers",
      [
        Answer.confirmed, .declined, .dismissed, .unanswered, .choice(1), .text("x"),
        .value(.int(3)),
      ]
    ),
    MessageSample(
      "configurations",
      [PlacedConfiguration(kind: "to-do", family: "small", configuration: arguments)]
    ),
    MessageSample("input", InputReply(failure: .intent(.cancelled))),
    MessageSample(
      "results",
      [RunResult.performed(IntentOutcome(value: .int(3), dialog: "Done.")), .failed(.busy)]
    ),
  ]
}

/// An intent error of each case.
enum FullErrors {
  static let all: [IntentError] = [
    .unknownIntent(name: "ad", suggestion: "add"),
    .unknownEntityType(name: "T", suggestion: nil, known: ["ToDo"]),
    .unknownProperty(name: "p", entity: "ToDo", suggestion: "q", known: []),
    .unknownParameter(name: "p", intent: "add", suggestion: nil, known: ["name"]),
    .missingParameters(["name"], intent: "add"), .repeatedParameter("name", intent: "add"),
    .mistyped(parameter: "p", expected: "a number", found: "x", example: "3"),
    .mistypedProperty("p", expected: "a number", found: "x", hint: "h"),
    .outOfRange(parameter: "p", found: "9", range: "from 1 to 3"),
    .unknownCase(parameter: "p", found: "x", known: ["a"], suggestion: "a"),
    .unknownOption(parameter: "p", found: "x", known: ["a"], suggestion: nil),
    .notFound(entity: "ToDo", text: "milk", suggestion: "Milk"),
    .ambiguous(entity: "ToDo", text: "m", candidates: [.init(id: "1", title: "Milk")]),
    .needsInput(parameter: "yes", dialog: "Sure?"), .declined("no"), .notPermitted(intent: "add"),
    .duplicateIdentifier("A", types: ["B", "C"]), .missingDependency("D"),
    .failed(message: "m", hint: "h", exitCode: 64), .cancelled,
  ]
}
