import Foundation
import WidgetUI

/// A layout that fills lines of views one after the other.
struct Flow: Layout {
  var gap: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    arrange(in: proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let places = arrange(in: bounds.width, subviews).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: .unspecified
      )
    }
  }

  private func arrange(in width: CGFloat, _ views: Subviews) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var (x, y, lineHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for view in views {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        y += lineHeight
        (x, lineHeight) = (0, 0)
      }
      places.append(CGPoint(x: x, y: y))
      lineHeight = max(lineHeight, size.height)
      x += size.width + gap
      widest = max(widest, x - gap)
    }
    return (places, CGSize(width: widest, height: y + lineHeight))
  }
}

/// A layout that places views in a row, each as wide as the widest.
struct EqualWidths: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let widest = widest(subviews)
    return CGSize(
      width: widest.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
      height: widest.height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let (size, gaps) = (widest(subviews), gaps(subviews))
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(size)
      )
      x += size.width + gaps[index]
    }
  }

  private func widest(_ views: Subviews) -> CGSize {
    views.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ views: Subviews) -> [CGFloat] {
    views.indices.map { index in
      guard index < views.count - 1 else { return 0 }
      return views[index].spacing.distance(to: views[index + 1].spacing, along: .horizontal)
    }
  }
}

/// A layout that places views around its centre, clockwise from the top.
struct Around: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let point = CGPoint(
        x: bounds.midX + sin(angle) * (bounds.width / 2 - 4),
        y: bounds.midY - cos(angle) * (bounds.height / 2 - 8)
      )
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A layout that places none of its views, and counts how often its cache is created and its size
/// is requested.
struct Careless: Layout {
  final class Calls {
    var caches = 0
    var sizes = 0
  }

  let calls: Calls

  func makeCache(subviews: Subviews) -> [Double] {
    calls.caches += 1
    return subviews.map(\.priority)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [Double]
  ) -> CGSize {
    calls.sizes += 1
    return CGSize(width: 160, height: cache.reduce(0, +) * 16)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [Double]
  ) {}
}

/// A column in which each view begins at the indentation that it requests.
struct Indented: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { CGSize(width: 160, height: 16 * CGFloat(subviews.count)) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (row, subview) in subviews.enumerated() {
      let x = bounds.minX + 8 * CGFloat(subview[Indent.self])
      subview.place(at: CGPoint(x: x, y: bounds.minY + 16 * CGFloat(row)), proposal: .unspecified)
    }
  }
}

struct Indent: LayoutValueKey {
  static let defaultValue = 1
}
