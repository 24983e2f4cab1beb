import WidgetIntents

/// Finds the dependencies in a file by which to-dos would wait for each other in a circle.
struct ImportCircles {
  /// The dependencies to leave out, as the origins of blockers.
  ///
  /// The key is the index of the record that would wait for these blockers.
  private(set) var edges: [Int: [String]] = [:]

  private let names: [String]
  private let blockers: [[String]]
  private let here: [ToDoID: [ToDoID]]
  private let id: (String) -> ToDoID?
  private let places: [ToDoID: Int]

  /// Finds the circles.
  ///
  /// - Parameters:
  ///   - names: The origins of the records.
  ///   - blockers: The origins of each record's blockers.
  ///   - id: Returns the to-do with an origin; `nil` if it is neither in the file nor in the list.
  ///   - here: The blockers of to-dos in the list that are not in the file.
  init(
    _ names: [String],
    _ blockers: [[String]],
    id: @escaping (String) -> ToDoID?,
    here: [ToDoID: [ToDoID]]
  ) {
    (self.names, self.blockers, self.id, self.here) = (names, blockers, id, here)
    var places: [ToDoID: Int] = [:]
    guard blockers.contains(where: { !$0.isEmpty }) else {
      self.places = places
      return
    }
    for (place, name) in names.enumerated() {
      if let id = id(name) { places[id] = place }
    }
    self.places = places
    find()
  }

  static var remark: String {
    String(
      english: "it waits for one that waits for it; this link was left out",
      turkish: "kendisini bekleyen birini bekliyor, bu bağ alınmadı"
    )
  }

  private enum Mark { case open, done }

  /// A to-do on the path that is currently searched, and the number of its blockers that were
  /// already searched.
  private struct Step {
    let id: ToDoID
    let place: Int?
    var next = 0
  }

  /// Searches for circles along the blockers of each record.
  ///
  /// A dependency that leads back to the path is left out. If only to-dos of the list lead back,
  /// the path's last dependency that is in the file is left out.
  private mutating func find() {
    var marks: [ToDoID: Mark] = [:]
    for place in names.indices where !blockers[place].isEmpty {
      guard let start = id(names[place]), marks[start] == nil else { continue }
      // Not recursive, because a chain of blockers may be as long as the file.
      var path = [Step(id: start, place: place)]
      marks[start] = .open
      while let step = path.last {
        guard step.next < count(of: step) else {
          marks[step.id] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let target = target(of: step) else { continue }
        switch marks[target] {
        case .done: continue
        case .open: leaveOut(&path, &marks, from: target)
        case nil:
          marks[target] = .open
          path.append(Step(id: target, place: places[target]))
        }
      }
    }
  }

  private func count(of step: Step) -> Int {
    step.place.map { blockers[$0].count } ?? here[step.id]?.count ?? 0
  }

  /// Returns the next blocker of a to-do on the path; `nil` if it does not exist.
  private func target(of step: Step) -> ToDoID? {
    guard let place = step.place else { return here[step.id]?[step.next] }
    return id(blockers[place][step.next])
  }

  /// Leaves out the last dependency in the file that is part of a circle; the path's end depends on
  /// `id`, which closes the circle.
  ///
  /// The to-dos after that dependency are searched again.
  private mutating func leaveOut(
    _ path: inout [Step],
    _ marks: inout [ToDoID: Mark],
    from id: ToDoID
  ) {
    // A circle that is only among to-dos of the list is not broken by an import.
    let end = path.lastIndex { $0.place != nil || $0.id == id }
    guard let last = end, let place = path[last].place else { return }
    let name = blockers[place][path[last].next - 1]
    edges[place, default: []].append(name)
    for step in path[(last + 1)...] { marks[step.id] = nil }
    path.removeLast(path.count - last - 1)
  }
}
