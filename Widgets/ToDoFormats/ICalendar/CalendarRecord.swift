/// The VTODOs that form one to-do: the main one, changed occurrences, and the children that are its
/// steps.
struct CalendarRecord {
  /// A VTODO of the record, and the index of the part of the record's text that contains it.
  struct Block {
    var part: Int
    var toDo: CalendarToDo
  }

  var blocks: [Block]
  /// The index of the main VTODO in `blocks`.
  let master: Int
  /// The indices of the steps in `blocks`, in the order of the file.
  let steps: [Int]
  let overrides: [Int]

  /// Finds the VTODOs in the text of a record; returns `nil` if there are none.
  init?(_ raw: RawRecord) {
    var blocks: [Block] = []
    for (part, text) in raw.parts.enumerated() {
      blocks += CalendarScan.toDos(in: text).map { Block(part: part, toDo: $0) }
    }
    self.init(blocks)
  }

  init?(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return nil }
    self.blocks = blocks
    let overrides = blocks.indices.filter { blocks[$0].toDo.isOverride }
    let others = blocks.indices.filter { !blocks[$0].toDo.isOverride }
    let identities = Set(others.compactMap { blocks[$0].toDo.uid })
    // A child's parent is in the record; the main to-do's own parent is not.
    let roots = others.filter { index in
      !blocks[index].toDo.related("PARENT").contains {
        identities.contains($0) && $0 != blocks[index].toDo.uid
      }
    }
    master = roots.first ?? others.first ?? 0
    let (main, uid) = (master, blocks[master].toDo.uid)
    steps = others.filter {
      $0 != main && blocks[$0].toDo.related("PARENT").first == uid && uid != nil
    }
    self.overrides = overrides.filter { $0 != main }
  }

  var toDo: CalendarToDo { blocks[master].toDo }
}
