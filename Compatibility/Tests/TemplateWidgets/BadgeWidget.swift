//
//  BadgeWidget.swift
//  TemplateWidgets
//

import SwiftUI
import WidgetKit

struct BadgeView: View {
    let size: CGFloat

    var body: some View {
        VStack {
            Image("Badge")
                .resizable()
                .scaledToFit()
                .frame(width: size, height: size)
            Text(UIImage(named: "Badge").map { "\(Int($0.size.width)) points" } ?? "none")
        }
        .containerBackground(for: .widget) {
            Color(UIColor(named: "WidgetBackground") ?? .white)
        }
    }
}

struct BadgeView_Previews: PreviewProvider {
    static var previews: some View {
        BadgeView(size: 80)
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Badge")
    }
}
