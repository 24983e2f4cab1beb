public import Foundation
public import WidgetUI

/// The objects of the view's Core Data context that match a request, as a property of the view.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  public init(
    entity: NSEntityDescription? = nil,
    sortDescriptors: [NSSortDescriptor] = [],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let name = entity?.name ?? (Result.self as? NSManagedObject.Type)?.entity().name
    request = NSFetchRequest(entityName: name ?? "\(Result.self)")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults((try? context.fetch(request)) ?? [])
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "\(Result.self)")
    request.predicate = predicate
    request.sortDescriptors = sortDescriptors.map { order in
      NSSortDescriptor(keyPath: \Result.self, ascending: true) { left, right in
        guard let left = left as? Result, let right = right as? Result else { return .orderedSame }
        return order.compare(left, right)
      }
    }
    self.request = request
  }
}

/// The objects that a view's fetch request found.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let found: [Result]

  init(_ found: [Result]) {
    self.found = found
  }

  public var startIndex: Int { found.startIndex }
  public var endIndex: Int { found.endIndex }
  public subscript(position: Int) -> Result { found[position] }
}

extension EnvironmentValues {
  /// The Core Data context of the views inside; without objects unless the app set one.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

private struct ContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}
