import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

@Suite("A week of two neighbours", .timeLimit(.minutes(2)))
struct NeighbourWeekTests {
  /// A list and a folder, which are synchronized after some changes of each.
  private struct Week {
    var here: [String: ForeignToDo] = [:]
    var files: [String: String] = [:]
    var seen: [String: NeighbourDecision.Seen] = [:]
    var seenFiles: [String: [String]] = [:]
    var conflicts = 0
    var number = 0
    let settings: FormatSettings

    var collection: ItemCollection {
      ItemCollection(files.map { ItemCollection.File(name: $0.key, text: $0.value) }, settings)
    }

    mutating func apply(_ changes: [ItemCollection.Change]) {
      for change in changes {
        switch change {
        case .write(let file): files[file.name] = file.text
        case .remove(let name): files[name] = nil
        }
      }
    }

    mutating func newIdentity() -> String {
      number += 1
      return "to-do-\(number)@test"
    }

    mutating func synchronize() {
      let plan = NeighbourPlan(
        seen: seen,
        here: here,
        there: collection.there(seenFiles),
        isMeant: true
      )
      for (identity, decision) in plan.steps {
        let items = collection.itemsByIdentity
        let theirs = items[identity]?.record.toDo
        switch decision {
        case .nothing, .remember, .forget, .wait: break
        case .addHere(let toDo), .bringBackHere(let toDo): here[identity] = toDo
        case .addThere(let toDo), .bringBackThere(let toDo):
          apply(collection.edit.adding(toDo).changes)
        case .change(let taken, let given):
          guard let item = items[identity], var there = theirs, var ours = here[identity] else {
            continue
          }
          let before = there
          for field in given { there.take(field, of: ours) }
          for field in taken { ours.take(field, of: before) }
          here[identity] = ours
          apply(collection.edit.changing(item, from: before, to: there).changes)
        case .removeHere: here[identity] = nil
        case .removeThere: if let item = items[identity] { apply(collection.edit.removing(item)) }
        case .keepBoth(var copy, _):
          conflicts += 1
          guard let item = items[identity], let ours = here[identity] else { continue }
          apply(collection.edit.changing(item, from: item.record.toDo, to: ours).changes)
          let identity = newIdentity()
          copy.identity = identity
          here[identity] = copy
          apply(collection.edit.adding(copy).changes)
        }
      }
      let items = collection.itemsByIdentity
      seen = items.mapValues { item in
        NeighbourDecision.Seen(here: here[item.identity] ?? ForeignToDo(), there: item.record.toDo)
      }
      seenFiles = items.mapValues(\.files)
    }
  }

  @Test(arguments: 0..<2)
  func `both have the same at its end, and as many conflicts as were made`(seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    var week = Week(settings: try CalendarSamples.settings())
    var made = 0
    for _ in 0..<12 {
      var changedHere: [String: ForeignToDo.Field] = [:]
      var gone: Set<String> = []
      for _ in 0..<numbers.below(8) {
        let identity = week.here.keys.sorted().randomElement(using: &numbers)
        if let identity, !numbers.oneIn(3), changedHere[identity] == nil {
          if numbers.oneIn(5) {
            week.here[identity] = nil
            gone.insert(identity)
          } else {
            changedHere[identity] = Self.change(&week.here[identity], &numbers)
          }
        } else {
          let identity = week.newIdentity()
          week.here[identity] = ForeignToDo.named("Here \(identity)", identity)
        }
      }
      var touched: Set<String> = []
      for _ in 0..<numbers.below(8) {
        let item = week.collection.items.randomElement(using: &numbers)
        if let item, !numbers.oneIn(3), touched.insert(item.identity).inserted {
          if numbers.oneIn(5) {
            week.apply(week.collection.edit.removing(item))
          } else {
            var after: ForeignToDo? = item.record.toDo
            let field = Self.change(&after, &numbers)
            week.apply(
              week.collection.edit.changing(
                item,
                from: item.record.toDo,
                to: after ?? item.record.toDo
              )
              .changes
            )
            let own = changedHere[item.identity]
            if let own, own == field, let ours = week.here[item.identity], let after,
              ours.fields(differingFrom: after).contains(field)
            {
              made += 1
            }
          }
        } else {
          let identity = week.newIdentity()
          week.apply(
            week.collection.edit.adding(ForeignToDo.named("There \(identity)", identity)).changes
          )
        }
      }
      week.synchronize()
      let there = week.collection.itemsByIdentity.mapValues(\.record.toDo)
      #expect(week.here.keys.sorted() == there.keys.sorted())
      for (identity, toDo) in week.here {
        #expect(there[identity].map { toDo.fields(differingFrom: $0) } == [])
      }
      #expect(week.conflicts == made)
    }
  }

  private static func change(_ toDo: inout ForeignToDo?, _ numbers: inout SplitMix64)
    -> ForeignToDo.Field
  {
    let fields: [ForeignToDo.Field] = [.name, .priority, .notes, .tags, .url]
    let field = numbers.element(of: fields)
    switch field {
    case .name: toDo?.name += " \(numbers.below(100))"
    case .priority:
      let wasHigh = toDo?.priority == .high
      toDo?.priority = wasHigh ? .low : .high
    case .notes: toDo?.notes += "line \(numbers.below(100))\n"
    case .tags: toDo?.tags.append("tag\(numbers.below(100_000))")
    default: toDo?.url = "https://example.org/\(numbers.below(1_000_000))"
    }
    return field
  }
}
