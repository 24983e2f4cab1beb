/// The kind of a frame between host and extension; the raw value is its byte on the wire.
package enum FrameKind: UInt8, CaseIterable, Sendable {
  // What the host asks.
  case hello = 1
  case describe = 2
  case placeholder = 3
  case snapshot = 4
  case timeline = 5
  case perform = 6
  case find = 7
  case options = 8
  case cancel = 9
  case runScript = 10
  case entity = 11
  case transaction = 12
  case configure = 13
  case recommendations = 14

  // What either side answers.
  case reply = 32
  case failure = 33
  /// A piece of a long list; the reply to the request comes after the pieces and ends the list.
  case part = 34

  // What the extension sends without expecting an answer.
  case progress = 64
  case log = 65
  case reload = 66
  /// Events of a script, several in each frame; all changes that they report are on the disk.
  case scriptEvents = 67

  // What the extension asks.
  case prompt = 96
  case configurations = 97
  /// A request for more of the standard input of the command that runs a script.
  case input = 98
}
