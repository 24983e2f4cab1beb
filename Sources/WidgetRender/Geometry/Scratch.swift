/// An array of plain values for the work on one picture.
///
/// Before each write an `Array` checks whether it is shared, and the first one of each type makes
/// the runtime create a class. This costs a fifth of drawing a stored picture, and 11,000
/// instructions of `show` for each type (goals 1 and 9). Copies share their memory, so only one of
/// them may be changed, and the others may only be read.
struct Scratch<Element: BitwiseCopyable>: RandomAccessCollection {
  private var memory: ScratchMemory?
  /// The elements in `memory`, valid while that object exists.
  private var room = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  /// Creates an empty array without memory.
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

  /// Appends the results of `element` until it returns `nil`, at most `limit`.
  ///
  /// The argument of `element` is the number of elements appended before.
  ///
  /// - Returns: The number of appended elements.
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

  /// A copy of the elements as an `Array`.
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
    if let elements = room.baseAddress { start.update(from: elements, count: count) }
    (memory, room) = (larger, grown)
  }
}

/// Allocated memory that is freed when no value uses it any more.
private final class ScratchMemory {
  let start: UnsafeMutableRawPointer

  init(bytes: Int, alignment: Int) {
    start = .allocate(byteCount: bytes, alignment: alignment)
  }

  deinit {
    start.deallocate()
  }
}
