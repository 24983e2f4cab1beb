//
//  TrailIntents.swift
//  TemplateWidgets
//

import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

enum TrailSurface: String, AppEnum {
    case gravel
    case rock

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Surface")

    static var caseDisplayRepresentations: [TrailSurface: DisplayRepresentation] = [
        .gravel: "Gravel",
        .rock: DisplayRepresentation(title: "Rock", subtitle: "steep", image: .init(systemName: "mountain.2")),
    ]
}

struct TrailEntity: AppEntity, IndexedEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Trail",
        numericFormat: "\(placeholder: .int) trails"
    )
    static var defaultQuery = TrailQuery()

    var id: Int

    @Property(title: "Name")
    var name: String

    @Property(title: "Length")
    var length: Measurement<UnitLength>

    @Property(title: "Surface")
    var surface: TrailSurface

    @Property(title: "Opened")
    var opened: Date

    @Property(title: "Notes", indexingKey: \.contentDescription)
    var notes: String?

    @ComputedProperty(title: "Kilometres")
    var kilometers: Double { length.converted(to: .kilometers).value }

    @DeferredProperty
    var weather: String {
        get async throws { "dry" }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(surface.rawValue)", synonyms: ["path"])
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let set = defaultAttributeSet
        set.contentDescription = name
        return set
    }

    init(id: Int, name: String, kilometers: Double, surface: TrailSurface) {
        self.id = id
        self.name = name
        self.length = Measurement(value: kilometers, unit: .kilometers)
        self.surface = surface
        self.opened = Date(timeIntervalSince1970: 0)
    }
}

struct TrailQuery: EntityPropertyQuery, EntityStringQuery {
    static let trails = [
        TrailEntity(id: 1, name: "Ridge", kilometers: 12, surface: .rock),
        TrailEntity(id: 2, name: "River", kilometers: 4.5, surface: .gravel),
    ]

    enum Filter {
        case named(String)
        case containing(String)
        case opened(ClosedRange<Date>)
    }

    static var properties = EntityQueryProperties<TrailEntity, Filter> {
        Property(\TrailEntity.$name) {
            EqualToComparator { .named($0) }
            ContainsComparator { .containing($0) }
        }
        Property(\TrailEntity.$opened) {
            LessThanComparator { .opened(.distantPast ... $0) }
            GreaterThanComparator { .opened($0 ... .distantFuture) }
            IsBetweenComparator { .opened($0 ... $1) }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\TrailEntity.$name)
        SortableBy(\TrailEntity.$opened)
    }

    func entities(
        matching comparators: [Filter],
        mode: ComparatorMode,
        sortedBy: [Sort<TrailEntity>],
        limit: Int?
    ) async throws -> [TrailEntity] {
        Self.trails
    }

    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
        Self.trails.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [TrailEntity] {
        Self.trails.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [TrailEntity] { Self.trails }
}

struct PlanHike: AppIntent {
    static var title: LocalizedStringResource = "Plan Hike"
    static var description = IntentDescription("Plans a hike.", categoryName: "Hikes", searchKeywords: ["walk"])
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    static var openAppWhenRun: Bool = false

    @Parameter(title: "Trail", requestValueDialog: "Which trail?")
    var trail: TrailEntity

    @Parameter(title: "Surface", default: .gravel)
    var surface: TrailSurface

    @Parameter(title: "Distance", default: 5, defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>

    @Parameter(title: "Pack", supportedTypeIdentifiers: ["public.plain-text"])
    var list: IntentFile?

    @Parameter(title: "Friends")
    var friends: [IntentPerson]?

    @Parameter(title: "Budget", currencyCodes: ["EUR"])
    var budget: IntentCurrencyAmount?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$surface) {
            Case(.rock) {
                Summary("Climb \(\.$trail)") {
                    \.$distance
                    \.$friends
                }
            }
            DefaultCase {
                When(\.$budget, .hasAnyValue) {
                    Summary("Walk \(\.$trail) for \(\.$budget)")
                } otherwise: {
                    Summary("Walk \(\.$trail)")
                }
            }
        }
    }

    @Dependency
    private var planner: HikePlanner

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog & ShowsSnippetView {
        if trail.surface != surface {
            let confirmed = try await $trail.requestConfirmation(for: trail, dialog: "Really \(trail.name)?")
            guard confirmed else { throw $trail.needsValueError("Which one, then?") }
        }
        if distance.value > 100 {
            throw $distance.needsDisambiguationError(
                among: [Measurement(value: 10, unit: .kilometers)],
                dialog: "How far?"
            )
        }
        try await requestConfirmation(
            result: .result(dialog: "Hike \(trail)?", view: HikeView(name: trail.name)),
            confirmationActionName: .start
        )
        let choice = try await requestChoice(
            between: [.init(title: "Morning"), .init(title: "Evening", style: .destructive), .cancel],
            dialog: "When?"
        )
        planner.plan(trail.id, String(localized: choice.title))
        return .result(value: trail, dialog: "Planned \(trail).", view: HikeView(name: trail.name))
    }
}

final class HikePlanner: Sendable {
    func plan(_ id: Int, _ time: String) {}
}

struct HikeView: View {
    var name: String

    var body: some View {
        Label(name, systemImage: "figure.hiking")
    }
}

struct CountTrails: ProgressReportingIntent, ForegroundContinuableIntent, PredictableIntent {
    static var title: LocalizedStringResource = "Count Trails"

    @Parameter(title: "Trail")
    var trail: TrailEntity?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$trail)) { trail in
            DisplayRepresentation(title: "Count from \(trail?.name ?? "here")")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
        progress.totalUnitCount = 2
        for _ in TrailQuery.trails { progress.completedUnitCount += 1 }
        return .result(value: 2, opensIntent: OpenTrail())
    }
}

struct OpenTrail: OpenIntent {
    static var title: LocalizedStringResource = "Open Trail"

    @Parameter(title: "Trail")
    var target: TrailEntity
}

struct HikeShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .teal

    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlanHike(),
            phrases: [
                "Plan a hike in \(.applicationName)",
                "Plan \(\.$trail) with \(.applicationName)",
            ],
            shortTitle: "Plan Hike",
            systemImageName: "figure.hiking",
            parameterPresentation: ParameterPresentation(
                for: \.$trail,
                summary: Summary("Plan \(\.$trail)"),
                optionsCollections: {
                    OptionsCollection(TrailQuery(), title: "Trails", systemImageName: "map")
                }
            )
        )
        AppShortcut(intent: CountTrails(), phrases: ["Count trails in \(.applicationName)"])
    }
}
