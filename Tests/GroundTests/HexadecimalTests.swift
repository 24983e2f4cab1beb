import Ground
import Testing

@Suite("Hexadecimal digits")
struct HexadecimalTests {
  @Test(
    arguments: [
      ([], ""),
      ([0x00], "00"),
      ([0x0F, 0xF0, 0xAB], "0ff0ab"),
    ] as [([UInt8], String)]
  )
  func `each byte has two digits`(bytes: [UInt8], digits: String) {
    #expect(Hexadecimal.digits(of: bytes) == digits)
  }

  @Test(
    arguments: [
      (0, 4, "0000"),
      (0xAB, 4, "00ab"),
      (0x12_3456, 4, "3456"),
      (.max, 16, "ffffffffffffffff"),
    ] as [(UInt64, Int, String)]
  )
  func `a number has as many digits as are asked for`(number: UInt64, count: Int, digits: String) {
    #expect(Hexadecimal.digits(of: number, count: count) == digits)
  }
}
