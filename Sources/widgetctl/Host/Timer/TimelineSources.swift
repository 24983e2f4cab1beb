import Ground
import SharedStore
import WidgetTimeline

/// The files from which timelines were made, stored in a file next to the store.
///
/// A copy of the store on another machine does not check paths there, and a `refresh` without a
/// change writes nothing.
struct TimelineSources: Equatable {
  /// A timeline, with the states of the files from which it was made.
  struct Source: Equatable {
    let placement: Int64
    /// The stored number for the timeline's size.
    let family: Int64
    /// The paths of the files, each with a number for the file's state before the timeline was
    /// made.
    var files: [String: Int64]
  }

  /// The most timelines in the file; users place fewer widgets, counted with all their sizes.
  private static let mostSources = 1_000
  /// The maximum size of the file in bytes: enough for a hundred timelines with the longest paths.
  private static let mostBytes = 24 << 20
  private static let headCount = 3

  private(set) var sources: [Source] = []

  var isEmpty: Bool { sources.isEmpty }

  /// Records the files from which a new timeline was made; if there are none, removes the
  /// timeline's entry.
  mutating func remember(_ files: [String: Int64], placement: Int64, family: Int64) {
    let index = sources.firstIndex { $0.placement == placement && $0.family == family }
    if files.isEmpty {
      if let index { sources.remove(at: index) }
    } else if let index {
      sources[index].files = files
    } else if sources.count < Self.mostSources {
      sources.append(Source(placement: placement, family: family, files: files))
    }
  }

  /// Returns the timelines of which a file has changed, with the present states of all their files.
  ///
  /// `look` returns the number for the present state of the file at a path.
  func changed(_ look: (String) -> Int64 = FileSight.number) -> [Source] {
    var seen: [String: Int64] = [:]
    return sources.compactMap { source in
      var now = source
      for path in source.files.keys {
        let number = seen[path] ?? look(path)
        seen[path] = number
        now.files[path] = number
      }
      return now == source ? nil : now
    }
  }

  // MARK: The file

  static func file(_ location: StoreLocation) -> String { "\(location.path)-sources" }

  /// Reads the file; the result is empty if the file is missing or invalid.
  static func read(besideStore location: StoreLocation) -> TimelineSources {
    guard let bytes = FileBytes.read(file(location), upTo: mostBytes, isOwn: true) else {
      return TimelineSources()
    }
    return TimelineSources(bytes: bytes)
  }

  /// Changes the file, waiting for other processes that change it; if nothing differs, nothing is
  /// written.
  static func change(
    besideStore location: StoreLocation,
    _ body: (inout TimelineSources) -> Void
  ) {
    func changed() -> TimelineSources? {
      let before = read(besideStore: location)
      var sources = before
      body(&sources)
      return sources == before ? nil : sources
    }
    guard changed() != nil else { return }
    let lock = FolderLock(of: location.path)
    defer { lock?.release() }
    guard let sources = changed() else { return }
    // If the file cannot be written, pictures are only reloaded by their policies.
    let bytes = sources.bytes
    if sources.isEmpty || bytes.count > mostBytes {
      _ = FileReplacement.remove(file(location))
    } else {
      FileBytes.write(bytes, to: file(location))
    }
  }

  /// The bytes of the file: fields that end with a zero byte, which no path contains.
  var bytes: [UInt8] {
    sources.flatMap { source in
      let head = [source.placement, source.family, Int64(source.files.count)].map { "\($0)" }
      let files = source.files.sorted { $0.key < $1.key }.flatMap { [$0.key, "\($0.value)"] }
      return (head + files).flatMap { $0.utf8 + [0] }
    }
  }

  init() {}

  init(bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var start = 0
    while start + Self.headCount < fields.count, sources.count < Self.mostSources {
      let head = fields[start..<start + Self.headCount].compactMap { Int64($0) }
      start += Self.headCount
      guard head.count == Self.headCount, (1...Int64(TimelineFiles.limit)).contains(head[2]),
        start + Int(head[2]) * 2 < fields.count
      else { return }
      var files: [String: Int64] = [:]
      for place in stride(from: start, to: start + Int(head[2]) * 2, by: 2) {
        guard TimelineFiles.isUsable(fields[place]), let number = Int64(fields[place + 1]) else {
          return
        }
        files[fields[place]] = number
      }
      start += Int(head[2]) * 2
      sources.append(Source(placement: head[0], family: head[1], files: files))
    }
  }
}
