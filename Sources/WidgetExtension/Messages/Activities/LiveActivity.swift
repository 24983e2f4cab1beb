package import WidgetIntents

/// A Live Activity as stored in the configuration of its placed widget.
///
/// It contains the activity's attributes, its state, and the times at which the state changes by
/// itself.
package struct LiveActivity: Equatable, Sendable {
  /// The phase of a Live Activity at an instant.
  package enum Phase: String, Sendable {
    case active, stale, ended, dismissed
  }

  /// The time at which the last content of an ended activity is removed.
  package enum Dismissal: Equatable, Sendable {
    case byDefault, immediate
    case after(Int64)
  }

  /// The time in microseconds after which an activity ends by itself, as in ActivityKit.
  ///
  /// After `longestEnded` its last content is removed.
  private static let longestActive: Int64 = 8 * hour
  private static let longestEnded: Int64 = 4 * hour
  private static let hour: Int64 = 3_600_000_000

  /// The maximum size in bytes of JSON for attributes and state together, as in ActivityKit.
  package static let mostBytes = 4_096

  package let id: String
  /// The attributes as JSON.
  package let attributes: String
  package let begun: Int64
  /// The state as JSON.
  package var state: String
  /// The time from which the state may be outdated; `nil` if the state has no such time.
  package var staleDate: Int64?
  /// The time at which the activity's program ended the activity; `nil` while the activity is
  /// active.
  package private(set) var ended: Int64?
  /// The time at which the activity leaves the screen.
  package private(set) var dismissal: Int64

  package init(id: String, attributes: String, state: String, staleDate: Int64?, at now: Int64) {
    self.id = id
    self.attributes = attributes
    begun = now
    self.state = state
    self.staleDate = staleDate
    dismissal = now + Self.longestActive + Self.longestEnded
  }

  package var isTooLarge: Bool { attributes.utf8.count + state.utf8.count > Self.mostBytes }

  /// The time at which the activity ends by itself.
  package var latestEnd: Int64 { begun + Self.longestActive }

  package mutating func end(at now: Int64, _ policy: Dismissal) {
    // An activity ends once; another policy may take its last picture away earlier.
    let end = ended ?? min(now, latestEnd)
    ended = end
    dismissal =
      switch policy {
      case .byDefault: end + Self.longestEnded
      case .immediate: now
      case .after(let date): min(max(date, now), end + Self.longestEnded)
      }
  }

  package func phase(at now: Int64) -> Phase {
    if now >= dismissal { return .dismissed }
    if now >= min(ended ?? .max, latestEnd) { return .ended }
    return isStale(at: now) ? .stale : .active
  }

  package func isStale(at now: Int64) -> Bool { staleDate.map { $0 <= now } ?? false }
}

extension LiveActivity {
  private enum Name {
    static let id = "activity"
    static let attributes = "attributes"
    static let state = "state"
    static let begun = "begun"
    static let stale = "stale"
    static let ended = "ended"
  }

  /// The activity, encoded as a placed widget's configuration.
  package var arguments: [IntentArgument] {
    var arguments = [
      IntentArgument(Name.id, value: .string(id)),
      IntentArgument(Name.attributes, value: .string(attributes)),
      IntentArgument(Name.state, value: .string(state)),
      IntentArgument(Name.begun, value: .int(Int(begun))),
    ]
    if let staleDate { arguments.append(IntentArgument(Name.stale, value: .int(Int(staleDate)))) }
    if let ended { arguments.append(IntentArgument(Name.ended, value: .int(Int(ended)))) }
    return arguments
  }

  /// Reads the activity from a placed widget; `nil` if the arguments are not those of an activity.
  ///
  /// `dismissal` is the time at which the activity leaves the screen; `nil` for the latest one
  /// possible.
  package init?(_ arguments: [IntentArgument], dismissal: Int64?) {
    var texts: [String: String] = [:]
    var moments: [String: Int64] = [:]
    for argument in arguments {
      switch argument.input {
      case .value(.string(let text)): texts[argument.name] = text
      case .value(.int(let number)): moments[argument.name] = Int64(number)
      default: return nil
      }
    }
    guard let id = texts[Name.id], let attributes = texts[Name.attributes],
      let state = texts[Name.state], let begun = moments[Name.begun],
      (0..<Int64.max / 2).contains(begun)
    else { return nil }
    self.init(
      id: id,
      attributes: attributes,
      state: state,
      staleDate: moments[Name.stale],
      at: begun
    )
    ended = moments[Name.ended]
    if let dismissal { self.dismissal = dismissal }
  }
}
