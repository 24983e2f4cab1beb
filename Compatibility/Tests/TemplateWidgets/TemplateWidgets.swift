//
//  TemplateWidgets.swift
//  TemplateWidgets
//

import SwiftUI
import WidgetKit

extension EnvironmentValues {
    @Entry var mood: String = "calm"
    @Entry var level = 3
}

struct LevelView: View {
    @Environment(\.mood) private var mood
    @Environment(\.level) private var level

    var body: some View {
        Text("\(mood) \(level)")
    }
}

#Preview("Plain {view}") {
    @Previewable @State var mood = "wild"
    LevelView()
    LevelView().environment(\.mood, mood).environment(\.level, 4)
}

#Preview(traits: .fixedLayout(width: 160, height: 32)) {
    LevelView()
}

@main
struct TemplateWidgets: WidgetBundle {
    var body: some Widget {
        MoodWidget()
        EmojiWidget()
        CounterWidget()
        StepsWidget()
        DeliveryActivity()
    }
}
