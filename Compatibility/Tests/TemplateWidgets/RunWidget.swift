//
//  RunWidget.swift
//  TemplateWidgets
//

import CryptoKit
import OSLog
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

private let logger = Logger(subsystem: "example", category: "runs")

struct RunView: View {
    let run: Run

    private var miles: Measurement<UnitLength>.FormatStyle {
        .measurement(width: .abbreviated, usage: .road).locale(Locale(identifier: "en_US"))
    }

    /// A name for the cached picture.
    private var cacheFile: URL {
        let digest = SHA256.hash(data: Data("run".utf8))
        let name = digest.prefix(4).map { String(format: "%02x", $0) }.joined()
        return URL(fileURLWithPath: "/").appendingPathComponent(name, conformingTo: .png)
    }

    /// A dot in a ring, drawn as an app of UIKit's time would.
    private var badge: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { context in
            UIColor.systemGreen.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
            UIColor.white.setFill()
            context.fill(CGRect(x: 8, y: 8, width: 16, height: 16))
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(uiImage: badge)
                Text(run.distance, format: miles)
                    .font(Font(UIFont.boldSystemFont(ofSize: 15)))
            }
            Text(run.name)
            Text(run.spoken)
            Text("\(run.weather) at the start")
            Text(cacheFile.lastPathComponent)
        }
        .containerBackground(.background, for: .widget)
        .onAppear { logger.debug("drawn") }
    }
}

#Preview("Run", traits: .fixedLayout(width: 200, height: 128)) {
    RunView(run: .sample)
}
