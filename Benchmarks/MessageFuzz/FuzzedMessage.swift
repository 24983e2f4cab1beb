import IntentScript
import WidgetExtension
import WidgetIntents
import Wire

/// A valid message from the tests' file of expected bytes, with the function that decodes it.
struct FuzzedMessage {
  typealias Rewriting = @Sendable ([UInt8]) throws(FrameFault) -> [UInt8]

  let name: String
  let bytes: [UInt8]
  /// Decodes a message from bytes, and returns the result encoded again.
  let rewritten: Rewriting

  /// Parses lines of a message's name and its bytes in hexadecimal digits.
  ///
  /// - Returns: `nil` if a message has no reader, or if a reader has no message.
  static func all(in text: String) -> [FuzzedMessage]? {
    var all: [FuzzedMessage] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let rewritten = readers[String(words[0])] else { return nil }
      let digits = Array(words[1])
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      all.append(FuzzedMessage(name: String(words[0]), bytes: bytes, rewritten: rewritten))
    }
    return all.count == readers.count ? all : nil
  }

  private static let readers: [String: Rewriting] = [
    "hello": reader(of: Hello.self),
    "describe": reader(of: EmptyMessage.self),
    "description": reader(of: ExtensionDescription.self),
    "widget": reader(of: WidgetRequest.self),
    "timeline": reader(of: TimelineReply.self),
    "perform": reader(of: PerformRequest.self),
    "performed": reader(of: PerformReply.self),
    "find": reader(of: FindRequest.self),
    "entity": reader(of: EntityRequest.self),
    "entities": reader(of: [EntityValue].self),
    "values": reader(of: [IntentValue].self),
    "options": reader(of: OptionsRequest.self),
    "choices": reader(of: [IntentOption].self),
    "configure": reader(of: ConfigurationRequest.self),
    "arguments": reader(of: [IntentArgument].self),
    "recommendations": reader(of: RecommendationsRequest.self),
    "recommended": reader(of: [RecommendedConfiguration].self),
    "transaction": reader(of: [TransactionRequest].self),
    "script": reader(of: ScriptMessage.self),
    "ended": reader(of: ScriptOutcome.self),
    "script-errors": reader(of: [ScriptError].self),
    "script-events": reader(of: [ScriptEvent].self),
    "failures": reader(of: [ServedFailure].self),
    "progress": reader(of: ProgressNotice.self),
    "log": reader(of: LogNotice.self),
    "reload": reader(of: ReloadNotice.self),
    "questions": reader(of: [Question].self),
    "answers": reader(of: [Answer].self),
    "configurations": reader(of: [PlacedConfiguration].self),
    "input": reader(of: InputReply.self),
    "results": reader(of: [RunResult].self),
  ]

  private static func reader<Message: Wired & SendableMetatype>(
    of type: Message.Type
  ) -> Rewriting {
    { bytes throws(FrameFault) in try MessageBytes.of(MessageBytes.message(type, in: bytes)) }
  }
}
