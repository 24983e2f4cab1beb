//
//  SystemsWidget.swift
//  TemplateWidgets
//
//  What the systems of 2023 to 2025 have added.
//

import SwiftUI
import WidgetKit

extension ContainerValues {
    @Entry var isLate = false
}

/// A list of an author's own, made of whatever it is given.
struct NumberedList<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: content) { views in
                Text("\(views.count) rows").font(.headline)
                ForEach(views.prefix(2)) { view in
                    HStack {
                        Text(view.containerValues.isLate ? "!" : "-")
                        view
                    }
                }
                if views.count > 2 {
                    views[2...].italic()
                }
            }
        }
    }
}

/// The heads of sections, each with how many rows follow.
struct SectionCounts<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(sections: content) { section in
                HStack {
                    section.header
                    Text("\(section.content.count)")
                }
            }
        }
    }
}

@Animatable
struct Wedge: Shape {
    var end: Double
    @AnimatableIgnored var isOpen: Bool

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * end, height: rect.height))
    }
}

struct Underlining: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
    }
}

struct SystemsView: View {
    @State private var size = CGSize.zero
    @Environment(\.levelOfDetail) private var levelOfDetail

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            NumberedList {
                Text("Milk").containerValue(\.isLate, true)
                ForEach(["Bread", "Eggs"], id: \.self) { Text($0) }
            }
            .foregroundStyle(.red)
            SectionCounts {
                Section("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
                Section("Bread") { Text("Rye") }
            }
            Text("moved")
                .visualEffect { content, proxy in
                    content.offset(x: proxy.size.width).opacity(0.9)
                }
                .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
            PhaseAnimator(["first", "second"]) { Text($0) }
            Text("still")
                .keyframeAnimator(initialValue: 1.0) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    KeyframeTrack {
                        LinearKeyframe(0.5, duration: 1)
                        SpringKeyframe(1, duration: 1)
                    }
                }
            AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                image.resizable()
            } placeholder: {
                Text("loading")
            }
            if levelOfDetail == .default {
                Text("near").textRenderer(Underlining())
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct GlassView: View {
    @Namespace private var namespace

    private var drawn: UIImage? {
        ImageRenderer(content: Text("drawn").bold()).uiImage
    }

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            VStack {
                Text("glass")
                    .padding(.horizontal)
                    .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 4))
                    .glassEffectID("a", in: namespace)
                ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
                    .fill(.green)
                    .frame(height: 32)
                Wedge(end: 0.5, isOpen: true)
                    .fill(.orange)
                    .frame(width: 80, height: 16)
                if let drawn { Image(uiImage: drawn) }
                Image(systemName: "star.fill")
                    .symbolColorRenderingMode(.gradient)
                    .symbolEffect(.drawOn)
                Label("Badge", image: "Badge").labelStyle(.titleOnly)
                Text("big").font(.body.scaled(by: 2))
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct ClockTextsView: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
            Text(.currentDate, format: .stopwatch(startingAt: .now))
            Text(.currentDate, format: .offset(to: .now))
            Text(.durationOffset(to: .now), format: .time(pattern: .minuteSecond))
        }
    }
}

struct GroupView: View {
    var body: some View {
        AccessoryWidgetGroup("Rain", systemImage: "cloud.rain") {
            Text("10%")
            Text("40%")
            Text("80%")
            Text("none")
        }
        .accessoryWidgetGroupStyle(.circular)
    }
}

#Preview("Systems", traits: .fixedLayout(width: 200, height: 224)) {
    SystemsView()
}

#Preview("Glass", traits: .fixedLayout(width: 160, height: 224)) {
    GlassView()
}

#Preview("Group", traits: .fixedLayout(width: 160, height: 48)) {
    GroupView()
}
