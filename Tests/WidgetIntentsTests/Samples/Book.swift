import Ground
import WidgetIntents

/// An entity whose query filters and sorts by itself, and records its calls.
struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static var defaultQuery: BookQuery { BookQuery() }

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int
  @Property(title: "Shelf") var shelf: String?

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(_ id: Int, _ title: String, pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }
}

struct BookQuery: EntityPropertyQuery {
  enum Term: Equatable, Sendable {
    case titled(String)
    case longer(Int)
  }

  struct Question: Equatable, Sendable {
    var terms: [Term]
    var mode: EntityQueryComparatorMode
    var sorts: [String]
    var limit: Int?
  }

  /// The calls of the current test's query.
  final class Log: Sendable {
    let questions = Guarded<[Question]>([])
  }

  @TaskLocal static var log: Log?

  static let books = [Book(1, "Emma", pages: 400), Book(2, "Ulysses", pages: 700)]

  static let properties = QueryProperties {
    Property(\.$title) {
      EqualToComparator { .titled($0) }
      ContainsComparator { .titled($0) }
    }
    Property(\.$pages) {
      GreaterThanComparator { .longer($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\.$title)
    SortableBy(\.$pages)
  }

  func entities(for identifiers: [Int]) async throws -> [Book] {
    Self.books.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [Term],
    mode: ComparatorMode,
    sortedBy: [Sort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    let sorts = sortedBy.map { sort in
      (sort.by == \Book.$pages ? "pages" : "title") + (sort.order == .descending ? "-" : "+")
    }
    Self.log?.questions.withLock {
      $0.append(Question(terms: comparators, mode: mode, sorts: sorts, limit: limit))
    }
    return Self.books
  }
}
