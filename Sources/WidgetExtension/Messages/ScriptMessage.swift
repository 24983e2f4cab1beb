internal import IntentScript
internal import WidgetIntents

/// A script as it travels: what is known of each file here, the texts one after another beside it.
struct ScriptMessage: Codable, Equatable, Sendable {
  struct File: Codable, Equatable, Sendable {
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
  var isDryRun: Bool
  var extensionName: String
  var origin: String
  var runIDPrefix: String
  var key: String?
  var limitInMilliseconds: Int

  /// Takes a request apart; its texts are in `request.attachment`.
  init(_ request: ScriptRequest) {
    files = request.sources.map { File(name: $0.name, base: $0.base, bytes: $0.bytes.count) }
    arguments = request.arguments
    now = request.now
    limits = request.limits
    reportsStatements = request.reportsStatements
    reportsIntents = request.reportsIntents
    isDryRun = request.isDryRun
    extensionName = request.extensionName
    origin = request.origin
    runIDPrefix = request.runIDPrefix
    key = request.key
    limitInMilliseconds = request.limitInMilliseconds
  }

  /// The request again, its texts cut from the frame's attachment.
  ///
  /// - Throws: `FrameFault.badBody` for lengths that do not add up to the attachment.
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
      isDryRun: isDryRun,
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
