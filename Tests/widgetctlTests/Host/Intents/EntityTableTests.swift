import Foundation
import Moments
import Testing
import WidgetIntents
import WidgetRender

@testable import widgetctl

@Suite("The table of what is found")
struct EntityTableTests {
  private static let metadata = EntityMetadata(
    identifier: "Tea",
    title: "Tea",
    properties: [
      .init(name: "id", type: .string), .init(name: "number", type: .int),
      .init(name: "name", type: .string), .init(name: "due", type: .optional(.dateComponents)),
      .init(name: "dueDate", type: .optional(.date)), .init(name: "doneAt", type: .date),
      .init(name: "startDate", type: .date),
    ]
  )

  private static let tea = EntityValue(
    type: "Tea",
    id: "x",
    title: "Assam",
    properties: [
      .init(name: "number", value: .int(4)), .init(name: "name", value: .string("Assam")),
      .init(
        name: "due",
        value: .dateComponents(
          DateComponents(year: 2026, month: 12, day: 1, hour: 9, minute: 0)
        )
      ),
      .init(name: "dueDate", value: .date(Date(timeIntervalSince1970: 1_796_108_400))),
      .init(name: "doneAt", value: .date(Date(timeIntervalSince1970: 1_796_108_400.123456))),
      .init(name: "startDate", value: .date(Date(timeIntervalSince1970: 0))),
    ]
  )

  private func table(_ columns: Int? = nil, of tea: EntityValue = tea) -> [String] {
    let zone = TimeZoneSource().zone(forTZ: "UTC").rules
    let table = EntityTable([tea], Self.metadata, in: zone)
    return table.table(columns: columns, isASCII: true).text(columns: columns, isASCII: true)
      .split(separator: "\n").map(String.init)
  }

  // CL-19
  @Test func `times are those of a reader, and one column says when a thing is due`() {
    #expect(
      table() == [
        "ID  TEA    due               doneAt            startDate",
        "4   Assam  2026-12-01 09:00  2026-12-01 07:00  1970-01-01 00:00",
      ]
    )
  }

  /// Checks that a table reads only the properties that it names; an extension may return others
  /// too.
  @Test func `a table is the same of the properties that it reads`() {
    let read = EntityTable.properties(of: Self.metadata).map(\.name)
    #expect(read == ["number", "name", "due", "doneAt", "startDate"])
    let limited = Self.tea.limited(to: read)
    #expect(limited.properties.map(\.name) == read)
    #expect(table(of: limited) == table())
    #expect(table(30, of: limited) == table(30))
  }

  @Test func `a narrow terminal has the columns that fit beside whole ids`() {
    #expect(table(30) == ["ID  TEA    due", "4   Assam  2026-12-01 09:00"])
  }
}
