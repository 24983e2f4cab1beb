import WidgetExtension
import WidgetIntents
import WidgetTerminal

extension ScriptLaunch {
  /// What a script that runs here needs of the program around it.
  var surroundings: ScriptSurroundings {
    let (channel, pool) = (channel, check.pool)
    let (location, context) = (check.store.location, check.context)
    return ScriptSurroundings(
      client: { host throws(ExtensionError) in
        guard let connection = pool.connection(named: host) else {
          throw ExtensionError(name: host, reason: .couldNotStart(path: host, number: 2))
        }
        return try connection.client()
      },
      events: { channel.events },
      prompt: { channel.answers.answer($0) },
      picture: { widget, size throws(IntentError) in
        let picture = ScriptPicture(context: context, store: HostStore(location), pool: pool)
        return try picture.lines(widget, size: size)
      },
      deliver: { events throws(IntentError) in
        channel.output.deliver(events)
        if channel.output.error != nil { throw .cancelled }
      },
      truth: { run, error throws(IntentError) in
        do throws(CommandError) {
          let lost = LostRun(id: run, error: error)
          return try lost.truth(in: HostStore(location)).outcome
        } catch {
          throw .failed(
            message: error.message,
            hint: error.hint,
            exitCode: error.exitCode.rawValue
          )
        }
      }
    )
  }
}
