/// Plain values in a row, for the work of one picture.
///
/// An array asks before each write whether it is shared, and the first one of each type in a process has the runtime
/// make a class for it: a fifth of drawing a stored picture, and 11,000 instructions of `show` a type (goals 1 and 9).
/// Copies share their memory: one of them is worked on, and the others are done with or only read.
struct Scratch<Element: BitwiseCopyable>: RandomAccessCollection {
  private var memory: ScratchMemory?
  /// The memory's own, which lives as long as it does.
  private var room = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  /// An empty row without memory.
  init() {}

  init(capacity: Int) {
    reserve(capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    room.update(repeating: element)
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
      return room[index]
    }
    nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
      yield &room[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == room.count { reserve(Swift.max(count * 2, 8)) }
    room[count] = element
    count += 1
  }

  /// Appends elements until there is none, at most so many, and returns how many they were.
  @inline(__always)
  mutating func append(atMost limit: Int, _ element: (Int) -> Element?) -> Int {
    if room.count - count < limit { reserve(Swift.max(count * 2, count + limit)) }
    var added = 0
    while added < limit, let next = element(added) {
      room[count + added] = next
      added += 1
    }
    count += added
    return added
  }

  mutating func append(contentsOf added: some Sequence<Element>) {
    for element in added { append(element) }
  }

  mutating func removeLast(_ removed: Int) {
    precondition(removed <= count, "more than there are")
    count -= removed
  }

  /// The elements in memory of their own.
  var array: [Element] {
    withExtendedLifetime(memory) { Array(UnsafeBufferPointer(rebasing: room[..<count])) }
  }

  @inline(never)
  private mutating func reserve(_ capacity: Int) {
    let larger = ScratchMemory(
      bytes: capacity * MemoryLayout<Element>.stride,
      alignment: MemoryLayout<Element>.alignment
    )
    let start = larger.start.bindMemory(to: Element.self, capacity: capacity)
    let grown = UnsafeMutableBufferPointer(start: start, count: capacity)
    for index in 0..<count { grown[index] = room[index] }
    (memory, room) = (larger, grown)
  }
}

/// Bytes that are freed with the last value that uses them.
private final class ScratchMemory {
  let start: UnsafeMutableRawPointer

  init(bytes: Int, alignment: Int) {
    start = .allocate(byteCount: bytes, alignment: alignment)
  }

  deinit {
    start.deallocate()
  }
}
