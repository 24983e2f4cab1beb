import Testing
import Wire

@testable import SharedStore

@Suite("Columns that are decoded like those of the record before")
struct ColumnTemplateTests {
  typealias Columns = [String: StoreValue]

  private func bytes(_ columns: Columns) throws -> [UInt8] {
    var writer = BytesWriter()
    _ = try LinkedColumns.form(LinkedColumns(columns), &writer)
    return writer.bytes
  }

  @Test func `records with the same and with other columns come back as they were`() throws {
    let records: [Columns] = [
      ["key": .integer(1), "name": .text("Süt"), "rank": .real(0.5), "done": .null],
      ["key": .integer(2), "name": .null, "rank": .real(.infinity), "done": .integer(1)],
      ["key": .integer(3), "name": .text("x")],
      ["key": .integer(3), "same": .text("x")],
      [:],
      ["key": .integer(4), "name": .blob([0, 1]), "rank": .text(""), "done": .integer(-5)],
      ["key": .integer(5), "name": .blob([]), "rank": .null, "done": .null],
    ]
    var template = ColumnTemplate()
    for record in records + records.reversed() {
      #expect(try template.decode(try bytes(record)) == record)
    }
  }

  @Test func `damaged columns are refused as if they were the first`() throws {
    let record: Columns = ["key": .integer(7), "name": .text("milk"), "tags": .text("a")]
    let whole = try bytes(record)
    var template = ColumnTemplate()
    for place in whole.indices {
      for damaged in [Array(whole[..<place]), whole.with(whole[place] ^ 0x81, at: place)] {
        var first = ColumnTemplate()
        let expected = Result { try first.decode(damaged) }
        #expect(try template.decode(whole) == record)
        let found = Result { try template.decode(damaged) }
        #expect((try? found.get()) == (try? expected.get()))
      }
    }
    #expect(throws: WireFault.self) { try template.decode(whole + [0]) }
  }

  @Test func `a value must fill its bytes`() {
    func value(_ bytes: [UInt8]) -> StoreValue? {
      bytes.withUnsafeBytes { WiredValue.value(in: $0) }
    }
    #expect(value([1, 4]) == .integer(2))
    #expect(value([0]) == .null)
    #expect(value([]) == nil)
    #expect(value([1, 4, 0]) == nil)
    #expect(value([9]) == nil)
  }
}

extension [UInt8] {
  fileprivate func with(_ byte: UInt8, at place: Int) -> [UInt8] {
    var bytes = self
    bytes[place] = byte
    return bytes
  }
}
