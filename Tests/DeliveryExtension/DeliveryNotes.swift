import Foundation
import SharedStore
import WidgetUI

/// A record of the extension in the shared store: one line for each delivery.
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

/// How an intent ends: normally, with its process killed at some moment, or with an error.
public enum DeliveryEnd: String, AppEnum {
  case well
  /// Killed after the store is written and before the Live Activity is begun or updated.
  case killedBetween
  /// Killed after the store is written and the Live Activity is begun or updated.
  case killedAfter
  /// Killed after `perform()` has returned.
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

/// Stores a delivery and begins its Live Activity; if the process is killed, the store has both or
/// neither.
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

/// Begins a Live Activity, stores the delivery, and updates the activity.
///
/// As it could also call someone, it does not conform to `StoreOnlyIntent`.
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

/// Lists the stored notes, then the Live Activities.
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

/// The result of storing a delivery; its display representation, which is read after `perform()`
/// has returned, can kill the process.
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

/// A namespace with an intent whose unqualified name another intent has too.
public enum Depot {
  public struct CountDeliveries: ReadOnlyIntent {
    public static let title: LocalizedStringResource = "Count Deliveries at the Depot"

    public init() {}

    public func perform() async throws -> some ProvidesDialog {
      .result(dialog: "none at the depot")
    }
  }
}
