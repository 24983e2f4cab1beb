import WidgetExtension
import WidgetIntents

extension ScriptLaunch {
  /// What a script that runs here needs of the program around it.
  var surroundings: ScriptSurroundings {
    let channel = channel
    return ScriptSurroundings(
      check,
      events: { channel.events },
      prompt: { channel.answers.answer($0) },
      deliver: { events throws(IntentError) in
        channel.output.deliver(events)
        if channel.output.error != nil { throw .cancelled }
      }
    )
  }
}
