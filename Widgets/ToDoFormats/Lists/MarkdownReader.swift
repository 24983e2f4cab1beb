/// Finds the checkboxes in a file, and the lines that belong to each of them.
struct MarkdownReader {
  private(set) var document = ReadDocument()
  private var lines: [TextLine] = []
  /// For each line, the index of the checkbox whose record it is part of; `nil` if there is none.
  private var owners: [Int?] = []
  private var boxes: [Box] = []
  /// The indices of the checkboxes below which the next line may be indented, the deepest last.
  private var open: [Int] = []
  private var heading = ""
  private var fence = MarkdownFence()
  /// The index of the checkbox that contains the current code block.
  ///
  /// The outer `nil` means that there is no code block, the inner one that no checkbox contains it.
  private var fenceOwner: Int??

  /// The most characters of a heading that are kept; a list's name cannot be longer.
  private static let maximumHeading = 300

  private struct Box {
    let line: Int
    let quotes: Int
    let indent: Int
    let heading: String
    let parent: Int?
    /// Whether the checkbox has only a name, tags and a state, so that it can be a step.
    var isPlain: Bool
  }

  mutating func read(_ text: String) {
    var isFrontMatter = false
    let (mark, rest) = TextLines.withoutMark(text)
    for line in TextLines(rest) {
      lines.append(line)
      let isRule = line.text == "---"
      if line.number == 1, isRule {
        isFrontMatter = true
        owners.append(nil)
      } else if isFrontMatter {
        isFrontMatter = !isRule
        owners.append(nil)
      } else {
        owners.append(owner(of: MarkdownLine(line.text), at: lines.count - 1))
      }
    }
    collect(behind: mark)
  }

  private mutating func owner(of line: MarkdownLine, at index: Int) -> Int? {
    if fence.takes(line) {
      let owner = fenceOwner ?? owner(beneath: line)
      if let owner { boxes[owner].isPlain = false }
      fenceOwner = fence.isOpen ? .some(owner) : nil
      return owner
    }
    switch line.content {
    case .blank: return nil
    case .heading(let title):
      open = []
      heading = String(title.prefix(Self.maximumHeading))
      return nil
    case .box(_, let text):
      let parent = owner(beneath: line)
      if let parent { boxes[parent].isPlain = false }
      boxes.append(
        Box(
          line: index,
          quotes: line.quotes,
          indent: line.indent,
          heading: heading,
          parent: parent,
          isPlain: !MarkdownFields(text).isMoreThanTags
        )
      )
      open.append(boxes.count - 1)
      return boxes.count - 1
    case .fence, .other:
      let owner = owner(beneath: line)
      if let owner { boxes[owner].isPlain = false }
      return owner
    }
  }

  /// Returns the deepest checkbox below which a line is indented; `nil` if there is none.
  ///
  /// Checkboxes that are indented as much as the line or more are removed from `open`.
  private mutating func owner(beneath line: MarkdownLine) -> Int? {
    while let last = open.last {
      if boxes[last].quotes == line.quotes, boxes[last].indent < line.indent { return last }
      open.removeLast()
    }
    return nil
  }

  /// Returns the index of the checkbox whose record contains the given one.
  ///
  /// A plain checkbox below another one is a step of it; any other checkbox has its own record.
  private func record(of box: Int) -> Int {
    guard boxes[box].isPlain, let parent = boxes[box].parent else { return box }
    return parent
  }

  private mutating func collect(behind mark: String) {
    var positions: [Int?] = Array(repeating: nil, count: boxes.count)
    var records = 0
    for box in boxes.indices where record(of: box) == box {
      positions[box] = records
      records += 1
    }
    var parts: [[String]] = Array(repeating: [], count: records)
    var between = mark
    var part = ""
    func position(_ index: Int) -> Int? { owners[index].flatMap { positions[record(of: $0)] } }
    for index in lines.indices {
      let line = lines[index]
      guard let record = position(index) else {
        between += line.text
        between += line.lineBreak
        continue
      }
      if !between.isEmpty { document.pieces.append(.text(between)) }
      between = ""
      part += line.text
      if index + 1 < lines.count, position(index + 1) == record {
        part += line.lineBreak
        continue
      }
      document.pieces.append(.part(parts[record].count, ofRecord: record))
      parts[record].append(part)
      part = ""
      between = String(line.lineBreak)
    }
    if !between.isEmpty { document.pieces.append(.text(between)) }
    for box in boxes.indices {
      guard let position = positions[box] else { continue }
      add(boxes[box], parts[position])
    }
  }

  private mutating func add(_ box: Box, _ parts: [String]) {
    let raw = RawRecord(parts: parts, surroundings: box.heading.isEmpty ? [] : [box.heading])
    let line = lines[box.line]
    guard let parsed = MarkdownRecord(raw) else { return }
    var record = ReadRecord(line: line.number, raw: raw, toDo: parsed.toDo)
    record.remarks = parsed.remarks
    if let parent = box.parent {
      record.remarks.append("it was beneath the box of line \(lines[boxes[parent].line].number)")
    }
    if let found = parsed.fault {
      record.fault = FormatFault(line: line.number, "a date that does not exist", found: found)
    }
    document.records.append(record)
  }
}
