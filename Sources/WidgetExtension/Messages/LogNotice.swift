/// A remark for whoever reads the host's log, such as that a timeline's entries were unsorted (WK-78).
package struct LogNotice: Codable, Equatable, Sendable {
  package enum Level: String, Codable, Sendable {
    case note, warning, error
  }

  package var level: Level
  package var text: String

  package init(level: Level, text: String) {
    self.level = level
    self.text = text
  }
}
