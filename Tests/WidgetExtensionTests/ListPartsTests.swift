import Testing
import WidgetIntents

@testable import WidgetExtension

/// Tests of lists of any length, which the host reads while they are made (BW-31).
@Suite("The parts of a list")
struct ListPartsTests {
  private func entity(_ number: Int, titled title: String = "") -> EntityValue {
    EntityValue(type: "T", id: "\(number)", title: title)
  }

  /// Returns the frames with the entities, and how many frames were complete when each entity was
  /// added.
  private func sent(_ entities: [EntityValue]) throws -> (frames: [Frame], left: [Int]) {
    var frames: [Frame] = []
    var parts = ListParts<EntityValue>(of: 7)
    var left: [Int] = []
    for entity in entities {
      if let frame = parts.append(entity) { frames.append(frame) }
      left.append(frames.count)
    }
    let last = try parts.last(.reply)
    #expect(last.kind == .reply)
    #expect(frames.allSatisfy { $0.kind == .part })
    return (frames + [last], left)
  }

  private func ids(_ frames: [Frame]) throws -> [String] {
    try frames.flatMap { frame in
      #expect(frame.correlation == 7)
      #expect(throws: Never.self) { try frame.encoded() }
      return try frame.message([EntityValue].self).map(\.id)
    }
  }

  @Test(arguments: [
    0, 1, FrameLimits.entitiesPerPart, FrameLimits.entitiesPerPart + 1,
    3 * FrameLimits.entitiesPerPart,
  ])
  func `all entities arrive once, in their order`(_ count: Int) throws {
    let (frames, _) = try sent((0..<count).map { entity($0) })
    #expect(try ids(frames) == (0..<count).map(String.init))
    #expect(frames.count == max(1, (count - 1) / FrameLimits.entitiesPerPart + 1))
  }

  @Test func `a part leaves once it is full, before the rest is read`() throws {
    let size = FrameLimits.entitiesPerPart
    let (_, left) = try sent((0...2 * size).map { entity($0) })
    #expect(left[size - 1] == 0)
    #expect(left[size] == 1)
    #expect(left[2 * size] == 2)
  }

  @Test func `long entities are parts of their own, and the longest still fits`() throws {
    let long = String(repeating: "x", count: FrameLimits.bodyBytes - 12)
    let (frames, _) = try sent([entity(0), entity(1, titled: long), entity(2), entity(3)])
    #expect(try ids(frames) == ["0", "1", "2", "3"])
    #expect(frames.count == 3)
  }

  @Test func `an entity that is longer than a message makes the list fail`() throws {
    let long = String(repeating: "x", count: FrameLimits.bodyBytes + 1)
    #expect(throws: FrameFault.self) { try sent([entity(0), entity(1, titled: long), entity(2)]) }
  }
}
