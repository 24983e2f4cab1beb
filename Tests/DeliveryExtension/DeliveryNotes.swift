import Foundation
import SharedStore
import WidgetUI

/// What the extension keeps in the shared store: a line for each delivery.
struct DeliveryNote: StoreRecord {
  static let collection = StoreCollection("delivery_notes", columns: [StoreColumn("line", .text)])

  var key: Int64 = 0
  var line: String

  init(line: String) {
    self.line = line
  }

  init(row: StoreRow) throws {
    key = row.key
    line = try row.value("line")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("line", to: line)
  }
}

extension DeliveryBundle: StoreClient {
  nonisolated static var storeSchemas: [ModuleSchema] {
    [
      ModuleSchema(
        name: "delivery",
        migrations: [Migration(1, [.createCollection(DeliveryNote.collection)])]
      )
    ]
  }

  nonisolated static func use(_ store: SharedStore) {
    AppDependencyManager.shared.add(dependency: store)
  }
}

/// At which moment of its run an intent ends its program, or fails.
public enum DeliveryEnd: String, AppEnum {
  case well
  /// Between what it writes and what it does to the Live Activity.
  case killedBetween
  /// After both.
  case killedAfter
  /// Once `perform()` has returned.
  case killedLast
  case thrown

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "End"
  public static let caseDisplayRepresentations: [DeliveryEnd: DisplayRepresentation] = [
    .well: "Well", .killedBetween: "Killed Between", .killedAfter: "Killed After",
    .killedLast: "Killed Last", .thrown: "Thrown",
  ]

  fileprivate func reached(_ moment: DeliveryEnd) throws {
    guard moment == self else { return }
    if self == .thrown { throw DeliveryError.lost }
    kill(getpid(), SIGKILL)
  }
}

/// Writes a delivery down and begins its Live Activity, of which the store has both or neither.
public struct NoteDelivery: LiveActivityIntent, StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Note a Delivery"

  @AppDependency var store: SharedStore
  @Parameter(title: "Order") public var order: String
  @Parameter(title: "End", default: .well) public var end: DeliveryEnd
  @Parameter(title: "Is Sure", default: true) public var isSure: Bool

  public init() {}

  public func perform() async throws -> some ReturnsValue<DeliverySlip> {
    let note = DeliveryNote(line: order)
    try await store.write { try $0.insert(note) }
    try end.reached(.killedBetween)
    _ = try Activity.request(
      attributes: DeliveryAttributes(order: order),
      content: ActivityContent(state: .init(step: "noted"), staleDate: nil)
    )
    if !isSure { try await requestConfirmation(dialog: "Deliver \(order)?") }
    try end.reached(.killedAfter)
    try end.reached(.thrown)
    return .result(value: DeliverySlip(id: order, end: end))
  }
}

/// Begins a Live Activity and then writes the delivery down, and calls someone: so it is no store-only intent.
public struct CallDelivery: LiveActivityIntent {
  public static let title: LocalizedStringResource = "Call a Delivery"

  @AppDependency var store: SharedStore
  @Parameter(title: "Order") public var order: String
  @Parameter(title: "End", default: .well) public var end: DeliveryEnd

  public init() {}

  public func perform() async throws -> some ProvidesDialog {
    let activity = try Activity.request(
      attributes: DeliveryAttributes(order: order),
      content: ActivityContent(state: .init(step: "called"), staleDate: nil)
    )
    try end.reached(.killedBetween)
    let note = DeliveryNote(line: order)
    try await store.write { try $0.insert(note) }
    await activity.update(ActivityContent(state: .init(step: "answered"), staleDate: nil))
    try end.reached(.killedAfter)
    try end.reached(.thrown)
    return .result(dialog: "Called for \(order)")
  }
}

/// What the store has, notes and then Live Activities.
public struct CountDeliveries: ReadOnlyIntent {
  public static let title: LocalizedStringResource = "Count Deliveries"

  @AppDependency var store: SharedStore

  public init() {}

  public func perform() async throws -> some ProvidesDialog {
    let notes = try await store.read { try $0.fetch(DeliveryNote.self) }.map(\.line)
    let shown = Activity<DeliveryAttributes>.activities.map {
      "\($0.attributes.order) \($0.content.state.step)"
    }
    let (noted, begun) = (notes.joined(separator: ", "), shown.joined(separator: ", "))
    return .result(dialog: "notes: \(noted); shown: \(begun)")
  }
}

/// What a noted delivery answers; what it shows is asked for once its intent has returned.
public struct DeliverySlip: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slip"
  public static let defaultQuery = DeliverySlipQuery()

  public let id: String
  var end = DeliveryEnd.well

  public var displayRepresentation: DisplayRepresentation {
    try? end.reached(.killedLast)
    return DisplayRepresentation(stringLiteral: id)
  }
}

public struct DeliverySlipQuery: EntityQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [DeliverySlip] {
    identifiers.map { DeliverySlip(id: $0) }
  }
}

/// What lies around an intent whose name another one has.
public enum Depot {
  public struct CountDeliveries: ReadOnlyIntent {
    public static let title: LocalizedStringResource = "Count Deliveries at the Depot"

    public init() {}

    public func perform() async throws -> some ProvidesDialog {
      .result(dialog: "none at the depot")
    }
  }
}
