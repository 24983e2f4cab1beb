//
//  AlbumIntents.swift
//  TemplateWidgets
//
//  Actions and things after Apple's schemas.
//

import AppIntents
import SwiftUI

@AppEntity(schema: .photos.album)
struct AlbumEntity {
    static let defaultQuery = AlbumQuery()

    let id: String
    var name: String
    var albumType: AlbumKind

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

@AppEnum(schema: .photos.albumType)
enum AlbumKind: String {
    case custom
    case favorites

    static let caseDisplayRepresentations: [AlbumKind: DisplayRepresentation] = [
        .custom: "Custom",
        .favorites: "Favourites",
    ]
}

struct AlbumQuery: EntityStringQuery {
    static let albums = [
        AlbumEntity(id: "a1", name: "Lakes", albumType: .custom),
        AlbumEntity(id: "a2", name: "Best", albumType: .favorites),
    ]

    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
        Self.albums.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        Self.albums.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [AlbumEntity] { Self.albums }
}

@AssistantIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent: AppIntent {
    var name: String
    var kind: AlbumKind?

    func perform() async throws -> some ReturnsValue<AlbumEntity> & ProvidesDialog {
        let album = AlbumEntity(id: "new", name: name, albumType: kind ?? .custom)
        return .result(value: album, dialog: IntentDialog(full: "\(name) is there", systemImageName: "photo"))
    }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbumIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show an Album"

    var target: AlbumEntity

    func perform() async throws -> some IntentResult { .result(value: target.name) }
}

@AppIntent(schema: .system.search)
struct SearchAlbumsIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum Shareable {
    case album(AlbumEntity)
    case trail(TrailEntity)
}

struct ShareIntent: AppIntent {
    static let title: LocalizedStringResource = "Share"

    @Parameter(title: "What") var what: Shareable

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        switch what {
        case .album(let album): return .result(value: "album \(album.name)")
        case .trail(let trail): return .result(value: "trail \(trail.name)")
        }
    }
}

struct AlbumSearch: IntentValueQuery {
    func values(for input: String) async throws -> [Shareable] {
        AlbumQuery.albums.map { .album($0) }
    }
}

struct FindAlbumScene: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Find an Album"
    @Parameter(title: "Album") var target: AlbumEntity
}

struct AlbumView: View {
    var body: some View {
        Text("albums").onAppIntentExecution(OpenAlbumIntent.self) { print($0.target.name) }
    }
}
