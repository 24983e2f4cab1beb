import CoreData
import Foundation
import Testing

/// As `extension import` makes it of a model.
private final class Event: NSManagedObject, @unchecked Sendable {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }

  class func fetchRequest() -> NSFetchRequest<Event> { NSFetchRequest<Event>(entityName: "Event") }
}

/// As `extension import` makes it of an author's `@NSManaged` members.
private final class Folder: NSManagedObject, @unchecked Sendable {
  var name: String {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var made: Date? {
    get { _managedValue("made") }
    set { _setManagedValue(newValue, "made") }
  }
  var parent: Folder? {
    get { _managedValue("parent") }
    set { _setManagedValue(newValue, "parent") }
  }
  var files: NSSet? {
    get { _managedValue("files") }
    set { _setManagedValue(newValue, "files") }
  }
  var inner: Set<Folder> {
    get { _managedValue("inner") }
    set { _setManagedValue(newValue, "inner") }
  }
  func addToFiles(_ value: Folder) { _changeManagedSet("addToFiles", value) }
  func removeFromFiles(_ values: NSSet) { _changeManagedSet("removeFromFiles", values) }
  func addToInner(_ value: Folder) { _changeManagedSet("addToInner", value) }
}

private final class Other: NSManagedObject, @unchecked Sendable {}

@Suite("Core Data")
struct CoreDataTests {
  private func context(_ titles: String?...) -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Events")
    var isLoaded = false
    container.loadPersistentStores { _, error in isLoaded = error == nil }
    #expect(isLoaded)
    for title in titles { Event(context: container.viewContext).title = title }
    _ = Other(context: container.viewContext)
    return container.viewContext
  }

  @Test func `objects of an entity are found, in an order, within limits`() throws {
    let context = context("b", nil, "a", "c")
    let request: NSFetchRequest<Event> = Event.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Event.title, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == [nil, "a", "b", "c"])
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.title) == ["b", "a"])
    request.predicate = NSPredicate { object, _ in (object as? Event)?.title == "c" }
    request.fetchOffset = 0
    #expect(try context.count(for: request) == 1)
  }

  @Test func `managed members hold values, and sets that their methods change`() {
    let context = context()
    let (folder, file, other) = (
      Folder(context: context), Folder(context: context), Folder(context: context)
    )
    #expect(folder.name == "" && folder.made == nil && folder.parent == nil && folder.files == nil)
    #expect(folder.inner.isEmpty)
    folder.name = "a"
    folder.made = Date(timeIntervalSince1970: 1)
    folder.parent = other
    #expect(
      folder.name == "a" && folder.made?.timeIntervalSince1970 == 1 && folder.parent === other
    )
    folder.made = nil
    #expect(folder.made == nil)
    folder.addToFiles(file)
    folder.addToFiles(other)
    #expect(folder.files == NSSet(array: [file, other]))
    folder.removeFromFiles(NSSet(object: file))
    #expect(folder.files == NSSet(object: other))
    folder.inner = [file]
    folder.addToInner(other)
    #expect(folder.inner == [file, other])
  }

  @Test func `objects are found by a predicate in words`() throws {
    let context = context("b", nil, "Apple", "c")
    let request: NSFetchRequest<Event> = Event.fetchRequest()
    request.predicate = NSPredicate(format: "title BEGINSWITH[c] %@ OR title == nil", "a")
    #expect(Set(try context.fetch(request).map(\.title)) == [nil, "Apple"])
  }

  @Test func `what is deleted is found no more`() throws {
    let context = context("a", "b")
    let first = try #require(try context.fetch(Event.fetchRequest() as NSFetchRequest<Event>).first)
    context.delete(first)
    #expect(first.isDeleted)
    #expect(throws: CocoaError.self) { try context.existingObject(with: first.objectID) }
    let all = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Event"))
    all.resultType = .resultTypeCount
    #expect((try context.execute(all) as? NSBatchDeleteResult)?.result as? Int == 1)
    #expect(try context.count(for: NSFetchRequest<Event>(entityName: "Event")) == 0)
    #expect(try context.count(for: NSFetchRequest<Other>(entityName: "Other")) == 1)
  }

  @Test func `what another context saved changes nothing that is here`() throws {
    let context = context("a")
    let object = try #require(context.registeredObjects.first)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: [object.objectID]],
      into: [context]
    )
    #expect(try context.count(for: NSFetchRequest<Event>(entityName: "Event")) == 1)
  }
}
