import Testing

@testable import WidgetRender

@Suite("Scratch memory", .timeLimit(.minutes(5)))
struct ScratchTests {
  @Test func `a row grows as it needs and shrinks at its end`() {
    var numbers = Scratch<Int32>()
    for number in 0..<1_000 { numbers.append(Int32(number)) }
    numbers.removeLast(990)
    numbers.append(77)
    #expect(numbers.array == Array(0..<10) + [77])
    #expect(numbers.last == 77)
    numbers[3] = -3
    #expect(numbers.array[3] == -3)
  }

  @Test func `an empty row has no elements`() {
    #expect(Scratch<UInt8>().array.isEmpty)
    #expect(Scratch(repeating: UInt8(7), count: 0).isEmpty)
    #expect(Scratch(repeating: UInt8(7), count: 3).array == [7, 7, 7])
  }

  @Test func `elements are added until there is none or there are enough`() {
    var bytes = Scratch<UInt8>(capacity: 1)
    #expect(bytes.append(atMost: 20) { $0 < 12 ? UInt8($0) : nil } == 12)
    #expect(bytes.append(atMost: 3) { _ in 9 } == 3)
    #expect(bytes.append(atMost: 3) { _ in nil } == 0)
    #expect(bytes.array == Array(0..<12) + [9, 9, 9])
  }
}
