import ToDoFormats

/// Finds a file that was imported before, by its path or by its records.
struct KnownSources {
  private var sources: [Int64: ImportSource] = [:]
  /// For each format and path, the number of the file that was imported from there last.
  private var places: [Place: Int64] = [:]
  /// The numbers of the imported files that contain a record.
  ///
  /// The key is the record's origin, which identifies it, without the number of the file.
  private var holders: [String: Set<Int64>] = [:]
  /// The numbers of files that are not in `holders` yet, because reading their records needs time.
  private var unread: Set<Int64> = []

  private struct Place: Hashable {
    let form: String
    let path: String
  }

  init(_ sources: [ImportSource]) {
    for source in sources.sorted(by: { $0.key < $1.key }) { note(source) }
  }

  /// Returns the imported file with this path and format; `nil` if there is none.
  func source(at path: String, form: String) -> ImportSource? {
    places[Place(form: form, path: path)].flatMap { sources[$0] }
  }

  /// Returns the earlier import of a file that was moved; `nil` if there is none.
  ///
  /// At least half of the file's records must be in it.
  mutating func source(having file: ImportFile) -> ImportSource? {
    guard !sources.isEmpty else { return nil }
    for key in unread { read(key) { $0.insert(key) } }
    unread = []
    // A short identity may occur in any file and does not identify the file.
    let names = zip(file.records, ImportPlan.origins(of: file, source: 0).names)
      .filter { $0.0.record.toDo.identity.map(file.form.isGlobal) ?? true }
      .map { Self.name($0.1, form: file.form.name, source: 0) }
    var counts: [Int64: Int] = [:]
    for name in names { for key in holders[name] ?? [] { counts[key, default: 0] += 1 } }
    return counts.filter { $0.value * 2 >= names.count }.keys.max().flatMap { sources[$0] }
  }

  /// Adds a file that was just imported, or replaces its earlier import.
  mutating func note(_ source: ImportSource) {
    if let before = sources[source.key] {
      if !unread.contains(source.key) { read(source.key) { $0.remove(source.key) } }
      places[Place(form: before.form, path: before.path)] = nil
    }
    sources[source.key] = source
    places[Place(form: source.form, path: source.path)] = source.key
    unread.insert(source.key)
  }

  private mutating func read(_ key: Int64, _ change: (inout Set<Int64>) -> Void) {
    guard let source = sources[key] else { return }
    for origin in source.origins {
      change(&holders[Self.name(origin, form: source.form, source: key), default: []])
    }
  }

  /// Returns a record's origin without the number of the file.
  private static func name(_ origin: String, form: String, source: Int64) -> String {
    let own = "\(form):\(source)"
    return origin.hasPrefix(own) ? "\(form):" + origin.dropFirst(own.count) : origin
  }
}
