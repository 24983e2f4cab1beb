import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal
@testable import widgetctl

/// An error of each case that can end a command, with the error that the command reports.
enum ErrorExamples {
  /// The examples by the names of the errors' enumerations, one for each case.
  static let all: [String: [Example]] = [
    "UsageError": examples(usage) { .usage($0) },
    "StoreError": examples(store) { CommandError($0) },
    "IntentError": examples(intent) { refused(.intent($0)) },
    "Reason": examples(reasons) { CommandError(ExtensionError(name: "Tea", reason: $0)) },
    "ServedFailure": examples(failures) { refused($0) },
    "TimelineError": examples(timeline) {
      refused(.timeline(message: $0.message, hint: $0.hint))
    },
    "Failure": examples(files) { CommandError($0, reading: "'a.intents'") },
    "Unrecoverable": authored(unrecoverable), "UserActionRequired": authored(actions),
    "PermissionRequired": authored(permissions), "AppIntentError": authored(asked),
  ]

  /// An error, and the command's error that results from it.
  struct Example: Sendable {
    let error: any Sendable
    let reported: CommandError
  }

  private static func examples<Failure: Sendable>(
    _ errors: [Failure],
    _ reported: (Failure) -> CommandError
  ) -> [Example] {
    errors.map { Example(error: $0, reported: reported($0)) }
  }

  private static func refused(_ failure: ServedFailure) -> CommandError {
    CommandError(ExtensionError(name: "Tea", reason: .refused(failure)), signature: "widgetctl x")
  }

  private static func authored<Failure: Error>(_ errors: [Failure]) -> [Example] {
    examples(errors) { refused(ServedFailure(IntentError(describing: $0))) }
  }

  private static let unrecoverable: [AppIntentError.Unrecoverable] = [
    .entityNotFound, .featureCurrentlyRestricted, .networkFailure, .notAllowed, .partialFailure,
    .unknown, .unsupportedOnDevice,
  ]

  private static let actions: [AppIntentError.UserActionRequired] = [
    .accountSetup, .confirmation, .signin,
  ]

  private static let permissions: [AppIntentError.PermissionRequired] = [
    .bluetooth, .contacts, .localNetwork, .location(precise: true), .photos, .siri,
  ]

  private static let asked: [AppIntentError] = [
    .restartPerform, .needsValue(parameter: "dueDay", dialog: nil),
    .needsDisambiguation(parameter: "taste", among: [.string("sweet"), .int(3)], dialog: nil),
  ]

  private static let usage: [UsageError] = [
    .unknownCommand("shwo", hint: "did you mean 'show'?"),
    .unknownOption("--x", suggestion: nil, signature: "widgetctl show [WIDGET…]"),
    .missingValue(option: "--size", expected: "--size SIZE", signature: "widgetctl show"),
    .unexpectedValue(option: "--json", value: "1", signature: "widgetctl show"),
    .invalidValue(option: "--width", value: "0", expected: "columns"),
    .missingArgument("WIDGET", signature: "widgetctl tap WIDGET"),
    .unexpectedArgument("x", signature: "widgetctl list"),
    .unknownName(kind: "size", name: "x", suggestion: nil, hint: "expected small"),
    .ambiguous(kind: "widget", name: "c", candidates: ["coins", "chars"]),
    .conflict("--cron", "--systemd"), .other(message: "m", hint: nil, signature: nil),
  ]

  private static let store: [StoreError] = [
    .busy(path: "/s"), .damaged(path: "/s", reason: "r", copy: nil),
    .newerSchema(module: "", found: 9, known: 1), .readOnly(path: "/s"), .full(path: "/s"),
    .inputOutput(path: "/s", reason: "r"), .notPermitted(path: "/s", reason: "r"),
    .belongsToOther(path: "/s", owner: 1, isSuperuser: true), .symbolicLink(path: "/s"),
    .networkFileSystem(path: "/s"), .missing(path: "/s"),
    .cannotCreate(path: "/s", reason: "r"), .alreadyPerformed(run: "a"),
    .malformedRecord(collection: "c", column: "x", expected: "text"), .expired(milliseconds: 9),
    .nothingSaved(path: "/s", copy: "/c"), .foreign(path: "/s"), .tooManyFiles(path: "/s"),
    .changedSince(run: run, collection: "c", key: 1),
    .buildsOn(run: run, by: 2, collection: "c", key: 1), .keyTaken(key: "k", run: run),
    .cannotUndo(reason: "r"), .ranInDevelopment(run: 1),
    .developmentVersion(module: "", found: 11, known: 12, path: "/s"),
    .noSuchRecord(collection: "c", key: 1), .refused(reason: "r"), .tooLarge(what: "w", limit: 1),
    .missingColumn("note"), .unexpected(code: 1, reason: "r"),
  ]

  private static let run = StoredRun(number: 1, id: "a", intent: "B")

  private static let intent: [IntentError] = [
    .unknownIntent(name: "x", suggestion: nil),
    .unknownEntityType(name: "x", suggestion: nil, known: ["ToDo"]),
    .unknownProperty(name: "x", entity: "ToDo", suggestion: nil, known: ["name"]),
    .unknownParameter(name: "x", intent: "add-to-do", suggestion: nil, known: []),
    .missingParameters(["name"], intent: "add-to-do"),
    .repeatedParameter("name", intent: "add-to-do"),
    .mistyped(parameter: "due", expected: "a day", found: "x", example: "friday"),
    .mistypedProperty("due", expected: "a day", found: "x", hint: nil),
    .outOfRange(parameter: "to", found: "9", range: "from 1 to 7"),
    .unknownCase(parameter: "priority", found: "x", known: ["high"], suggestion: nil),
    .unknownOption(parameter: "city", found: "x", known: ["Rome"], suggestion: nil),
    .notFound(entity: "to-do", text: "9", suggestion: nil),
    .ambiguous(entity: "to-do", text: "x", candidates: [.init(id: "1", title: "x y")]),
    .needsInput(parameter: "taste", dialog: nil), .declined("Remove?"),
    .notPermitted(intent: "unlock"), .duplicateIdentifier("x", types: ["A", "B"]),
    .missingDependency("Shop"), .failed(message: "m", hint: nil, exitCode: 1), .cancelled,
  ]

  private static let reasons: [ExtensionError.Reason] = [
    .hung(after: .seconds(5)), .crashed(signal: 11), .exited(code: 0), .closed,
    .garbage(detail: "d"), .tooLarge(bytes: 9, limit: 1), .wrongVersion(found: 1, expected: 2),
    .couldNotStart(path: "/x", number: 2), .refused(.busy), .cancelled,
    .askedTooMuch,
    .distrusted(why: "others may write to '/x'", advice: "'chmod go-w /x'"),
  ]

  private static let failures: [ServedFailure] = [
    .intent(.cancelled), .store(message: "m", hint: nil, exitCode: 74),
    .timeline(message: "m", hint: nil), .unknownWidget(kind: "x", known: []),
    .unsupportedFamily(kind: "x", family: "small", supported: []), .badRequest(detail: "d"),
    .tooLarge(detail: "too long"), .busy, .cancelled, .author(description: "no coffee"),
  ]

  private static let timeline: [TimelineError] = [
    .timedOut(afterSeconds: 30), .completionDropped, .noEntries,
    .tooManyEntries(count: 2_000, limit: 1_000), .notAnswered, .cancelled,
    .failed(message: "m", hint: nil),
  ]

  private static let files: [InputFile.Failure] = [.tooLarge(limit: 9), .isFolder, .system(2)]
}
