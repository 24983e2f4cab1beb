import Ground

extension LiveModel {
  /// What the view's surroundings are to do.
  package enum Effect: Equatable, Sendable {
    /// Hand the request on under a number.
    case begin(LiveRequest, number: Int)
    case leave(ExitCode)
    case suspend
    /// Write every cell, whatever the terminal shows.
    case redraw
    /// There is nothing that the key can do here.
    case ring
  }

  /// What covers the widgets or takes the keys.
  package enum Mode: Equatable, Sendable {
    case view
    case help
    /// The text so far, and where the search began.
    case find(String, from: LiveStop?, page: Int)
  }

  /// A line for the person, until the next key.
  package struct Message: Equatable, Sendable {
    package let text: String
    package let isFailure: Bool
  }
}
