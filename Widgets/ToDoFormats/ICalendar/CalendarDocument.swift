internal import Moments

/// Groups the VTODOs of a file into records, each of which is one to-do.
struct CalendarDocument {
  private let scan: CalendarScan
  private var zones: CalendarZones
  private var parts: [Part] = []

  private struct Part {
    var text: String
    var line: Int
    var toDo: CalendarToDo
    var record = 0
  }

  init(_ scan: CalendarScan, _ settings: FormatSettings) {
    self.scan = scan
    zones = CalendarZones(settings: settings, definitions: scan.zones)
    for case .component(let text, let line) in scan.pieces {
      parts.append(Part(text: text, line: line, toDo: CalendarToDo(CalendarText(text))))
    }
  }

  mutating func read() -> ReadDocument {
    var document = ReadDocument()
    let members = groups()
    for (position, group) in members.enumerated() {
      for index in group.parts { parts[index].record = position }
      document.records.append(record(group))
    }
    var next = 0
    var counts: [Int: Int] = [:]
    for piece in scan.pieces {
      switch piece {
      case .text(let text): document.pieces.append(.text(text))
      case .component:
        let record = parts[next].record
        document.pieces.append(.part(counts[record, default: 0], ofRecord: record))
        counts[record, default: 0] += 1
        next += 1
      }
    }
    document.faults = scan.faults
    document.listName = scan.listName
    document.remarks = remarks()
    return document
  }

  // MARK: Which belong together

  private struct Group {
    var parts: [Int]
    /// The line of an earlier to-do with the same UID; `nil` if there is none.
    var twin: Int?
    var parentName: String?
  }

  /// Returns the groups of VTODOs that form a record, in the order of the file.
  private func groups() -> [Group] {
    var masters: [String: Int] = [:]
    var twins: [Int: Int] = [:]
    for (index, part) in parts.enumerated() where !part.toDo.isOverride {
      guard let uid = part.toDo.uid else { continue }
      if let first = masters[uid] { twins[index] = first } else { masters[uid] = index }
    }
    let owners = owners(masters, twins)
    var groups: [Int: Group] = [:]
    for index in parts.indices {
      groups[owners[index], default: Group(parts: [])].parts.append(index)
    }
    for (index, first) in twins { groups[index]?.twin = parts[first].line }
    for index in groups.keys where !parts[index].toDo.isOverride {
      guard let parent = parts[index].toDo.related("PARENT").first, let master = masters[parent],
        master != index
      else { continue }
      let name = EscapedText.oneLine(
        EscapedText.decoded(parts[master].toDo.first("SUMMARY")?.value ?? "")
      )
      groups[index]?.parentName = String(name.prefix(60))
    }
    return groups.values.sorted { ($0.parts.first ?? 0) < ($1.parts.first ?? 0) }
  }

  /// Returns, for each VTODO, the index of the main VTODO of its record, which is itself for most.
  private func owners(_ masters: [String: Int], _ twins: [Int: Int]) -> [Int] {
    var isParent: Set<String> = []
    var isWaitedFor: Set<String> = []
    var overridden: Set<String> = []
    for part in parts {
      isParent.formUnion(part.toDo.related("PARENT"))
      isWaitedFor.formUnion(part.toDo.related("DEPENDS-ON"))
      if part.toDo.isOverride, let uid = part.toDo.uid { overridden.insert(uid) }
    }
    var orphans: [String: Int] = [:]
    return parts.enumerated().map { index, part in
      guard let uid = part.toDo.uid else { return index }
      if part.toDo.isOverride {
        if let master = masters[uid] { return master }
        if let first = orphans[uid] { return first }
        orphans[uid] = index
        return index
      }
      guard twins[index] == nil, part.toDo.isPlain, !isParent.contains(uid),
        !isWaitedFor.contains(uid),
        !overridden.contains(uid), let parent = part.toDo.related("PARENT").first,
        let master = masters[parent], master != index
      else { return index }
      return master
    }
  }

  // MARK: Records

  private mutating func record(_ group: Group) -> ReadRecord {
    let members = group.parts.map { parts[$0] }
    let identifiers = Set(
      members.flatMap { $0.toDo.text.lines.compactMap { $0.content?.parameter("TZID") } }
    )
    let raw = RawRecord(
      parts: members.map(\.text),
      surroundings: identifiers.sorted().compactMap { zones.definitions[$0] }
    )
    let blocks = members.indices.map { CalendarRecord.Block(part: $0, toDo: members[$0].toDo) }
    guard let record = CalendarRecord(blocks) else {
      return ReadRecord(line: members.first?.line ?? 1, raw: raw, toDo: ForeignToDo())
    }
    var reading = CalendarReading(record, zones: zones)
    let meaning = reading.meaning()
    zones = reading.moments.zones
    let line = members[record.master].line
    var read = ReadRecord(line: line, raw: raw, toDo: meaning)
    read.remarks = reading.remarks
    read.fault = reading.fault
    read.fault?.line += line
    if let parent = group.parentName {
      read.remarks.append("it is a part of “\(parent)”, and more than a step")
    }
    if let twin = group.twin, read.fault == nil {
      read.twin = twin
      read.fault = FormatFault(
        line: line,
        "the UID of the to-do on line \(twin)",
        found: meaning.identity ?? ""
      )
    }
    return read
  }

  private func remarks() -> [String] {
    var remarks = scan.others.sorted { $0.key < $1.key }.map { name, count in
      "\(count) of \(name) \(count == 1 ? "is" : "are") kept for the export"
    }
    if !scan.isWhole { remarks.append("the file ends before its calendar does") }
    return remarks
  }
}
