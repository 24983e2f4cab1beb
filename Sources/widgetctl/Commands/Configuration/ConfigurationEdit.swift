import WidgetTerminal

/// Changes one setting in the text of a settings file, and leaves all other bytes, such as
/// comments, unchanged.
struct ConfigurationEdit {
  private(set) var bytes: [UInt8]
  private let text: ConfigurationText

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = ConfigurationText(bytes)
  }

  /// The place of a setting in the file: its key, and the kind of widget whose section contains it.
  struct Place: Equatable {
    /// The kind of widget in the section's heading `[kind NAME]`; `nil` for a setting before all
    /// sections.
    let kind: String?
    let key: String
  }

  /// Returns the value of a setting, which is that in its last line; `nil` if the text does not set
  /// it.
  func value(at place: Place) -> String? { entries(at: place).last?.value }

  /// Replaces the setting's last value in the text, or adds a line for it to its section, which is
  /// created if missing.
  mutating func set(_ place: Place, to value: String) {
    let written = Array(ConfigurationText.written(value).utf8)
    if let last = entries(at: place).last {
      bytes.replaceSubrange(
        last.valueRange,
        with: last.valueRange.isEmpty ? [0x20] + written : written
      )
      return
    }
    let line = Array("\(place.key) = ".utf8) + written + [0x0A]
    if let anchor = anchor(of: place) { return insert(line, behindLineOf: anchor) }
    guard let kind = place.kind else {
      // The line is inserted before the first heading, followed by an empty line.
      let heading = text.sections.first.map { startOfLine($0.range.lowerBound) }
      return bytes.insert(contentsOf: heading == nil ? line : line + [0x0A], at: heading ?? end())
    }
    let heading = Array("[\(Settings.kindWord) \(kind)]\n".utf8)
    let start = end()
    bytes.insert(contentsOf: (start == 0 ? [] : [0x0A]) + heading + line, at: start)
  }

  /// Removes every line that sets this setting.
  ///
  /// - Returns: `false` if there was no such line.
  mutating func unset(_ place: Place) -> Bool {
    let entries = entries(at: place)
    for entry in entries.reversed() {
      bytes.removeSubrange(
        startOfLine(entry.keyRange.lowerBound)..<endOfLine(entry.keyRange.lowerBound)
      )
    }
    return !entries.isEmpty
  }

  private func entries(at place: Place) -> [ConfigurationText.Entry] {
    text.entries.filter { $0.key == place.key && isOf($0, place.kind) }
  }

  private func isOf(_ entry: ConfigurationText.Entry, _ kind: String?) -> Bool {
    guard let section = entry.section.map({ text.sections[$0] }) else { return kind == nil }
    return section.word == Settings.kindWord && section.name == kind
  }

  /// Returns an offset within the line after which a new line for the setting belongs.
  ///
  /// It is `nil` if the setting's section does not exist.
  private func anchor(of place: Place) -> Int? {
    if let entry = text.entries.last(where: { isOf($0, place.kind) }) {
      return entry.keyRange.lowerBound
    }
    guard let kind = place.kind else { return nil }
    return text.sections.last { $0.word == Settings.kindWord && $0.name == kind }?.range.lowerBound
  }

  private mutating func insert(_ line: [UInt8], behindLineOf anchor: Int) {
    let end = endOfLine(anchor)
    let isOpen = end > 0 && bytes[end - 1] != 0x0A
    bytes.insert(contentsOf: (isOpen ? [0x0A] : []) + line, at: end)
  }

  /// Adds a line feed to the last line if it has none, and returns the length of the text.
  private mutating func end() -> Int {
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    return bytes.count
  }

  private func startOfLine(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// Returns the offset after the line feed of the line that contains `offset`.
  private func endOfLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }
}
