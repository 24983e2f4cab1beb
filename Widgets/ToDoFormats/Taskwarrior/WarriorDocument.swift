/// Groups the tasks in a file into records, each of which is one to-do.
///
/// All versions of one task form a record, and so do a recurring task and its instance.
struct WarriorDocument {
  /// The attributes by which a task is assigned to a record; its other attributes are read with the
  /// record.
  private struct Entry {
    let span: Range<Int>
    let line: Int
    let uuid: String?
    let parent: String?
    let status: WarriorTask.Status?
    let due: String
    let end: String
    /// The index of the task's record; `nil` if the task is not part of any.
    var record: Int?
  }

  private let bytes: [UInt8]
  private let settings: FormatSettings
  private var entries: [Entry] = []
  /// For each UUID, the index of the last task that has it.
  private var latest: [String: Int] = [:]
  private var found = ReadDocument()
  /// For each record, the indices of its tasks.
  private var parts: [[Int]] = []
  /// The UUID of the recurring task whose rule an instance uses without being in its record.
  ///
  /// The key is the index of the instance's last version.
  private var carriers: [Int: String] = [:]

  init(_ bytes: [UInt8], _ settings: FormatSettings) {
    self.bytes = bytes
    self.settings = settings
  }

  /// Reads a file of tasks and returns its records, and its text split into pieces.
  mutating func document() -> ReadDocument {
    for run in JSONRecords(bytes) {
      switch run.kind {
      case .object(let object): add(WarriorTask(object), run)
      case .broken(let fault):
        found.faults.append(run.fault(fault.message, at: fault.offset, in: bytes))
      case .foreign:
        found.faults.append(run.fault("text between the tasks", at: run.span.lowerBound, in: bytes))
      case .gap: break
      }
    }
    sort()
    makeRecords()
    makePieces()
    return found
  }

  private mutating func add(_ task: WarriorTask, _ run: JSONRecords.Run) {
    if let uuid = task.uuid { latest[uuid] = entries.count }
    entries.append(
      Entry(
        span: run.span,
        line: run.line,
        uuid: task.uuid,
        parent: task.parent,
        status: task.status,
        due: task.text("due"),
        end: task.text("end")
      )
    )
  }

  /// Assigns each task of the file to the record of its to-do.
  private mutating func sort() {
    let instances = chosenInstances()
    var records: [Int: Int] = [:]
    var (removedCount, repeatedCount) = (0, 0)
    for index in entries.indices {
      let entry = entries[index]
      let last = entry.uuid.flatMap { latest[$0] } ?? index
      if last != index { repeatedCount += 1 }
      // A recurring task and its instance form one record, which the recurring one identifies.
      var head = last
      if let parent = entries[last].parent.flatMap({ latest[$0] }), parent != last {
        if instances[parent] == last {
          head = parent
        } else {
          carriers[last] = entries[parent].uuid
        }
      }
      if entries[last].status == .deleted, instances[head] == nil {
        if last == index {
          removedCount += 1
          if let uuid = entry.uuid { found.removed.append(uuid) }
        }
        continue
      }
      if let record = records[head] {
        parts[record].append(index)
      } else {
        records[head] = parts.count
        parts.append([index])
      }
      entries[index].record = records[head]
    }
    if removedCount > 0 {
      found.remarks.append("\(Self.tasks(removedCount, "deleted")) kept for the export")
    }
    if repeatedCount > 0 {
      found.remarks.append(
        "\(Self.tasks(repeatedCount, "earlier")) of a uuid that comes again: the last one counts"
      )
    }
  }

  private static func tasks(_ count: Int, _ kind: String) -> String {
    count == 1 ? "1 \(kind) task is" : "\(count) \(kind) tasks are"
  }

  /// Returns, for the index of each recurring task, the index of the instance that forms one to-do
  /// with it.
  ///
  /// It is the instance that was completed in the second in which the recurring task ended, or else
  /// the last open one.
  private func chosenInstances() -> [Int: Int] {
    var chosen: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let uuid = entry.uuid, latest[uuid] == index, let name = entry.parent,
        let parent = latest[name],
        parent != index, entries[parent].parent == nil
      else { continue }
      let isEnd =
        entries[parent].status != .recurring && entry.status == .completed
        && entry.end == entries[parent].end
      guard entry.status == .pending || entry.status == .waiting || isEnd && !entry.end.isEmpty
      else { continue }
      guard let other = chosen[parent] else {
        chosen[parent] = index
        continue
      }
      let areDone = (entries[other].status == .completed, entry.status == .completed)
      if areDone.0 == areDone.1 ? entries[other].due <= entry.due : areDone.1 {
        chosen[parent] = index
      }
    }
    return chosen
  }

  private mutating func makeRecords() {
    for indices in parts {
      var raw = RawRecord(parts: indices.map { text(entries[$0].span) })
      // The UUID of the recurring task, which is not part of this record.
      if let last = indices.last, let carrier = carriers[last] { raw.surroundings = [carrier] }
      guard let first = indices.first, let reading = WarriorReading(raw, settings) else { continue }
      var record = ReadRecord(line: entries[first].line, raw: raw, toDo: reading.toDo)
      record.remarks = reading.remarks
      if let fault = reading.fault {
        let entry = entries[indices[fault.part]]
        let lines = bytes[entry.span].prefix(fault.offset).count { $0 == 0x0A }
        record.fault = FormatFault(line: entry.line + lines, fault.message, found: fault.found)
      }
      found.records.append(record)
    }
  }

  private mutating func makePieces() {
    var end = 0
    var counts = parts.map { _ in 0 }
    for entry in entries {
      guard let record = entry.record else { continue }
      if end < entry.span.lowerBound {
        found.pieces.append(.text(text(end..<entry.span.lowerBound)))
      }
      found.pieces.append(.part(counts[record], ofRecord: record))
      counts[record] += 1
      end = entry.span.upperBound
    }
    if end < bytes.count { found.pieces.append(.text(text(end..<bytes.count))) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
