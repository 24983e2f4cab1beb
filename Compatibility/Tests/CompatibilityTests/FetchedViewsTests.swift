import CoreData
import SwiftData
import SwiftUI
import Testing

@Model
final class Errand {
  var title: String

  init(title: String) { self.title = title }
}

private struct ErrandList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Errand.title) private var errands: [Errand]

  var body: some View {
    VStack {
      Text("\(errands.count) of \((try? context.fetchCount(FetchDescriptor<Errand>())) ?? -1)")
      ForEach(errands) { Text($0.title) }
    }
  }
}

private final class Visit: NSManagedObject, @unchecked Sendable {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
}

private struct VisitList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\Visit.title)]) private var visits:
    FetchedResults<Visit>

  var body: some View {
    VStack {
      Text(
        "\(visits.count) of \((try? context.count(for: NSFetchRequest<Visit>(entityName: "Visit"))) ?? -1)"
      )
      ForEach(visits, id: \.title) { Text($0.title ?? "-") }
    }
  }
}

@MainActor
@Suite("Views that fetch what they show")
struct FetchedViewsTests {
  @Test func `a query reads the container around its view, and without one it is empty`() throws {
    let container = try ModelContainer(for: Errand.self)
    for title in ["tea", "bread"] { container.mainContext.insert(Errand(title: title)) }
    #expect(shownLines(ErrandList().modelContainer(container)) == ["2 of 2", "bread", "tea"])
    let context = ModelContext(container)
    #expect(shownLines(ErrandList().environment(\.modelContext, context)).first == "2 of 2")
    #expect(shownLines(ErrandList().modelContainer(for: Errand.self)) == ["0 of 0"])
    #expect(shownLines(ErrandList()) == ["0 of 0"])
  }

  @Test func `a fetch request reads the context around its view, and without one it is empty`() {
    let context = NSPersistentContainer(name: "Visits").viewContext
    for title in ["lake", "hill"] { Visit(context: context).title = title }
    let view = VisitList().environment(\.managedObjectContext, context)
    #expect(shownLines(view) == ["2 of 2", "hill", "lake"])
    #expect(shownLines(VisitList()) == ["0 of 0"])
  }
}
