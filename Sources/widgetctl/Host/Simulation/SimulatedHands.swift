import Ground
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Acts as the user in a simulation: presses the controls of widgets, and changes the data from
/// which widgets are made.
struct SimulatedHands: Sendable {
  let store: SharedStore
  let extensions: Extensions
  /// The simulated widgets, by id.
  let placed: [Int64: PlacedWidget]

  var actions: Simulation.Actions {
    Simulation.Actions(
      press: { key, moment in try await press(key, at: moment) },
      change: { key, _ in try await change(key) }
    )
  }

  /// Runs the intent of one of the widget's controls, if the intent changes only the store.
  ///
  /// An intent with other effects is not run; the widget is then only reloaded, as after a press.
  ///
  /// - Returns: The timelines whose reload the intent has requested; `nil` if no intent was run.
  private func press(_ key: TimelineKey, at moment: Instant) async throws -> Set<TimelineKey>? {
    guard let widget = placed[key.placement],
      let hosted = extensions.named(widget.extensionName)
    else { return nil }
    let actions = try await actions(of: key, at: moment)
    guard !actions.isEmpty else { return nil }
    // The time depends on the seed, and therefore the choice does too.
    let second = moment.microseconds / Instant.microsecondsPerSecond
    let action = actions[Int(second % Int64(actions.count))]
    let isPerformed = await BlockingThread.run { perform(action, of: hosted, at: moment) }
    guard isPerformed else { return nil }
    let kinds = hosted.takeReloads()
    return Set(
      placed.values.filter { other in
        other.extensionName == hosted.name && (kinds.contains(nil) || kinds.contains(other.kind))
      }.compactMap { other in
        TimelineSize(number: other.family).map { TimelineKey(placement: other.id, size: $0) }
      }
    )
  }

  private func perform(
    _ action: ArchivedAction,
    of hosted: HostedExtension,
    at moment: Instant
  ) -> Bool {
    guard let offered = try? extensions.offering(hosted.name),
      let intent = offered.description.intents.first(where: { $0.identifier == action.intent }),
      !offered.description.takesTurn(intent)
    else { return false }
    let request = PerformRequest(
      intent: intent.identifier,
      arguments: action.parameters.map { IntentArgument($0.name, text: $0.value) },
      runID: RunID.make(),
      origin: "tap",
      now: moment.microseconds
    )
    return (try? hosted.session().perform(request, events: hosted.events)) != nil
  }

  /// Returns the actions of the buttons and toggles in the entry that is shown at a time.
  private func actions(of key: TimelineKey, at moment: Instant) async throws -> [ArchivedAction] {
    let entry = try await store.read { transaction -> StoredEntry? in
      guard
        let timeline = try transaction.timeline(
          placement: key.placement,
          family: key.size.number
        ), timeline.generation > 0
      else { return nil }
      let entries = try transaction.entries(timeline: timeline.id)
      return entries.last { $0.date <= moment.microseconds } ?? entries.first
    }
    guard let entry, let view = try? ArchivedView(compactBytes: entry.light) else { return [] }
    let cells = key.size.family.cells
    let picture = WidgetPicture(
      view,
      size: CellSize(columns: cells.columns, rows: cells.rows),
      in: DrawContext(now: moment)
    )
    return WidgetControl.all(in: picture).compactMap { control in
      if case .action(let action) = control.target { action } else { nil }
    }
  }

  /// Marks a widget as outdated as if its records had changed, and with it all others that are made
  /// from these records.
  ///
  /// - Returns: `false` if the widget has no timeline, or one that was made from no records.
  private func change(_ key: TimelineKey) async throws -> Bool {
    try await store.write(durability: .relaxed) { transaction in
      guard
        let timeline = try transaction.timeline(
          placement: key.placement,
          family: key.size.number
        )
      else { return false }
      return try transaction.markReaders(ofRecordsOf: timeline.id)
    }
  }
}
