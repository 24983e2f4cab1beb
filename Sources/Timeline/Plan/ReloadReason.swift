/// Why a timeline is asked for; the raw value is what the store keeps and `timeline` prints.
package enum ReloadReason: String, Sendable, CaseIterable {
  /// There is no timeline yet.
  case first
  /// The policy's date has come.
  case policy
  /// The last attempt failed and its delay has passed.
  case retry
  /// Something that the timeline was made from has changed.
  case changed
  /// A person or a program asked for it by name.
  case requested
}
