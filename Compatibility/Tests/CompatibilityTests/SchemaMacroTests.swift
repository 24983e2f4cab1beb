import AppIntents
import Foundation
import Testing

@testable import TemplateWidgets
@testable import WidgetIntents

@AssistantEnum(schema: .photos.albumType)
enum ShelfKind: String {
  case custom, favorites

  static let caseDisplayRepresentations: [ShelfKind: DisplayRepresentation] = [
    .custom: "Custom", .favorites: "Favourites",
  ]
}

@AssistantEntity(schema: .photos.album)
struct ShelfEntity {
  static let defaultQuery = ShelfQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfEntity] {
    identifiers.map { ShelfEntity(id: $0) }
  }
}

@Suite("Types after Apple's schemas")
struct SchemaMacroTests {
  private let builder = IntentBuilder(
    context: IntentContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
  )

  private func text(_ name: String, _ text: String) -> IntentArgument {
    IntentArgument(name, value: .string(text))
  }

  @Test func `an intent's variables are parameters, and its title is its name in words`()
    async throws
  {
    #expect(CreateAlbumIntent.title.text == "Create Album")
    #expect(OpenAlbumIntent.title.text == "Show an Album")
    let shape = IntentParameters(of: CreateAlbumIntent()).all
    #expect(shape.map(\.name) == ["name", "kind"])
    let intent = try await builder.intent(
      CreateAlbumIntent.self,
      [text("name", "Lakes"), text("kind", "favorites")]
    )
    let album = try #require(try await intent.perform().value)
    #expect(album.name == "Lakes")
    #expect(album.albumType == .favorites)
  }

  @Test func `an entity and a choice are named by their types and found as others are`()
    async throws
  {
    #expect(AlbumEntity.typeDisplayRepresentation.name.text == "Album")
    #expect(AlbumKind.typeDisplayRepresentation.name.text == "Album Kind")
    let intent = try await builder.intent(OpenAlbumIntent.self, [text("target", "lakes")])
    #expect(intent.target.id == "a1")
  }

  @Test func `the older names of the macros make the same types`() async throws {
    #expect(ShelfEntity.typeDisplayRepresentation.name.text == "Shelf")
    #expect(ShelfKind.typeDisplayRepresentation.name.text == "Shelf Kind")
    #expect(try await ShelfEntity.defaultQuery.entities(for: ["a"]).map { $0.id } == ["a"])
    #expect(ShelfKind.caseDisplayRepresentations[.favorites]?.title.text == "Favourites")
  }

  @Test(arguments: [("Best", "album Best"), ("River", "trail River"), ("a1", "album Lakes")])
  func `a union takes the first of its types that knows the words`(
    words: String,
    shared: String
  ) async throws {
    let intent = try await builder.intent(ShareIntent.self, [text("what", words)])
    #expect(try await intent.perform().value == shared)
  }

  @Test func `a union says what its first type says where none knows the words`() async {
    let error = await #expect(throws: IntentError.self) {
      try await builder.intent(ShareIntent.self, [text("what", "Nowhere")])
    }
    #expect(error?.message.contains("album") == true)
  }

  @Test func `a union's value is that of its case`() throws {
    let album = AlbumQuery.albums[0]
    #expect(Shareable.album(album)._intentValue == album._intentValue)
    #expect(Shareable._intentValueType == .string)
  }
}
