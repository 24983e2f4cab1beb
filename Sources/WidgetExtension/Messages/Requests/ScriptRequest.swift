package import IntentScript
package import WidgetIntents
package import Wire

/// A script to run in the extension that has all of its intents.
package struct ScriptRequest: Equatable, Sendable {
  /// The script's file first, then the files that it imports, each with its position among the
  /// offsets of all files.
  package var sources: [ScriptSource]
  /// The values of the script's `param`s, by name.
  package var arguments: [IntentArgument]
  /// The fixed current time in microseconds since 1970 UTC; `nil` to use the system's clock.
  package var now: Int64?
  package var limits: ScriptLimits
  /// Whether each statement is reported before it runs.
  package var reportsStatements: Bool
  /// Whether each intent is reported after it ran.
  package var reportsIntents: Bool
  /// The extension's name, under which the host checked the script.
  package var extensionName: String
  /// The origin of the request in one word, such as `run`.
  package var origin: String
  /// The prefix of the ids of the runs of its intents, unique among all scripts of a store.
  package var runIDPrefix: String
  /// The caller's idempotency key; `nil` for none.
  ///
  /// A repeated request with the same key performs nothing again (RD-8).
  package var key: String?
  /// The time limit of one intent in milliseconds.
  package var limitInMilliseconds: Int
  /// Whether the script has a `wait`, for whose time the host must wait too; the value is not sent
  /// to the extension.
  package var waits = false

  package init(
    sources: [ScriptSource],
    arguments: [IntentArgument] = [],
    now: Int64? = nil,
    limits: ScriptLimits = ScriptLimits(),
    reportsStatements: Bool = false,
    reportsIntents: Bool = false,
    extensionName: String,
    origin: String,
    runIDPrefix: String,
    key: String? = nil,
    limitInMilliseconds: Int = PerformRequest.defaultLimitInMilliseconds
  ) {
    self.sources = sources
    self.arguments = arguments
    self.now = now
    self.limits = limits
    self.reportsStatements = reportsStatements
    self.reportsIntents = reportsIntents
    self.extensionName = extensionName
    self.origin = origin
    self.runIDPrefix = runIDPrefix
    self.key = key
    self.limitInMilliseconds = limitInMilliseconds
  }

  /// The time limit of one intent in this script in milliseconds, at most that of the whole script.
  package var intentLimitInMilliseconds: Int {
    let (script, isTooLarge) = limits.seconds.multipliedReportingOverflow(by: 1_000)
    return isTooLarge ? limitInMilliseconds : min(limitInMilliseconds, script)
  }
}

/// A script as a message: the fields of each file, with the files' texts as the attachment.
package struct ScriptMessage: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    var name: String
    var base: Int32
    var bytes: Int
  }

  var files: [File]
  var arguments: [IntentArgument]
  var now: Int64?
  var limits: ScriptLimits
  var reportsStatements: Bool
  var reportsIntents: Bool
  var extensionName: String
  var origin: String
  var runIDPrefix: String
  var key: String?
  var limitInMilliseconds: Int
}

extension ScriptMessage {
  /// Splits a request into its fields and its texts, which are in `request.attachment`.
  init(_ request: ScriptRequest) {
    files = request.sources.map { File(name: $0.name, base: $0.base, bytes: $0.bytes.count) }
    arguments = request.arguments
    now = request.now
    limits = request.limits
    reportsStatements = request.reportsStatements
    reportsIntents = request.reportsIntents
    extensionName = request.extensionName
    origin = request.origin
    runIDPrefix = request.runIDPrefix
    key = request.key
    limitInMilliseconds = request.limitInMilliseconds
  }

  /// Returns the request, with its texts taken from the frame's attachment.
  ///
  /// - Throws: `FrameFault.badBody` for lengths that do not match the attachment.
  func request(attachment: [UInt8]) throws(FrameFault) -> ScriptRequest {
    var rest = attachment[...]
    var sources: [ScriptSource] = []
    for file in files {
      guard file.bytes >= 0, file.bytes <= rest.count else {
        throw .badBody(detail: "a file of \(file.bytes) bytes where \(rest.count) are left")
      }
      let text = Array(rest.prefix(file.bytes))
      sources.append(ScriptSource(name: file.name, bytes: text, base: file.base))
      rest = rest.dropFirst(file.bytes)
    }
    guard rest.isEmpty, !sources.isEmpty else {
      throw .badBody(detail: "\(rest.count) bytes that belong to no file")
    }
    return ScriptRequest(
      sources: sources,
      arguments: arguments,
      now: now,
      limits: limits,
      reportsStatements: reportsStatements,
      reportsIntents: reportsIntents,
      extensionName: extensionName,
      origin: origin,
      runIDPrefix: runIDPrefix,
      key: key,
      limitInMilliseconds: limitInMilliseconds
    )
  }
}

extension ScriptRequest {
  /// All texts in the order in which `ScriptMessage` counts them.
  var attachment: [UInt8] { sources.flatMap(\.bytes) }
}

/// A step of a transaction that stays open in an extension over several requests of a script.
///
/// An extension has one transaction at a time, for an `atomic` block (LG-12). The transaction is
/// rolled back when the connection closes, and when it has been open for longer than the store
/// allows.
package enum TransactionRequest: String, Sendable, CaseIterable {
  /// Begins the transaction, or a savepoint if one is open.
  case begin
  /// Ends the innermost transaction or savepoint and keeps its changes.
  case commit
  case rollBack
  /// Flushes the commits of grouped intents to the disk (LG-15).
  case flush
}

extension ScriptMessage: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      files: try c.list("files", 0, value?.files),
      arguments: try c.list("arguments", 1, value?.arguments),
      now: try c.field("now", 2, value?.now),
      limits: try c.required("limits", 3, value?.limits),
      reportsStatements: try c.mark("reportsStatements", 4, value?.reportsStatements),
      reportsIntents: try c.mark("reportsIntents", 5, value?.reportsIntents),
      extensionName: try c.required("extensionName", 6, value?.extensionName),
      origin: try c.required("origin", 7, value?.origin),
      runIDPrefix: try c.required("runIDPrefix", 8, value?.runIDPrefix),
      key: try c.field("key", 9, value?.key),
      limitInMilliseconds: try c.required("limitInMilliseconds", 10, value?.limitInMilliseconds)
    )
  }
}

extension ScriptMessage.File: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      base: try c.required("base", 1, value?.base),
      bytes: try c.required("bytes", 2, value?.bytes)
    )
  }
}

extension TransactionRequest: WiredWord {}
